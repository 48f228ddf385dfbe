import type { Language } from '@savet/contract/languages';
import type { AcceptanceOccasion, AcceptedTextKind } from '@savet/contract/legal';
import type { ColumnType, Generated } from 'kysely';

/** Every version of a text that users were shown. */
export interface LegalTextsTable {
  kind: string;
  language: Language;
  version: string;
  text: string;
  since: Date;
}

export interface LegalAcceptancesTable {
  acceptanceId: string;
  uid: string;
  kind: AcceptedTextKind;
  version: string;
  language: Language;
  occasion: AcceptanceOccasion;
  acceptedAt: Date;
}

export interface WithdrawalsTable {
  subscriptionId: string;
  uid: string;
  /** When the contract was concluded. */
  concludedAt: Date;
  withdrawnAt: Date;
  /** Whether the user had asked to begin at once, and so pays for what was used. */
  beganOnRequest: boolean;
  /** In euro cents, as is `refund`. */
  paid: number;
  refund: number;
  refunds: ColumnType<PlannedRefund[], string, string>;
  /** Null while anything is left to do at the payment provider. */
  completedAt: Date | null;
}

/** A refund that belongs to a withdrawal. */
export interface PlannedRefund {
  paymentIntent: string;
  /** In euro cents. */
  amount: number;
}

/** Mails that were sent, each once about the same thing. */
export interface SentNoticesTable {
  uid: string;
  kind: string;
  /** The subject of the mail, such as the id of an invoice. */
  about: string;
  sentAt: Date;
  /** For mails that are written when they are sent; null: sent, or stored elsewhere. */
  mailDueAt: Generated<Date | null>;
  mailAttempts: Generated<number>;
}
