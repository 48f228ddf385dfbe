import type { MarkedToken, Token } from 'marked';
import { decodeEntities } from './entities.rules.ts';
import { lexBlocks } from './lex-blocks.ts';

/** The text of an answer for screen readers, without markup. */
export function plainText(markdown: string): string {
  return lexBlocks(markdown)
    .blocks.map((block) => textOf(block as MarkedToken))
    .filter((text) => text !== '')
    .join('\n');
}

function textOf(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
    case 'checkbox':
      return '';
    case 'br':
      return '\n';
    case 'list':
      return token.items.map((item) => inlineText(item.tokens)).join('\n');
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => inlineText(cell.tokens)).join(', '))
        .join('\n');
    case 'code':
    case 'codespan':
    case 'escape':
      return token.text;
    case 'html':
      return token.raw;
    default:
      return 'tokens' in token && token.tokens
        ? inlineText(token.tokens)
        : decodeEntities(token.text);
  }
}

/** The text of the parts of a block. */
export function inlineText(tokens: readonly Token[]): string {
  return tokens.map((token) => textOf(token as MarkedToken)).join('');
}
