import type { PurposeName, TextForm } from '../../../knowledge/purposes.schema.ts';
import type { Wishes } from './wishes.ts';

/** The kinds of order. Each has a text with moves of its own. */
export const orderKinds = [
  'apology',
  'claim',
  'cold',
  'event',
  'letter',
  'post',
  'price',
  'product',
  'rejection',
  'reminder',
  'review',
  'thanks',
  'why',
] as const;

export type OrderKind = (typeof orderKinds)[number];

/** A request for a text with every part of it in its place. */
export interface Order {
  kind: OrderKind;
  purpose: PurposeName;
  form: TextForm;
  reader: OrderReader;
  /** The name of an event or a product, or the title of a post. */
  title: string;
  /** The content of the text, in the user’s words and order. */
  clauses: readonly string[];
  /** The events told before the request. */
  story: readonly string[];
  /** The review that is answered. */
  quote: string;
  wishes: Wishes;
  /** The wishes for the manner of the text, in the user’s words. */
  asides: readonly string[];
  /** The sending firm, if it is not the one of the Brand Hub. */
  firm: string;
}

export interface OrderReader {
  /** “Mrs Stoyanova”, “Mark Ellis”; empty if the request names nobody. */
  name: string;
  /** “chefs”; empty for one reader. */
  group: string;
  /** “Bistro Lipa” */
  firm: string;
  /** An authority or a bank: the greeting has no name. */
  isOffice?: true;
}
