import type { Catalogue } from '@savet/i18n/catalogue';
import { AccountError } from '#data/session/account-routes.ts';

const linkOutcomes = ['confirmed', 'expired', 'logInFirst', 'invalid'] as const;
/** The outcome of a verification link. */
export type LinkOutcome = (typeof linkOutcomes)[number];

/** Error codes in the link's return address that mean more than an invalid link. */
const outcomes: Readonly<Record<string, LinkOutcome>> = {
  TOKEN_EXPIRED: 'expired',
  LOG_IN_FIRST: 'logInFirst',
};

/**
 * @param search query string of the address that the link led to
 * @returns null if no link led here
 */
export function linkOutcome(search: string): LinkOutcome | null {
  const query = new URLSearchParams(search);
  const error = query.get('error');
  if (error !== null) return outcomes[error.toUpperCase()] ?? 'invalid';
  return query.get('verified') === '1' ? 'confirmed' : null;
}

/** The outcome in the state of a navigation, if any. */
export function outcomeInState(state: unknown): LinkOutcome | null {
  if (typeof state !== 'object' || state === null || !('linkOutcome' in state)) return null;
  return linkOutcomes.find((outcome) => outcome === state.linkOutcome) ?? null;
}

/** Text of a failed request for a new link. */
export function sendFailureText(
  texts: Catalogue['security']['verification'],
  error: unknown,
): string {
  if (!(error instanceof AccountError)) return texts.network;
  return error.status === 429 ? texts.tooMany : texts.failed;
}
