/** A common situation of a small firm. */
export interface Situation {
  name: string;
  /** The advice that the answer leads on to. */
  label: string;
  /** Where the answer is: a text of its own, the text of a case, or the card itself. */
  answer: 'own' | 'case' | 'card';
}

/** What is told of: who, what happens, and what is at stake. It is known by all of its signs together, in any order. */
export interface SignedSituation extends Situation {
  all: readonly RegExp[];
  /** The sign that makes it what it is: with it and all others but one, it is the nearest situation. */
  core?: RegExp;
  none?: readonly RegExp[];
}
