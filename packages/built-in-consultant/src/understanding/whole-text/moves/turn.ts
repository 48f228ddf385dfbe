/** The function of a sentence in a letter. */
export type MoveKind = 'sorry' | 'offer' | 'ask' | 'thanks' | 'wish' | 'say';

export interface Move {
  kind: MoveKind;
  /** A sentence of the writer; empty for a bare “apologise”. */
  sentence: string;
  /** The words of the request that it stands for. */
  source: string;
}

/** A pattern of an order, and the sentence it becomes: `$1` are the user’s words, “{We}” is “We” or “I”. */
export type Turn = readonly [MoveKind, RegExp, string];
