import type { BillingNoticeKind } from '@savet/contract/documents';
import { mails as texts } from '@savet/i18n/mails';
import type { Trx } from '../../platform/db/transaction.ts';
import type { AccountMails } from '../accounts/mails/account-mails.ts';
import type { BillingState } from './billing.store.ts';

/** How long a mail about a payment is retried, in seconds. */
const NOTICE_SECONDS = 7 * 24 * 3_600;

/** Mails about payments, stored in the transaction that they report. */
export class BillingMails {
  readonly #mails: Pick<AccountMails, 'store' | 'sendDue'>;
  readonly #publicUrl: string;
  readonly #supportEmail: string;

  constructor(
    mails: Pick<AccountMails, 'store' | 'sendDue'>,
    { publicUrl, supportEmail }: { publicUrl: string; supportEmail: string },
  ) {
    this.#mails = mails;
    this.#publicUrl = publicUrl;
    this.#supportEmail = supportEmail;
  }

  async notify(
    trx: Trx,
    { email, language }: Pick<BillingState, 'email' | 'language'>,
    kind: BillingNoticeKind,
  ): Promise<void> {
    const { subject, text } = texts[language].billingNotices[kind];
    const body = text(`${this.#publicUrl}/profile`, this.#supportEmail);
    await this.#mails.store(trx, { to: email, subject, text: body }, NOTICE_SECONDS);
  }

  /** Call after the commit. */
  sendDue(): void {
    this.#mails.sendDue();
  }
}
