import type { Replacement } from '@savet/contract/brand-check';

/** A place where a sentence can end and another one begin. */
export interface Joint {
  /** From the punctuation to the first letter of the new sentence, which it includes unless words are put before it. */
  start: number;
  end: number;
  /** What is put there: a full stop, and what the new sentence begins with. */
  text: string;
  /** Where the words of the sentence go on. */
  next: number;
  /** Further edits that the division needs in the words before the joint. */
  also?: readonly Replacement[];
  /** The words before it are a sentence by the rule that found it, which has read them from the beginning of the whole one. */
  fromStart?: true;
  /** Used only where no other one is: the words after it could be said of something else. */
  isWeak?: true;
}

/** Finds joints by more than the words at the place. */
export type JointFinder = (written: string) => Joint[];

/** Words between two clauses that others say at the beginning of a sentence. */
export interface Turn {
  /** From the punctuation to the blank before the clause. */
  pattern: RegExp;
  put: string;
}

/** What a language knows of its sentences. */
export interface SentenceGrammar {
  /**
   * A comma, semicolon, colon or dash, the conjunction, and what surely is a main clause: groups `mark`, `joint` and `opening`. A
   * comma needs a conjunction.
   */
  joint: RegExp;
  /** The same for a sentence that gives instructions; groups as above. */
  instruction: RegExp;
  /** How a sentence begins that gives instructions. */
  instructs: RegExp;
  turns: readonly Turn[];
  finders: readonly JointFinder[];
  /** “She writes it down, gives it away”: a list of verbs whose last one follows; group `comma` is before the second one. */
  listed: RegExp;
  /** The conjunction that is left out; others begin the new sentence. */
  dropped: string;
  /** Before a colon: what follows is said, listed or counted. */
  announces: RegExp;
  /** Words by which all parts of a sentence need each other. */
  bound: RegExp;
  /** Words that need others behind them: no place between is a joint. */
  pairs: readonly (readonly [before: RegExp, after: RegExp])[];
  /** Whether words that end here are a sentence; a list of verbs in them may be ended already. */
  isSentence(words: string, isListEnded: boolean): boolean;
  /** How a clause begins into whose subject another one is inserted. */
  inserted: RegExp | null;
  /** What follows a part that was inserted: the words before need it. */
  resumed: RegExp;
}
