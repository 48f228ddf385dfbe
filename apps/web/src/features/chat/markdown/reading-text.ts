import type { MarkedToken, Token, Tokens } from 'marked';
import { isDraft } from './drafts.ts';
import { decodeEntities } from './entities.rules.ts';
import { lexBlocks } from './lex-blocks.ts';

/** An answer as its reader sees it. */
export interface ReadAnswer {
  whole: string;
  /** The texts to use in it. */
  drafts: string[];
}

/** Signs by which Markdown is recognised; a dash or a number in front of a line is in plain texts too. */
const markup = new Set(['heading', 'blockquote', 'table', 'strong', 'em', 'link', 'codespan']);

/** An answer without the signs of Markdown, but with its paragraphs, lines and the signs of its lists. */
export function readAnswer(markdown: string): ReadAnswer {
  const { blocks } = lexBlocks(markdown);
  return {
    whole: blocksText(blocks),
    drafts: blocks
      .filter((block) => isDraft(block, 0))
      .map((draft) => blocksText(draft.tokens))
      .filter((text) => text !== ''),
  };
}

/** A text from elsewhere: without the signs of Markdown if it has any. Its lines stay. */
export function readPasted(text: string): string {
  if (!hasMarkup(lexBlocks(text).blocks)) return text;
  // Two spaces make a line break in Markdown.
  return readAnswer(text.replace(/(?<=\S)[ \t]*\n(?=[^\n])/g, '  \n')).whole;
}

function hasMarkup(tokens: readonly Token[]): boolean {
  return tokens.some((token) => {
    // A line of hyphens below a text is a signature as often as a heading.
    if (token.type === 'heading') return token.raw.trimStart().startsWith('#');
    if (token.type === 'code') return /^\s*(?:```|~~~)/.test(token.raw);
    // An address that stands for itself.
    if (token.type === 'link' && !token.raw.startsWith('[')) return false;
    return markup.has(token.type) || hasMarkup(childrenOf(token));
  });
}

function childrenOf(token: Token): readonly Token[] {
  return token.type === 'list'
    ? (token as Tokens.List).items
    : ('tokens' in token && token.tokens) || [];
}

function blocksText(tokens: readonly Token[] | undefined, gap = '\n\n'): string {
  return (tokens ?? [])
    .map((token) => blockText(token as MarkedToken))
    .filter((text) => text !== '')
    .join(gap);
}

function blockText(token: MarkedToken): string {
  switch (token.type) {
    case 'space':
    case 'def':
    case 'hr':
      return '';
    case 'heading':
    case 'paragraph':
      return inlineText(token.tokens);
    case 'blockquote':
      return blocksText(token.tokens);
    case 'list':
      return listText(token);
    case 'code':
      return token.text;
    case 'table':
      return [token.header, ...token.rows]
        .map((row) => row.map((cell) => inlineText(cell.tokens)).join(' | '))
        .join('\n');
    default:
      return inlineText([token]).trimEnd();
  }
}

function listText(list: Tokens.List): string {
  const first = list.start || 1;
  return list.items
    .map((item, index) => {
      const sign = list.ordered ? `${first + index}. ` : '• ';
      return sign + blocksText(item.tokens, '\n').replaceAll('\n', '\n  ');
    })
    .join('\n');
}

function inlineText(tokens: readonly Token[] | undefined): string {
  return (tokens ?? []).map((token) => partText(token as MarkedToken)).join('');
}

function partText(token: MarkedToken): string {
  switch (token.type) {
    case 'br':
      return '\n';
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? '\n' : token.raw;
    case 'strong':
    case 'em':
      return inlineText(token.tokens);
    case 'del':
      return token.raw.startsWith('~~') ? inlineText(token.tokens) : token.raw;
    case 'link':
      return linkText(token);
    case 'image':
      return decodeEntities(token.text || token.href);
    case 'checkbox':
      return token.checked ? '☑ ' : '☐ ';
    case 'codespan':
    case 'escape':
      return token.text;
    case 'text':
      // The screen shows a line end of the source as a space.
      return token.tokens
        ? inlineText(token.tokens)
        : decodeEntities(token.text).replace(/\s*\n\s*/g, ' ');
    default:
      return token.raw;
  }
}

/** With the address, which would be lost in a copy. */
function linkText({ href, tokens }: Tokens.Link): string {
  const label = inlineText(tokens);
  return /^https?:/i.test(href) && !href.includes(label) ? `${label} (${href})` : label;
}
