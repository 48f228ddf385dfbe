import type { TextForm } from '../../../knowledge/purposes.schema.ts';

/** What a request wants, as far as its frame depends on it. */
export type Genre = 'reply' | 'job' | 'approach' | 'public' | 'letter';

/** To whom a text goes. */
export interface Reader {
  /** “Mrs Okafor”, “Hollins Farm”; empty if the request names nobody. */
  name: string;
  /** “tenants of flat 2 and 4”; empty for one reader. */
  group: string;
  /** “egg supplier”, „кандидатка за рецепционист“ */
  role: string;
  /** What the request says of its reader, as a clause to them: “your bikes are ready”. */
  clause: string;
  /** The same in the user’s words, if rules can’t turn it: the text has lost it. */
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
  /** What somebody else wrote, and the text answers. */
  quote: string;
  /** What the text says, in the order of the request. */
  clauses: readonly Clause[];
  /** Whom to call or to write to, as a sentence. */
  contacts: readonly string[];
  /** What must not be said, in the user’s words. */
  unmentioned: readonly string[];
  /** The request without who writes, who reads and what must not be said. */
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
