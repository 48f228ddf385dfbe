import type { Trx } from '../../../platform/db/transaction.ts';
import { readAuthUser } from '../accounts.store.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';

/** How long the mails about passkeys are retried, in seconds. */
const NOTICE_SECONDS = 7 * 24 * 3_600;

export interface PasskeyMailDependencies {
  mails: AccountMails;
  publicUrl: string;
  supportEmail: string;
}

/** Tells the user that a passkey was added or removed. Call `sendDue` after the commit. */
export async function mailPasskey(
  trx: Trx,
  { mails, publicUrl, supportEmail }: PasskeyMailDependencies,
  { uid, name, notice }: { uid: string; name: string; notice: 'passkeyAdded' | 'passkeyRemoved' },
): Promise<void> {
  const user = await readAuthUser(trx, uid);
  if (!user) return;
  const { subject, text } = (await mailTextsFor(trx, uid))[notice];
  const mail = { to: user.email, subject, text: text(name, `${publicUrl}/forgot`, supportEmail) };
  await mails.store(trx, mail, NOTICE_SECONDS);
}
