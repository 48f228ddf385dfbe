import type { TextForm } from '../../knowledge/purposes.schema.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import type { Number } from './number.ts';

interface Common {
  form: TextForm;
  reader: OrderReader;
  number: Number;
  /** Clauses that the rules cannot turn into sentences, in the user’s words. */
  unplaced: readonly string[];
}

/** A review with the contents of its answer. */
export interface ReviewAnswer extends Common {
  kind: 'review';
  /** The review itself. */
  quote: string;
  isGood: boolean;
  isMixed: boolean;
  /** “Staff” of “nice staff but …”. */
  praised: string;
  /** The complaint or the praise, to its writer: a clause after “sorry that”, or full sentences. */
  complaint: string;
  isStated: boolean;
  /** Sentences about the cause and the remedy. */
  said: readonly string[];
}

/** A refusal: the wish, the refused parts, and the offer instead. */
export interface Refusal extends Common {
  kind: 'refusal';
  wish: string;
  /** The requested action, for a “no” that nothing else says: “sponsor your fair”; empty if the wish is no action. */
  deed: string;
  /** The refusals with their reasons, in the order of the request. */
  refused: readonly RefusedPart[];
  can: readonly string[];
  /** Whether it only says that the writer can’t come: nobody has asked for anything. */
  isAbsence: boolean;
}

export interface RefusedPart {
  text: string;
  /** Whether it says no. */
  isNo: boolean;
}

/** A follow-up letter after a meeting. */
export interface AfterMeeting extends Common {
  kind: 'meeting';
  met: string;
  said: readonly string[];
  asks: readonly string[];
}

/** A letter with its sentences in the order of the request. */
export interface PlainLetter extends Common {
  kind: 'letter';
  genre: 'apology' | 'thanks' | 'plain';
  said: readonly string[];
}

export type Correspondence = ReviewAnswer | Refusal | AfterMeeting | PlainLetter;
