import type { Catalogue } from '@savet/i18n/catalogue';
import { AccountError } from '../../../lib/session/session.ts';

const linkOutcomes = ['confirmed', 'expired', 'logInFirst', 'invalid'] as const;
/** What became of the link in the mail that confirms an address. */
export type LinkOutcome = (typeof linkOutcomes)[number];

/** Codes that the link leads back with, other than that it is no good. */
const outcomes: Readonly<Record<string, LinkOutcome>> = {
  TOKEN_EXPIRED: 'expired',
  LOG_IN_FIRST: 'logInFirst',
};

/** @param search of the address that the link led to; null when no link led here */
export function linkOutcome(search: string): LinkOutcome | null {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null) return outcomes[error.toUpperCase()] ?? 'invalid';
  return query.get('verified') === '1' ? 'confirmed' : null;
}

/** The outcome that a navigation brought along, if any. */
export function toldOutcome(state: unknown): LinkOutcome | null {
  if (typeof state !== 'object' || state === null || !('linkOutcome' in state)) return null;
  return linkOutcomes.find((outcome) => outcome === state.linkOutcome) ?? null;
}

/** What is read when the link could not be asked for. */
export function sendFailureText(
  texts: Catalogue['accounts']['verification'],
  error: unknown,
): string {
  if (!(error instanceof AccountError)) return texts.network;
  return error.status === 429 ? texts.tooMany : texts.failed;
}
