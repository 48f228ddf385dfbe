import type { PurposeName, TextForm } from '../../../knowledge/purposes.schema.ts';
import type { Wishes } from './wishes.ts';

/** What an order for a text is for. Each has a text with moves of its own. */
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
  /** What a post, an event or a product is called. */
  title: string;
  /** What the text says, in the user’s words and order. */
  clauses: readonly string[];
  /** What stands before the request: what happened. */
  story: readonly string[];
  /** The review that is answered. */
  quote: string;
  wishes: Wishes;
  /** How the text is to be, in the user’s words. */
  asides: readonly string[];
  /** The firm that writes, if it is not the one of the Brand Hub. */
  firm: string;
}

export interface OrderReader {
  /** “Mrs Stoyanova”, “Mark Ellis”; empty if the request names nobody. */
  name: string;
  /** “chefs”; empty for one reader. */
  group: string;
  /** “Bistro Lipa” */
  firm: string;
  /** Nobody is greeted by name there: an authority, a bank. */
  isOffice?: true;
}
