import type { TextForm } from '../../knowledge/purposes.schema.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import type { Number } from './number.ts';

interface Common {
  form: TextForm;
  reader: OrderReader;
  number: Number;
  /** Clauses that rules can make no sentence of, in the user’s words. */
  unplaced: readonly string[];
}

/** What a review is about, and what its answer says. */
export interface ReviewAnswer extends Common {
  kind: 'review';
  /** The review itself. */
  quote: string;
  isGood: boolean;
  isMixed: boolean;
  /** “Staff” of “nice staff but …”. */
  praised: string;
  /** What the review complains of or praises, to its writer: a clause after “sorry that”, or sentences of its own. */
  complaint: string;
  isStated: boolean;
  /** What happened and what is done about it, as sentences. */
  said: readonly string[];
}

/** What somebody asks for, what can’t be given, and what can. */
export interface Refusal extends Common {
  kind: 'refusal';
  wish: string;
  /** What we are asked to do, if nothing else says no: “sponsor your fair”; empty if it is no deed. */
  deed: string;
  /** What can’t be, and why, in the order in which it is told. */
  refused: readonly RefusedPart[];
  can: readonly string[];
}

export interface RefusedPart {
  text: string;
  /** Whether it says no. */
  isNo: boolean;
}

/** What follows a meeting. */
export interface AfterMeeting extends Common {
  kind: 'meeting';
  met: string;
  said: readonly string[];
  asks: readonly string[];
}

/** What a letter says, in the order in which it is told. */
export interface PlainLetter extends Common {
  kind: 'letter';
  genre: 'apology' | 'thanks' | 'plain';
  said: readonly string[];
}

export type Correspondence = ReviewAnswer | Refusal | AfterMeeting | PlainLetter;
