import type { LogInProviderId } from '@savet/contract/accounts/log-in-providers';
import { ApiError } from '../../../platform/api-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { readAuthUser } from '../accounts.store.ts';
import { hasPasskeys } from '../factors/passkeys.store.ts';
import { deleteLinks, listLinks, lockAccount } from '../linked/linked-log-ins.store.ts';
import { mailTextsFor } from '../mails/mail-texts.ts';
import { hasPassword } from '../password/password.store.ts';
import { LINK_NOTICE_SECONDS, type LogInAsDependencies } from './log-in-as.ts';

export interface UnlinkDependencies
  extends Pick<LogInAsDependencies, 'db' | 'mails' | 'supportEmail' | 'publicUrl' | 'nameOf'> {
  /** Providers that users can log in with at present. */
  configured: readonly LogInProviderId[];
}

/**
 * Unlinks a log-in, and tells the user. Call after the user has been verified.
 * @throws ApiError NOT_FOUND if it is not linked, LAST_LOG_IN if there is no other way to log in
 */
export async function unlinkLogIn(
  { db, mails, supportEmail, publicUrl, nameOf, configured }: UnlinkDependencies,
  uid: string,
  provider: LogInProviderId,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    await lockAccount(trx, uid);
    const others = (await listLinks(trx, uid)).filter(
      (link) => link.provider !== provider && configured.includes(link.provider),
    );
    const hasOther =
      others.length > 0 || (await hasPassword(trx, uid)) || (await hasPasskeys(trx, uid));
    if (!hasOther) throw new ApiError('LAST_LOG_IN');
    if (!(await deleteLinks(trx, uid, [provider]))) throw new ApiError('NOT_FOUND');
    const user = await readAuthUser(trx, uid);
    const { logInUnlinked: texts } = await mailTextsFor(trx, uid);
    const text = texts.text(nameOf(provider), `${publicUrl}/forgot`, supportEmail);
    const mail = { to: user?.email ?? '', subject: texts.subject, text };
    await mails.store(trx, mail, LINK_NOTICE_SECONDS);
  });
  mails.sendDue();
}
