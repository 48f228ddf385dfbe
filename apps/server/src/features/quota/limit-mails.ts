import { languages } from '@savet/contract/languages';
import { effectiveLimit } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { mails } from '@savet/i18n/mails';
import type { Database } from '../../platform/db/transaction.ts';
import type { MailQueue } from '../../platform/mail/mail-sweeper.ts';
import { claimLimitMails, type LimitMail, markLimitMailSent } from './limit-notices.store.ts';

/** Mail queue for users whose queries are used up, in their language. */
export function limitMails(
  db: Database,
  { supportEmail, publicUrl }: { supportEmail: string; publicUrl: string },
): MailQueue<LimitMail> {
  const profile = `${publicUrl}/profile`;
  return {
    name: 'used queries',
    claim: (limit, holdSeconds) => claimLimitMails(db, limit, holdSeconds),
    write: (mail) => {
      const { email, language, plan, queryResetDate, subscriptionStatus } = mail;
      const { queryLimit, mutable } = mails[language];
      const limit = effectiveLimit(mail);
      // While a payment is overdue, no date brings new queries.
      const isDated = queryResetDate !== null && subscriptionStatus !== 'past_due';
      const date = isDated ? formatDate(languages[language].tag, queryResetDate) : null;
      const isPaid = plan === 'pro' || plan === 'enterprise';
      const text = isPaid
        ? queryLimit.paid(limit, date, supportEmail, profile)
        : queryLimit.free(limit, `${publicUrl}/payment`);
      return { to: email, subject: queryLimit.subject, text: `${text}\n${mutable(profile)}\n` };
    },
    markSent: (mail) => markLimitMailSent(db, mail),
  };
}
