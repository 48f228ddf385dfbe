import { type MailKind, mailKinds } from '@savet/contract/accounts/mails';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { type BillingState, readBilling } from '../billing.store.ts';
import type { Notice } from '../mails/notices.rules.ts';
import { insertSentNotice, withoutSent } from '../mails/sent-notices.store.ts';
import type { Payments } from '../payments.ts';
import type { LiveSubscription } from '../subscriptions.rules.ts';
import { hasConsented } from './consented.ts';

/** Sends the notices that have not been sent. One of a kind that is switched off is recorded as sent. */
export async function sendNotices(
  { db, mails, now }: Payments,
  uid: string,
  { terms, notices }: { terms: LiveSubscription | null; notices: readonly Notice[] },
): Promise<void> {
  const untold = await withoutSent(db, uid, notices);
  if (untold.length === 0) return;
  await inTransaction(db, async (trx) => {
    const state = await readBilling(trx, uid);
    if (!state || state.isClosed) return;
    for (const notice of untold) {
      if (!(await insertSentNotice(trx, uid, notice, now()))) continue;
      if (isMuted(state, notice)) continue;
      const isContract = notice.kind === 'contract_confirmed';
      const beganOnRequest = isContract && (await hasConsented(trx, uid, notice.concludedAt));
      const isPlanAgreed = state.planSource === 'staff';
      await mails.tell(trx, state, notice, { terms, beganOnRequest, isPlanAgreed });
    }
  });
  mails.sendDue();
}

function isMuted({ mutedMails }: BillingState, { kind }: Notice): boolean {
  return isMutable(kind) && mutedMails.includes(kind);
}

function isMutable(kind: Notice['kind'] | MailKind): kind is MailKind {
  return mailKinds.some((mutable) => mutable === kind);
}
