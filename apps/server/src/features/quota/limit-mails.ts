import { type Language, languages } from '@savet/contract/languages';
import { effectiveLimit, newQueries } from '@savet/contract/plans';
import { formatDate } from '@savet/i18n/formats';
import { mails } from '@savet/i18n/mails';
import type { Database } from '../../platform/db/transaction.ts';
import type { MailQueue } from '../../platform/mail/mail-sweeper.ts';
import { claimLimitMails, type LimitMail, markLimitMailSent } from './limit-notices.store.ts';

/** Mail queue for users whose queries are used up, in their language. */
export function limitMails(
  db: Database,
  { supportEmail, publicUrl, now }: { supportEmail: string; publicUrl: string; now: () => Date },
): MailQueue<LimitMail> {
  const profile = `${publicUrl}/profile`;
  return {
    name: 'used queries',
    claim: (limit, holdSeconds) => claimLimitMails(db, limit, holdSeconds),
    write: (mail) => {
      const { email, language, plan } = mail;
      const { queryLimit, mutable } = mails[language];
      const limit = effectiveLimit(mail);
      const isPaid = plan === 'pro' || plan === 'enterprise';
      const text = isPaid
        ? queryLimit.paid(limit, nextText(language, mail, now()), supportEmail, profile)
        : queryLimit.free(limit, `${publicUrl}/payment`);
      return { to: email, subject: queryLimit.subject, text: `${text}\n${mutable(profile)}\n` };
    },
    markSent: (mail) => markLimitMailSent(db, mail),
  };
}

/** When new queries come, as the screens say it; null if nothing is known. */
function nextText(language: Language, mail: LimitMail, now: Date): string | null {
  const { plan, queryResetDate, subscriptionStatus: status, paidUntil, cancelAtPeriodEnd } = mail;
  const subscription = status &&
    paidUntil && { status, paidUntil: paidUntil.toISOString(), cancelAtPeriodEnd };
  const date = queryResetDate?.toISOString() ?? null;
  const next = plan && newQueries({ plan, queryResetDate: date, subscription }, now);
  if (!next) return null;
  const texts = mails[language].queryLimit.next;
  return next.when === 'date'
    ? texts.date(formatDate(languages[language].tag, next.date))
    : texts[next.when];
}
