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

/** The facts in the emails about a withdrawal. Amounts are in euro cents. */
export interface WithdrawalFacts {
  subscriptionId: string;
  concludedAt: Date;
  withdrawnAt: Date;
  beganOnRequest: boolean;
  paid: number;
  refund: number;
}

/**
 * Subject and text of an optional email about payments, or of one about a renewal.
 * @param isPlanAgreed whether the plan is agreed with the team: it stays, whatever a subscription beside it does
 */
export function noticeText(
  language: Language,
  notice: Exclude<Notice, { kind: 'contract_confirmed' }>,
  isPlanAgreed: boolean,
  { profile, supportEmail }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const { notices, renewalAhead, mutable } = mails[language];
  if (notice.kind === 'renewal_ahead') {
    const date = formatDate(tag, notice.renewsAt);
    const price = notice.price === null ? null : formatEuro(tag, notice.price);
    return {
      subject: renewalAhead.subject(date),
      text: renewalAhead.text(date, price, profile),
    };
  }
  const isBesidePlan = isPlanAgreed && notice.kind === 'plan_ended';
  const { subject } = isBesidePlan ? notices.subscription_ended : notices[notice.kind];
  const text = isBesidePlan
    ? notices.subscription_ended.text(profile, supportEmail)
    : textOf(language, notice, isPlanAgreed, { profile, supportEmail });
  return { subject, text: `${text}\n${mutable(profile)}\n` };
}

function textOf(
  language: Language,
  notice: Exclude<Notice, { kind: 'contract_confirmed' | 'renewal_ahead' }>,
  isPlanAgreed: boolean,
  { profile, supportEmail }: Pick<MailLinks, 'profile' | 'supportEmail'>,
): string {
  const { tag } = languages[language];
  const { notices } = mails[language];
  switch (notice.kind) {
    case 'payment_failed': {
      const amount = formatMoney(tag, notice.amount / 100, notice.currency.toUpperCase());
      const { text, untilPaid, planStays, confirm } = notices.payment_failed;
      const effect = isPlanAgreed ? planStays : untilPaid;
      const toConfirm = notice.invoiceUrl === null ? '' : confirm(notice.invoiceUrl);
      return text(profile, supportEmail, amount, effect, toConfirm);
    }
    case 'card_expires': {
      const { facts, text } = notices.card_expires;
      const month = formatMonth(tag, notice.month);
      const date = formatDate(tag, notice.paymentAt);
      return text(profile, supportEmail, facts(notice.card, month, date));
    }
    case 'plan_ended':
      return notices.plan_ended.text(profile, supportEmail);
  }
}

/** The confirmation of a contract on a durable medium (Directive 2011/83/EU, article 8). */
export function contractText(
  language: Language,
  contract: {
    concludedAt: Date;
    price: number | null;
    /** Of the first period, if it is less. */
    firstPrice: number | null;
    cycle: BillingCycle;
    beganOnRequest: boolean;
  },
  { profile, supportEmail, documents }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const { contractConfirmed: texts, withdrawalNotice } = mails[language];
  const { consent, notice, form } = withdrawalNotice;
  const { concludedAt, price, firstPrice, cycle, beganOnRequest } = contract;
  const first = firstPrice === null ? null : formatEuro(tag, firstPrice);
  const cost = price === null ? '' : ` ${texts.cost[cycle](formatEuro(tag, price), first)}`;
  const paragraphs = [
    texts.hello,
    `${texts.concluded(formatDate(tag, concludedAt))}${cost} ${texts.cancel}`,
    profile,
    ...(beganOnRequest ? [texts.agreed(consent)] : []),
    texts.notice,
    ...notice(supportEmail),
    texts.form,
    form(supportEmail).join('\n'),
    ...(documents.length === 0 ? [] : [texts.documents, documents.join('\n')]),
    texts.closing,
  ];
  return { subject: texts.subject, text: `${paragraphs.join('\n\n')}\n` };
}

/** The confirmation of a withdrawal, with the time at which it was received (article 11a). */
export function withdrawalText(
  language: Language,
  { concludedAt, withdrawnAt, paid, refund }: WithdrawalFacts,
  { supportEmail }: MailLinks,
): { subject: string; text: string } {
  const { tag } = languages[language];
  const texts = mails[language].withdrawn;
  const euro = (cents: number) => formatEuro(tag, cents);
  const time = formatUtc(tag, withdrawnAt).replace(/ UTC$/, '');
  const amounts = [
    texts.paid(euro(paid)),
    ...(refund === paid ? [] : [texts.kept(euro(paid - refund))]),
    texts.refund(euro(refund)),
  ];
  const paragraphs = [
    texts.hello,
    texts.received(time, formatDate(tag, concludedAt)),
    amounts.join(' '),
    texts.ended,
    texts.questions(supportEmail),
    texts.closing,
  ];
  return { subject: texts.subject, text: `${paragraphs.join('\n\n')}\n` };
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

Savet ends the subscription, refunds it, and takes back the credit that a change of the plan has left. There is nothing to do.
`,
  };
}
