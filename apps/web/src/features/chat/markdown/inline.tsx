import type { MarkedToken, Token, Tokens } from 'marked';
import { Fragment, type ReactNode } from 'react';
import { decodeEntities } from './entities.rules.ts';

const protocols = new Set(['http:', 'https:', 'mailto:']);

/** Maximum nesting; deeper text renders as source. */
const DEEPEST = 24;

/** Inline markdown as React elements. Raw HTML stays text, images become links. */
export function inline(tokens: readonly Token[] | undefined, depth = 0): ReactNode {
  return tokens?.map((token, index) => (
    // Inline tokens have no identity except their index.
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
        <SafeLink destination={token.href} label={token.text} raw={token.raw}>
          {inline(token.tokens, depth)}
        </SafeLink>
      );
    case 'image':
      return (
        <SafeLink destination={token.href} label={token.text} raw={token.raw}>
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

/** A single tilde usually means "about", so only two strike text out. */
function struck(token: Tokens.Del, depth: number): ReactNode {
  if (token.raw.startsWith('~~')) return <del>{inline(token.tokens, depth)}</del>;
  return <>~{inline(token.tokens, depth)}~</>;
}

/**
 * A link that opens a new tab and shows its host: in a tooltip, and behind a label that looks like the address of another one.
 * Unsafe ones stay text.
 */
function SafeLink(props: { destination: string; label: string; raw: string; children: ReactNode }) {
  const link = safeLink(props.destination);
  if (!link) return <>{props.raw}</>;
  return (
    <>
      <a href={link.href} title={link.host} target="_blank" rel="noopener noreferrer">
        {props.children}
      </a>
      {namesOtherHost(decodeEntities(props.label), link.host) && ` (${link.host})`}
    </>
  );
}

/** “bank.example”, “https://bank.example/x”, “ana@bank.example”. */
const address = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}/gu;

function namesOtherHost(label: string, target: string): boolean {
  const host = target.toLowerCase().replace(/:\d+$/, '').replace(/^.*@/, '');
  const named = label.toLowerCase().match(address) ?? [];
  return named
    .map((name) => name.replace(/^www\./, ''))
    .some((name) => host !== name && !host.endsWith(`.${name}`));
}

interface SafeLink {
  readonly href: string;
  /** Host, or address of a `mailto:` link. */
  readonly host: string;
}

/** A safe link, or undefined: only absolute http, https and mailto addresses are safe. */
function safeLink(destination: string): SafeLink | undefined {
  const decoded = decodeEntities(destination).trim();
  const url = URL.canParse(decoded) ? new URL(decoded) : undefined;
  if (!url || !protocols.has(url.protocol)) return undefined;
  const host = url.protocol === 'mailto:' ? url.pathname : url.host;
  return host === '' ? undefined : { href: url.href, host };
}
