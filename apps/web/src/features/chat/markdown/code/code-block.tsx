import { useChatText } from '../../use-chat-text.ts';
import { CopyButton } from '../copy-button.tsx';
import styles from './code-block.module.css';
import { usePieces } from './use-pieces.ts';

/** Code with the name of its language, its colours and a copy button. */
export function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  const text = useChatText();
  const pieces = usePieces(code, language);
  return (
    <div className={styles.block}>
      <div className={styles.header}>
        <span>{language}</span>
        <CopyButton text={code} label={text.copyCode} />
      </div>
      <pre tabIndex={0}>
        <code>
          {pieces.map((piece, index) =>
            piece.kind === null ? (
              piece.text
            ) : (
              // Code grows at its end, so the index identifies a piece.
              <span key={index} data-kind={piece.kind}>
                {piece.text}
              </span>
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
