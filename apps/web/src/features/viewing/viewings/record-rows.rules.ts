import type { SecurityTexts } from '@savet/i18n/catalogue';
import { lookedAt } from './looked-at.rules.ts';
import type { Viewing } from './read-viewings.ts';

type Texts = SecurityTexts['viewing'];

/** The record as a table with a heading; times in ISO 8601, UTC. */
export function recordRows(texts: Texts, viewings: readonly Viewing[]): string[][] {
  const { kind, email, startedAt, endedAt, reason, consent, reads } = texts.columns;
  const heading = [kind, email, startedAt, endedAt, reason, consent, reads];
  return [heading, ...viewings.map((viewing) => rowOf(texts, viewing))];
}

function rowOf(texts: Texts, viewing: Viewing): string[] {
  const { kind, email, startedAt, endedAt, reason, reads } = viewing;
  const opened = lookedAt(reads).map((thing) => texts.things[thing]);
  return [
    texts.kinds[kind],
    email === '' ? texts.someone : email,
    startedAt,
    endedAt ?? '',
    reason ?? '',
    consentText(texts, viewing),
    opened.join(', '),
  ];
}

/** How a viewing came about, or what became of a request; empty when neither applies. */
export function consentText(
  texts: Texts,
  { kind, consent, expiresAt }: Pick<Viewing, 'kind' | 'consent' | 'expiresAt'>,
  now = Date.now(),
): string {
  if (kind !== 'request') {
    return consent === 'approved' || consent === 'overridden' ? texts.consents[consent] : '';
  }
  if (consent === 'approved' || consent === 'declined') return texts.answers[consent];
  return texts.answers[Date.parse(expiresAt) > now ? 'waiting' : 'expired'];
}
