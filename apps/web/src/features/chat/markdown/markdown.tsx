import { Fragment, memo, useState } from 'react';
import { blocks } from './block.tsx';
import { createBlockReader } from './lex-blocks.ts';
import styles from './markdown.module.css';

/** Markdown as React elements, never as HTML. Growing text is lexed and rendered only at its end. */
export const Markdown = memo(function Markdown({ text }: { text: string }) {
  const [read] = useState(createBlockReader);
  const lexed = read(text);
  return (
    <div className={styles.markdown} data-markdown>
      <Fragment key={lexed.definitions}>{blocks(lexed.blocks)}</Fragment>
    </div>
  );
});
