import type { Sentence } from './sentences.ts';
import type { Token } from './tokens.ts';

/** Words between two marks of punctuation. */
export interface Clause {
  tokens: readonly Token[];
  /** Positions in UTF-16 units, of its first and last word. */
  start: number;
  end: number;
  sentence: Sentence;
}

interface ReadWords {
  own: string;
  tokens: readonly Token[];
  sentences: readonly Sentence[];
}

/** Punctuation, and conjunctions that oppose what follows to what came before. */
const border = /[,;:()!?…\n]|\.(?:\s|$)|\s[–—-]\s/;
const opposing = new Set(['but', 'yet', 'но', 'а', 'обаче']);

/** The clauses of a text in order, without quotations. */
export function clausesOf({ own, tokens, sentences }: ReadWords): Clause[] {
  const clauses: Clause[] = [];
  let next = 0;
  for (const sentence of sentences) {
    let words: Token[] = [];
    const close = () => {
      const [first] = words;
      const last = words.at(-1);
      if (first && last)
        clauses.push({ tokens: words, start: first.start, end: last.end, sentence });
      words = [];
    };
    for (let token = tokens[next]; token && token.end <= sentence.end; token = tokens[next]) {
      const before = words.at(-1);
      if (before && (opposing.has(token.word) || border.test(own.slice(before.end, token.start)))) {
        close();
      }
      words.push(token);
      next += 1;
    }
    close();
  }
  return clauses;
}
