import type { MarkedToken, Token, Tokens } from 'marked';
import { memo, type ReactNode } from 'react';
import { CodeBlock } from './code-block.tsx';
import { inline } from './inline.tsx';
import { Table } from './table.tsx';

/** Deeper than this nobody nests on purpose: the rest is shown as it was written. */
const DEEPEST = 12;

/** An answer's headings stand below those of the page. */
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface BlockProps {
  readonly token: Token;
  readonly depth?: number;
}

/** One block of an answer; drawn again only when its own source changes. */
export const Block = memo(
  function Block({ token, depth = 0 }: BlockProps) {
    return depth > DEEPEST ? <p>{token.raw}</p> : element(token as MarkedToken, depth);
  },
  (before, after) => isSame(before.token, after.token),
);

/** Blocks in their order. */
export function blocks(tokens: readonly Token[] | undefined, depth = 0): ReactNode {
  return tokens?.map((token, index) =>
    token.type === 'space' || token.type === 'def' ? null : (
      // A text grows at its end, so a block's place is its identity.
      <Block key={index} token={token} depth={depth} />
    ),
  );
}

function element(token: MarkedToken, depth: number): ReactNode {
  switch (token.type) {
    case 'heading': {
      const Heading = headings[Math.min(token.depth, headings.length) - 1] ?? 'h6';
      return <Heading>{inline(token.tokens)}</Heading>;
    }
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    case 'text':
      return <>{'tokens' in token ? inline(token.tokens) : inline([token])}</>;
    case 'list':
      return list(token, depth);
    case 'blockquote':
      return <blockquote>{blocks(token.tokens, depth + 1)}</blockquote>;
    case 'code':
      return <CodeBlock code={token.text} language={token.lang} />;
    case 'table':
      return <Table table={token} />;
    case 'hr':
      return <hr />;
    case 'checkbox':
      return inline([token]);
    default:
      return <p>{token.raw.trimEnd()}</p>;
  }
}

function list(token: Tokens.List, depth: number): ReactNode {
  const items = token.items.map((item, index) => (
    <Item key={index} item={item} depth={depth + 1} />
  ));
  return token.ordered ? <ol start={token.start || 1}>{items}</ol> : <ul>{items}</ul>;
}

const Item = memo(
  function Item({ item, depth }: { item: Tokens.ListItem; depth: number }) {
    return <li>{blocks(item.tokens, depth)}</li>;
  },
  (before, after) => isSame(before.item, after.item) && before.item.loose === after.item.loose,
);

function isSame(before: Token | Tokens.ListItem, after: Token | Tokens.ListItem): boolean {
  return before.type === after.type && before.raw === after.raw;
}
