import type { ErrorCode } from '@savet/contract/errors';
import type { Catalogue } from '@savet/i18n/catalogue';
import { CallError } from '../../lib/call/call-error.ts';

/** What can be asked for that leads the whole page elsewhere. */
export type BillingRequest = 'free' | 'pro' | 'portal' | 'cancelLater';

/** Refusals whose own text says more than that it failed. */
const telling = new Set<ErrorCode>([
  'PLAN_AGREED',
  'SUBSCRIPTION_EXISTS',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'USER_GONE',
]);
/** There is no customer, or it is not this user's. */
const withoutCustomer = new Set<ErrorCode>(['CUSTOMER_ID_REQUIRED', 'NOT_FOUND']);

export interface FailureMessage {
  title: string;
  text: string;
  /** Only the team can help. */
  needsSupport: boolean;
}

/** What the modal of a failed request says (specification, section 8). */
export function failureMessage(
  texts: Pick<Catalogue, 'billing' | 'errors'>,
  request: BillingRequest,
  error: unknown,
): FailureMessage {
  const { billing, errors } = texts;
  const code = error instanceof CallError ? error.code : undefined;
  if (request === 'portal' || request === 'cancelLater') {
    const needsSupport = code !== undefined && withoutCustomer.has(code);
    const text = needsSupport ? billing.noCustomer : billing.portalFailed;
    return { title: billing.portalTitle, text, needsSupport };
  }
  const general = request === 'free' ? billing.freeFailed : billing.checkoutFailed;
  const text = code !== undefined && telling.has(code) ? errors.byCode[code] : general;
  return { title: billing.failedTitle, text, needsSupport: code === 'PLAN_AGREED' };
}
