import { CopyButton } from '../messages/copy-button.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './markdown.module.css';

/** Code as it was written, with a button that copies it. */
export function CodeBlock({ code, language }: { code: string; language: string | undefined }) {
  const text = useChatText();
  return (
    <div className={styles.code}>
      <div className={styles.codeHead}>
        <span>{language}</span>
        <CopyButton text={code} label={text.copyCode} />
      </div>
      <pre tabIndex={0}>
        <code>{code}</code>
      </pre>
    </div>
  );
}
