import type { Token } from 'marked';
import { BoundedLexer } from './bounded-lexer.ts';

export interface LexedText {
  readonly text: string;
  readonly blocks: readonly Token[];
  /** Link definitions affect earlier blocks, so a text with any is lexed as a whole. */
  readonly definitions: string;
}

const nothing: LexedText = { text: '', blocks: [], definitions: '' };

/** Number of last blocks that more text can still change. */
const OPEN_BLOCKS = 2;

/** Lexes markdown into blocks. If the text has grown, only its end is lexed again. */
export function lexBlocks(text: string, before: LexedText = nothing): LexedText {
  if (text === before.text) return before;
  if (text.includes('\r') || before.definitions !== '' || !text.startsWith(before.text)) {
    return lexWhole(text);
  }
  const closed = closedBlocks(before.blocks);
  const start = closed.reduce((length, block) => length + block.raw.length, 0);
  const rest = lexWhole(text.slice(start));
  if (rest.definitions !== '') return lexWhole(text);
  return { text, blocks: [...closed, ...rest.blocks], definitions: '' };
}

/** A lexer that remembers its previous result. */
export function createBlockReader(): (text: string) => LexedText {
  let before = nothing;
  return (text) => {
    before = lexBlocks(text, before);
    return before;
  };
}

function lexWhole(text: string): LexedText {
  try {
    const tokens = new BoundedLexer().lex(text);
    const hasLinks = Object.keys(tokens.links).length > 0;
    return { text, blocks: [...tokens], definitions: hasLinks ? JSON.stringify(tokens.links) : '' };
  } catch {
    // Too deeply nested for the lexer's stack: render as source text.
    const block: Token = { type: 'html', block: true, pre: false, raw: text, text };
    return { text, blocks: [block], definitions: '' };
  }
}

function closedBlocks(blocks: readonly Token[]): readonly Token[] {
  let open = 0;
  let end = blocks.length;
  while (end > 0 && open < OPEN_BLOCKS) {
    end -= 1;
    if (blocks[end]?.type !== 'space') open += 1;
  }
  return blocks.slice(0, end);
}
