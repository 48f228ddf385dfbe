import type { Language } from '@savet/contract/languages';
import type { Number } from '../correspondence/number.ts';

/** Where a text goes: a chat has no subject and no formal frame. */
export type SureForm = 'chat' | 'mail' | 'notice' | 'post' | 'review';
export type SureGenre =
  | 'apology'
  | 'complaint'
  | 'decline'
  | 'farewell'
  | 'invitation'
  | 'letter'
  | 'offer'
  | 'reminder'
  | 'review'
  | 'thanks';

/** Who reads a text. */
export interface SureReader {
  /** “Mrs Whitlock”, “Petra”; empty if the order names nobody. */
  name: string;
  /** “customer”, “parents”: the words of the order. */
  role: string;
  isMany: boolean;
  /** Whether the name is that of a firm. */
  isFirm: boolean;
}

/** The head of an order, and the words of its text. */
export interface SureHead {
  form: SureForm;
  genre: SureGenre;
  reader: SureReader;
  rest: string;
  /** “Write him …”: whom the message names before. */
  isOfOther?: true;
}

/** An order of which every part is a sentence to its reader, or a wish that is met. */
export interface SureOrder {
  language: Language;
  form: SureForm;
  genre: SureGenre;
  reader: SureReader;
  number: Number;
  /** Sentences, and notes that begin with “- ”. */
  sentences: readonly string[];
  /** The review that is answered. */
  quote: string;
}

/** How the segments of an order are said. */
export interface SureVoice {
  number: Number;
  form: SureForm;
  genre: SureGenre;
  reader: SureReader;
}

/** A segment of an order as sentences; `isJoined` for the words that go on from the segment before. */
export interface Said {
  sentences: readonly string[];
  isJoined?: true;
  isSorry?: true;
  /** Whether it is the subject of an offer or of a post: “for painting two rooms”. */
  isTopic?: true;
}
