import type { Language } from '@savet/contract/languages';
import { languages } from '@savet/contract/languages';
import type { BillingCycle } from '@savet/contract/plans';
import { formatDate, formatEuro, formatMoney, formatMonth, formatUtc } from '@savet/i18n/formats';
import { mails } from '@savet/i18n/mails';
import type { Notice } from './notices.rules.ts';

/** Addresses in the mails. */
export interface MailLinks {
  profile: string;
  payment: string;
  supportEmail: string;
  /** Of the operator's documents. */
  documents: string[];
}

/** What the mails about a withdrawal say. Amounts are in euro cents. */
export interface WithdrawalFacts {
  subscriptionId: string;
  concludedAt: Date;
  withdrawnAt: Date;
  beganOnRequest: boolean;
  paid: number;
  refund: number;
}

/** Subject and text of a mail about payments that can be switched off, or that tells of a renewal. */
export function noticeText(
  language: Language,
  notice: Exclude<Notice, { kind: 'contract_confirmed' }>,
  { profile, supportEmail }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const { notices, renewalAhead, mutable } = mails[language];
  if (notice.kind === 'renewal_ahead') {
    const date = formatDate(tag, notice.renewsAt);
    return {
      subject: renewalAhead.subject(date),
      text: renewalAhead.text(date, formatEuro(tag, notice.price), profile),
    };
  }
  const { subject, text } = notices[notice.kind];
  const details = { amount: '', card: '', month: '', date: '' };
  if (notice.kind === 'payment_failed') {
    details.amount = formatMoney(tag, notice.amount / 100, notice.currency.toUpperCase());
  }
  if (notice.kind === 'card_expires') {
    details.card = notice.card;
    details.month = formatMonth(tag, notice.month);
    details.date = formatDate(tag, notice.paymentAt);
  }
  return { subject, text: `${text(profile, supportEmail, details)}\n${mutable(profile)}\n` };
}

/** The confirmation of a contract on a durable medium (Directive 2011/83/EU, article 8). */
export function contractText(
  language: Language,
  contract: {
    concludedAt: Date;
    price: number | null;
    cycle: BillingCycle;
    beganOnRequest: boolean;
  },
  { profile, supportEmail, documents }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const { contractConfirmed, withdrawalNotice } = mails[language];
  const { subject, text } = contractConfirmed;
  const { consent, notice, form } = withdrawalNotice;
  return {
    subject,
    text: text({
      date: formatDate(tag, contract.concludedAt),
      price: contract.price === null ? '' : formatEuro(tag, contract.price),
      cycle: contract.cycle,
      consent: contract.beganOnRequest ? consent : null,
      notice: notice(supportEmail).join('\n\n'),
      form: form(supportEmail).join('\n'),
      documents,
      link: profile,
    }),
  };
}

/** The confirmation of a withdrawal, with the time at which it was received (article 11a). */
export function withdrawalText(
  language: Language,
  { concludedAt, withdrawnAt, paid, refund }: WithdrawalFacts,
  { supportEmail }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const { subject, text } = mails[language].withdrawn;
  return {
    subject,
    text: text({
      time: formatUtc(tag, withdrawnAt).replace(/ UTC$/, ''),
      concluded: formatDate(tag, concludedAt),
      paid: formatEuro(tag, paid),
      kept: refund === paid ? null : formatEuro(tag, paid - refund),
      refund: formatEuro(tag, refund),
      supportEmail,
    }),
  };
}

/** For the team, in English. */
export function withdrawalTeamText(
  email: string,
  { subscriptionId, concludedAt, withdrawnAt, paid, refund, beganOnRequest }: WithdrawalFacts,
): { subject: string; text: string } {
  return {
    subject: `${email} has withdrawn from the contract`,
    text: `${email} has withdrawn from the contract for Savet Pro.

Subscription: ${subscriptionId}
Concluded: ${formatUtc('en', concludedAt)}
Withdrawn: ${formatUtc('en', withdrawnAt)}
Began on request: ${beganOnRequest ? 'yes' : 'no'}
Paid: ${formatEuro('en', paid)}
Refund: ${formatEuro('en', refund)}

Savet ends the subscription and refunds it. There is nothing to do, unless the customer has credit left at Stripe.
`,
  };
}
