import type { Tokens } from 'marked';
import { Fragment } from 'react';
import { blocks } from './block.tsx';
import { inline } from './inline.tsx';
import { lexBlocks } from './lex-blocks.ts';
import styles from './markdown.module.css';
import { inlineText } from './plain-text.ts';

/** A heading of a document, in the order of the text. */
export interface DocumentHeading {
  id: string;
  name: string;
  /** 1 for `#`. */
  depth: number;
}

/** Markdown whose headings a table of contents can lead to. */
export function DocumentMarkdown({ text }: { text: string }) {
  return (
    <div className={styles.markdown} data-markdown>
      {lexBlocks(text).blocks.map((token, index) =>
        token.type === 'heading' ? (
          <Heading key={index} token={token as Tokens.Heading} id={idOf(index)} />
        ) : (
          <Fragment key={index}>{blocks([token])}</Fragment>
        ),
      )}
    </div>
  );
}

/** The headings that `DocumentMarkdown` gives an id. */
export function documentHeadings(text: string): DocumentHeading[] {
  return lexBlocks(text).blocks.flatMap((token, index) => {
    if (token.type !== 'heading') return [];
    const { tokens, depth } = token as Tokens.Heading;
    return [{ id: idOf(index), name: inlineText(tokens), depth }];
  });
}

/** Ranks below the title of the page, like the headings of an answer. */
function Heading({ token, id }: { token: Tokens.Heading; id: string }) {
  const Rank = `h${Math.min(token.depth + 1, 6)}` as 'h2';
  return (
    <Rank id={id} tabIndex={-1}>
      {inline(token.tokens)}
    </Rank>
  );
}

function idOf(index: number): string {
  return `part-${index}`;
}
