import { type LogInRefusal, logInRefusals } from '@savet/contract/accounts/log-in-providers';
import type { Catalogue } from '@savet/i18n/catalogue';
import { AccountError } from '#data/session/account-routes.ts';
import { logInErrorText } from '../account-errors.rules.ts';

/** Why the server has refused a return from a provider, from the query of the page; null if it has not. */
export function refusalIn(search: string): LogInRefusal | null {
  const given = new URLSearchParams(search).get('refusal');
  if (given === null) return null;
  return logInRefusals.find((refusal) => refusal === given) ?? 'FAILED';
}

/** Text of a failure on the page behind a provider. */
export function returnErrorText(
  { accounts, security }: Pick<Catalogue, 'accounts' | 'security'>,
  error: unknown,
): string {
  const code = error instanceof AccountError ? error.code : null;
  const refusal = logInRefusals.find((one) => one === code);
  return refusal
    ? security.providerReturn.refusals[refusal]
    : logInErrorText(accounts.errors, error);
}
