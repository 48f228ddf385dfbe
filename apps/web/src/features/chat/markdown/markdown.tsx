import { Fragment, memo, useRef } from 'react';
import { blocks } from './block.tsx';
import { type LexedText, lexBlocks } from './lex-blocks.ts';
import styles from './markdown.module.css';

/**
 * Markdown as React elements, never as HTML. Of a text that grows only the end is read and drawn again.
 */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const before = useRef<LexedText>(undefined);
  const lexed = lexBlocks(text, before.current);
  before.current = lexed;
  return (
    <div className={styles.markdown}>
      <Fragment key={lexed.definitions}>{blocks(lexed.blocks)}</Fragment>
    </div>
  );
});
