/** A place where a sentence can end and another one begin. */
export interface Joint {
  /** From the punctuation to the first letter of the new sentence, which it includes. */
  start: number;
  end: number;
  /** What is put there: a full stop, and what the new sentence begins with. */
  text: string;
}

/** What a language knows of its sentences. */
export interface SentenceGrammar {
  /**
   * A comma, semicolon or dash, the conjunction, and what surely is a main clause: groups `mark`, `joint` and `opening`. A comma
   * needs a conjunction.
   */
  joint: RegExp;
  /** The same for a sentence that gives instructions; groups as above. */
  instruction: RegExp;
  /** How a sentence begins that gives instructions. */
  instructs: RegExp;
  /** The conjunction that is left out; others begin the new sentence. */
  dropped: string;
  /** Words by which the parts of a sentence need each other. */
  bound: RegExp;
  /** Whether words that end here are a sentence. */
  isSentence(words: string): boolean;
  /** What follows a part that was inserted: the words before need it. */
  resumed: RegExp;
}
