import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeEntities } from './entities.rules.ts';
import { SafeLink } from './safe-link.tsx';

/** Deeper than this nobody nests on purpose: the rest is shown as it was written. */
const DEEPEST = 24;

/** Text within a block as React elements: raw HTML stays text, images become links. */
export function inline(tokens: readonly Token[] | undefined, depth = 0): ReactNode {
  return tokens?.map((token, index) => (
    // Tokens of a text have no identity of their own but their place.
    <Fragment key={index}>
      {depth > DEEPEST ? token.raw : element(token as MarkedToken, depth + 1)}
    </Fragment>
  ));
}

function element(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'strong':
      return <strong>{inline(token.tokens, depth)}</strong>;
    case 'em':
      return <em>{inline(token.tokens, depth)}</em>;
    case 'del':
      return struck(token, depth);
    case 'codespan':
      return <code>{token.text}</code>;
    case 'br':
      return <br />;
    case 'link':
      return (
        <SafeLink destination={token.href} raw={token.raw}>
          {inline(token.tokens, depth)}
        </SafeLink>
      );
    case 'image':
      return (
        <SafeLink destination={token.href} raw={token.raw}>
          {decodeEntities(token.text || token.href)}
        </SafeLink>
      );
    case 'checkbox':
      return <span aria-hidden="true">{token.checked ? '☑ ' : '☐ '}</span>;
    case 'html':
      return /^<br\s*\/?>$/i.test(token.raw) ? <br /> : token.raw;
    case 'escape':
      return token.text;
    case 'text':
      return 'tokens' in token ? inline(token.tokens, depth) : decodeEntities(token.text);
    default:
      return token.raw;
  }
}

/** A single tilde means "about" far more often than it strikes something out. */
function struck(token: Tokens.Del, depth: number): ReactNode {
  if (token.raw.startsWith('~~')) return <del>{inline(token.tokens, depth)}</del>;
  return <>~{inline(token.tokens, depth)}~</>;
}
