import { Lexer, type Token, Tokenizer, type Tokens } from 'marked';

/** Levels of quotes and lists in each other; deeper ones stay text. */
const DEEPEST = 24;
/**
 * Inline markup is read in pieces of this length, in UTF-16 units: the time to read one can grow with its square.
 * A paragraph is rarely as long.
 */
const PIECE = 4_000;

/** Marked's lexer, with a time that grows no faster than the text. */
export class BoundedLexer extends Lexer {
  constructor() {
    super({ gfm: true, tokenizer: new BoundedTokenizer() });
  }

  override inlineTokens(source: string, tokens: Token[] = []): Token[] {
    let start = 0;
    while (source.length - start > PIECE) {
      const end = endOfPiece(source, start);
      super.inlineTokens(source.slice(start, end), tokens);
      start = end;
    }
    return super.inlineTokens(source.slice(start), tokens);
  }
}

class BoundedTokenizer extends Tokenizer {
  #depth = 0;

  override blockquote(source: string): Tokens.Blockquote | undefined {
    return this.#nested(() => super.blockquote(source));
  }

  override list(source: string): Tokens.List | undefined {
    return this.#nested(() => super.list(source));
  }

  #nested<Block>(read: () => Block | undefined): Block | undefined {
    if (this.#depth === DEEPEST) return undefined;
    this.#depth += 1;
    try {
      return read();
    } finally {
      this.#depth -= 1;
    }
  }
}

/** After the last space of the longest piece, so that words stay whole; else in the middle of a word. */
function endOfPiece(source: string, start: number): number {
  const longest = source.slice(start, start + PIECE);
  const space = Math.max(longest.lastIndexOf(' '), longest.lastIndexOf('\n'));
  if (space > 0) return start + space + 1;
  const isHighSurrogate = /[\uD800-\uDBFF]$/.test(longest);
  return start + (isHighSurrogate ? PIECE - 1 : PIECE);
}
