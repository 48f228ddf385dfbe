import type { UserDocument } from '@savet/contract/documents';
import { mails as texts } from '@savet/i18n/mails';
import type { Trx } from '../../../platform/db/transaction.ts';
import { readAuthUser } from '../../accounts/accounts.store.ts';
import type { AccountMails } from '../../accounts/mails/account-mails.ts';
import { mailTextsFor } from '../../accounts/mails/mail-texts.ts';

type Recipient = Pick<UserDocument, 'email' | 'language'>;

/** How long a mail about a viewing is retried, in seconds: later it would be no news. */
const NOTICE_SECONDS = 3 * 24 * 3_600;

/** Mails about viewings and requests for them, stored in the transaction that they report. */
export class ViewingMails {
  readonly #mails: AccountMails;
  readonly #publicUrl: string;

  constructor(mails: AccountMails, publicUrl: string) {
    this.#mails = mails;
    this.#publicUrl = publicUrl;
  }

  /** Tells the user that a viewing has started. */
  started(
    trx: Trx,
    { email, language }: Recipient,
    viewing: { staff: string; reason: string | null; minutes: number; isOverridden: boolean },
  ): Promise<void> {
    const { viewingStarted, viewingOverridden } = texts[language];
    const { staff, reason, minutes, isOverridden } = viewing;
    const { subject, text } = isOverridden ? viewingOverridden : viewingStarted;
    const body = text(staff, reason, minutes, this.#profile);
    return this.#store(trx, { to: email, subject, text: body });
  }

  /** Asks the user for approval. */
  requested(
    trx: Trx,
    { email, language }: Recipient,
    request: { staff: string; reason: string | null },
  ): Promise<void> {
    const { subject, text } = texts[language].viewingRequested;
    const body = text(request.staff, request.reason, this.#profile);
    return this.#store(trx, { to: email, subject, text: body });
  }

  /** Tells the member of staff how the user has answered. */
  async answered(
    trx: Trx,
    { email }: Recipient,
    request: { adminUid: string; answer: 'approved' | 'declined' },
  ): Promise<void> {
    // The address may have changed since; a former member of staff is not told.
    const admin = await readAuthUser(trx, request.adminUid);
    if (!admin) return;
    const { viewingAnswered } = await mailTextsFor(trx, request.adminUid);
    const { subject, text } = viewingAnswered[request.answer];
    await this.#store(trx, {
      to: admin.email,
      subject,
      text: text(email, `${this.#publicUrl}/admin`),
    });
  }

  sendDue(): void {
    this.#mails.sendDue();
  }

  get #profile(): string {
    return `${this.#publicUrl}/profile`;
  }

  #store(trx: Trx, mail: { to: string; subject: string; text: string }): Promise<void> {
    return this.#mails.store(trx, mail, NOTICE_SECONDS);
  }
}
