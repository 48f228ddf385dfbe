import type { Database } from '../../../platform/db/transaction.ts';
import type { Logger } from '../../../platform/log.ts';
import { findHolder } from '../email-change/email-change.store.ts';
import { deleteExpiredVerifications } from '../linked/linked-log-ins.store.ts';
import type { AccountMails } from '../mails/account-mails.ts';
import { languageFor, mailTextsFor } from '../mails/mail-texts.ts';
import { freeAddress } from './free-address.ts';
import {
  type PendingSignUp,
  type PendingSignUps,
  SIGN_UP_LINK_SECONDS,
} from './pending-sign-ups.ts';

export interface MailSignUpDependencies {
  db: Database;
  mails: AccountMails;
  pendingSignUps: PendingSignUps;
  publicUrl: string;
  log: Logger;
}

/**
 * Mails the link that finishes a sign-up; if the address is taken, its holder hears of it instead. The answer to the sign-up must have
 * been given before: what happens here depends on the address.
 */
export async function mailSignUp(
  { db, mails, pendingSignUps, publicUrl, log }: MailSignUpDependencies,
  signUp: Omit<PendingSignUp, 'language'>,
  acceptLanguage: string | null,
): Promise<void> {
  const { email } = signUp;
  await freeAddress(db, email);
  // Sign-ups whose links were never opened.
  await deleteExpiredVerifications(db);
  const holder = await findHolder(db, email, null);
  const texts = await mailTextsFor(db, holder ?? '', acceptLanguage);
  if (holder === null) {
    const language = await languageFor(db, '', acceptLanguage);
    const until = new Date(Date.now() + 1_000 * SIGN_UP_LINK_SECONDS);
    const token = await pendingSignUps.store({ ...signUp, language }, until);
    const { subject, text } = texts.signUpLink;
    // Behind a `#`, the token reaches neither a server's log nor another site.
    const mail = { to: email, subject, text: text(`${publicUrl}/confirm#${token}`) };
    await mails.store(db, mail, SIGN_UP_LINK_SECONDS);
  } else {
    const { subject, text } = texts.signUpTaken;
    const mail = { to: email, subject, text: text(`${publicUrl}/login`, `${publicUrl}/forgot`) };
    await mails.store(db, mail, SIGN_UP_LINK_SECONDS);
  }
  mails.sendDue();
  log.info({ isTaken: holder !== null }, 'account: a sign-up was mailed');
}
