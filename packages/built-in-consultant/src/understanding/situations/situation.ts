/** A common situation of a small firm. */
export interface Situation {
  name: string;
  /** The advice that the answer leads on to. */
  label: string;
  /** The source of the answer: a text of its own, the text of a case, or the card itself. */
  answer: 'own' | 'case' | 'card';
}

/** A situation with its signs, such as the person, the event and the risk. A message has to show all of them, in any order. */
export interface SignedSituation extends Situation {
  all: readonly RegExp[];
  /** The sign that makes it what it is: with it and all others but one, it is the nearest situation. */
  core?: RegExp;
  none?: readonly RegExp[];
}
