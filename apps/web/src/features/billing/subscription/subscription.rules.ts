import type { BillingNoticeKind, UserDocument } from '@savet/contract/documents';

/** How long a notice about payments is shown, in days. */
const NOTICE_DAYS = 30;

/** The notice about payments that is still news. */
export function currentNotice(
  { billingNotice }: Pick<UserDocument, 'billingNotice'>,
  now: Date,
): BillingNoticeKind | null {
  if (!billingNotice) return null;
  const until = Date.parse(billingNotice.at) + NOTICE_DAYS * 86_400_000;
  return now.getTime() < until ? billingNotice.kind : null;
}
