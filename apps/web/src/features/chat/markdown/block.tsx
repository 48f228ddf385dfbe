import type { MarkedToken, Token, Tokens } from 'marked';
import { memo, type ReactNode } from 'react';
import { ScrollBox } from '#ui/page/scroll-box.tsx';
import { useChatText } from '../use-chat-text.ts';
import { CodeBlock } from './code/code-block.tsx';
import { Draft } from './draft.tsx';
import { isDraft } from './drafts.ts';
import { inline } from './inline.tsx';
import styles from './markdown.module.css';

/** Maximum nesting; deeper blocks render as source text. */
const DEEPEST = 12;

/** Headings of an answer rank below those of the page. */
const headings = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

interface BlockProps {
  readonly token: Token;
  readonly depth?: number;
}

/** One block of an answer. Renders again only if its source changes. */
export const Block = memo(
  function Block({ token, depth = 0 }: BlockProps) {
    return depth > DEEPEST ? <p>{token.raw}</p> : element(token as MarkedToken, depth);
  },
  (before, after) => isSame(before.token, after.token),
);

export function blocks(tokens: readonly Token[] | undefined, depth = 0): ReactNode {
  return tokens?.map((token, index) =>
    token.type === 'space' || token.type === 'def' ? null : (
      // Text grows at its end, so the index identifies a block.
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
      return quote(token, depth);
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

function quote(token: Tokens.Blockquote, depth: number): ReactNode {
  const content = blocks(token.tokens, depth + 1);
  return isDraft(token, depth) ? (
    <Draft text={token.text}>{content}</Draft>
  ) : (
    <blockquote>{content}</blockquote>
  );
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

/** A table that scrolls horizontally, by keyboard too. */
function Table({ table }: { table: Tokens.Table }) {
  const text = useChatText();
  return (
    <ScrollBox className={styles.table} label={text.table}>
      <table>
        <thead>
          <tr>
            {table.header.map((cell, column) => (
              <th key={column} scope="col" data-align={cell.align ?? undefined}>
                {inline(cell.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={cell.align ?? undefined}>
                  {inline(cell.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
