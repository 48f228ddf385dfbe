import type { Language } from '@savet/contract/languages';
import type { TextForm } from '../../knowledge/purposes.schema.ts';
import type { Number } from '../correspondence/number.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';

export type PlainKind =
  | ('thanks' | 'apology' | 'invitation' | 'offer' | 'payment' | 'rejection' | 'follow-up')
  | ('review-request' | 'welcome' | 'cold' | 'complaint' | 'appointment' | 'answer' | 'review')
  | ('birthday' | 'refusal' | 'request' | 'letter' | 'news');

/** An order for a text, cut into what its reader is told and what is said to us. */
export interface PlainOrder {
  kind: PlainKind;
  form: TextForm;
  language: Language;
  number: Number;
  reader: OrderReader;
  /** How the order names who reads: “dental practices in Leeds”. */
  audience: string;
  /** What is said of the reader: “who sent us three clients”. */
  deed: string;
  /** What the text is about, as the order names it: “our new rye bread with walnuts”. */
  topic: string;
  /** The message or the review that is answered. */
  quote: string;
  /** What the reader is told, in the user’s words and order. */
  clauses: readonly string[];
  sender: { name: string; firm: string };
  /** Whom the reader can turn to. */
  contact: string;
  isSorry: boolean;
}
