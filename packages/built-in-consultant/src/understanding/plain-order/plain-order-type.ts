import type { Language } from '@savet/contract/languages';
import type { TextForm } from '../../knowledge/purposes.schema.ts';
import type { Number } from '../correspondence/number.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';

export type PlainKind =
  | ('thanks' | 'apology' | 'invitation' | 'offer' | 'payment' | 'rejection' | 'follow-up')
  | ('review-request' | 'welcome' | 'cold' | 'complaint' | 'appointment' | 'answer' | 'review')
  | ('birthday' | 'refusal' | 'request' | 'letter' | 'news');

/** An order for a text, split into content for the reader and facts for us. */
export interface PlainOrder {
  kind: PlainKind;
  form: TextForm;
  language: Language;
  number: Number;
  reader: OrderReader;
  /** The reader in the words of the order: “dental practices in Leeds”. */
  audience: string;
  /** A relative clause about the reader: “who sent us three clients”. */
  deed: string;
  /** The topic in the words of the order: “our new rye bread with walnuts”. */
  topic: string;
  /** The message or the review that is answered. */
  quote: string;
  /** The content for the reader, in the user’s words and order. */
  clauses: readonly string[];
  sender: { name: string; firm: string };
  /** Whom the reader can turn to. */
  contact: string;
  isSorry: boolean;
}
