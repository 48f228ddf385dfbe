import type { Token, Tokens } from 'marked';

/** A quotation of the answer itself is a draft, one inside a list or another quotation is not. */
export function isDraft(token: Token, depth: number): token is Tokens.Blockquote {
  return token.type === 'blockquote' && depth === 0;
}
