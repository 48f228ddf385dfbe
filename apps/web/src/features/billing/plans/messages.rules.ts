import type { ErrorCode } from '@savet/contract/errors';
import type { Catalogue } from '@savet/i18n/catalogue';
import { CallError } from '#data/call/call-error.ts';

/** Requests whose response leads the page to another address. */
export type BillingRequest = 'free' | 'pro' | 'portal' | 'cancelLater';

/** Errors whose own text says more than the general one. */
const telling = new Set<ErrorCode>([
  'PLAN_AGREED',
  'TERMS_CHANGED',
  'SUBSCRIPTION_EXISTS',
  'UNAVAILABLE',
  'RATE_LIMITED',
  'USER_GONE',
]);
/** No customer exists, or it belongs to another user. */
const withoutCustomer = new Set<ErrorCode>(['CUSTOMER_ID_REQUIRED', 'NOT_FOUND']);

export interface FailureMessage {
  title: string;
  text: string;
  /** Only support can help. */
  needsSupport: boolean;
}

/** Text of the dialog of a failed request (specification, section 8). */
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
