import type { Catalogue } from '@savet/i18n/catalogue';

export type Advice = keyof Catalogue['models']['test']['advice'];

/** By status, and by the codes that providers send with a status of their own. The first match decides. */
const signs: readonly (readonly [RegExp, Advice])[] = [
  // The server did not ask the model.
  [/^ceiling$/, 'ceiling'],
  [/insufficient_quota|exceeded_quota|RESOURCE_EXHAUSTED|billing/i, 'limit'],
  [/\b(401|403)\b|invalid_api_key|API_KEY_INVALID|authentication_error|permission/i, 'key'],
  [/\b404\b|not_found/i, 'notFound'],
  [/\b(402|429)\b|rate_limit/i, 'limit'],
  [/\b(408|504)\b|TIMEOUT|ETIMEDOUT|timed out|^aborted$/i, 'tooLong'],
  [/connection|ECONN|ENOTFOUND|EAI_AGAIN|UNREACH/i, 'connection'],
  [/\b4\d\d\b/, 'refused'],
  [/\b5\d\d\b/, 'provider'],
];

/** Advice to staff about a question without an answer. */
export function adviceFor(failure: string): Advice {
  return signs.find(([pattern]) => pattern.test(failure))?.[1] ?? 'other';
}

/** Failures that the next question would have too. */
const lasting: readonly Advice[] = ['key', 'notFound', 'limit', 'ceiling', 'connection', 'refused'];

export function isLasting(failure: string): boolean {
  return lasting.includes(adviceFor(failure));
}
