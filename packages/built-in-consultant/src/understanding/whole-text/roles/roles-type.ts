import type { TextForm } from '../../../knowledge/purposes.schema.ts';

/** The genre of a text, which decides its frame. */
export type Genre = 'reply' | 'job' | 'approach' | 'public' | 'letter';

/** The addressee of a text. */
export interface Reader {
  /** “Mrs Okafor”, “Hollins Farm”; empty if the request names nobody. */
  name: string;
  /** “tenants of flat 2 and 4”; empty for one reader. */
  group: string;
  /** “egg supplier”, „кандидатка за рецепционист“ */
  role: string;
  /** The statement about the reader, as a clause to them: “your bikes are ready”. */
  clause: string;
  /** The same statement in the user’s words, if rules can’t turn it. The text does not say it. */
  untold: string;
}

export interface Sender {
  name: string;
  firm: string;
  phone: string;
}

/** A request with each of its clauses in its role. */
export interface Roles {
  genre: Genre;
  /** The words that name the text: they are no part of it. */
  named: string;
  form: TextForm;
  reader: Reader;
  sender: Sender;
  /** The quoted message that the text answers. */
  quote: string;
  /** The content of the text, in the order of the request. */
  clauses: readonly Clause[];
  /** The contacts to call or to write to, each as a sentence. */
  contacts: readonly string[];
  /** Topics that the text must not mention, in the user’s words. */
  unmentioned: readonly string[];
  /** The request without its sender, its reader and the unmentioned topics. */
  request: string;
  /** Whether it names people, a contact or several facts: then it is no question about texts. */
  isStrong: boolean;
  /** Whether it is told as notes are, or with asides about its people. */
  isSpoken: boolean;
}

export interface Clause {
  /** In the user’s words. */
  text: string;
  /** A fragment has no verb: “£2 each”. */
  isSentence: boolean;
}
