import type { BillingNoticeKind } from '@savet/contract/documents';
import type { Language } from '@savet/contract/languages';
import type { LegalDocumentKind } from '@savet/contract/legal';
import { mails as texts } from '@savet/i18n/mails';
import type { Trx } from '../../../platform/db/transaction.ts';
import type { AccountMails } from '../../accounts/mails/account-mails.ts';
import type { LiveSubscription } from '../subscriptions.rules.ts';
import {
  contractText,
  type MailLinks,
  noticeText,
  type WithdrawalFacts,
  withdrawalTeamText,
  withdrawalText,
} from './mail-texts.ts';
import type { Notice } from './notices.rules.ts';

/** How long a mail about a payment is retried, in seconds. */
const NOTICE_SECONDS = 7 * 24 * 3_600;

interface Recipient {
  email: string;
  language: Language;
}

interface NoticeContext {
  terms: LiveSubscription | null;
  beganOnRequest: boolean;
  isPlanAgreed: boolean;
}

/** Mails about payments, stored in the transaction that they report. */
export class BillingMails {
  readonly #mails: Pick<AccountMails, 'store' | 'sendDue'>;
  readonly #links: MailLinks;

  constructor(
    mails: Pick<AccountMails, 'store' | 'sendDue'>,
    {
      publicUrl,
      supportEmail,
      documents,
    }: { publicUrl: string; supportEmail: string; documents: readonly LegalDocumentKind[] },
  ) {
    this.#mails = mails;
    this.#links = {
      profile: `${publicUrl}/profile`,
      payment: `${publicUrl}/payment`,
      supportEmail,
      documents: documents.map((kind) => `${publicUrl}/legal/${kind}`),
    };
  }

  async notify(trx: Trx, recipient: Recipient, kind: BillingNoticeKind): Promise<void> {
    const { subject, text } = texts[recipient.language].billingNotices[kind];
    const { profile, supportEmail } = this.#links;
    await this.#store(trx, recipient.email, { subject, text: text(profile, supportEmail) });
  }

  /**
   * @param context.terms the subscription that runs
   * @param context.beganOnRequest whether its buyer asked to begin at once
   * @param context.isPlanAgreed whether the plan is agreed with the team
   */
  async tell(
    trx: Trx,
    { email, language }: Recipient,
    notice: Notice,
    { terms, beganOnRequest, isPlanAgreed }: NoticeContext,
  ): Promise<void> {
    if (notice.kind !== 'contract_confirmed') {
      return this.#store(trx, email, noticeText(language, notice, isPlanAgreed, this.#links));
    }
    if (!terms) return;
    const { concludedAt, firstPrice } = notice;
    const { price, billingCycle: cycle } = terms;
    const contract = { concludedAt, price, firstPrice, cycle, beganOnRequest };
    await this.#store(trx, email, contractText(language, contract, this.#links));
  }

  /** To the user and to the team. */
  async confirmWithdrawal(trx: Trx, to: Recipient, withdrawal: WithdrawalFacts): Promise<void> {
    const { email, language } = to;
    await this.#store(trx, email, withdrawalText(language, withdrawal, this.#links));
    const { supportEmail } = this.#links;
    await this.#store(trx, supportEmail, withdrawalTeamText(email, withdrawal));
  }

  /** Call after the commit. */
  sendDue(): void {
    this.#mails.sendDue();
  }

  #store(trx: Trx, to: string, mail: { subject: string; text: string }): Promise<void> {
    return this.#mails.store(trx, { to, ...mail }, NOTICE_SECONDS);
  }
}
