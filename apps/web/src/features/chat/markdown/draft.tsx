import type { ReactNode } from 'react';
import { useChatText } from '../use-chat-text.ts';
import { CopyButton } from './copy-button.tsx';
import styles from './draft.module.css';

/** A text to use, on a sheet of its own with a copy button: what the user came for. */
export function Draft({ text, children }: { text: string; children: ReactNode }) {
  const { copyDraft } = useChatText();
  return (
    <div className={styles.draft} data-draft>
      <div className={styles.copy}>
        {/* Line breaks of Markdown are two spaces at the end. */}
        <CopyButton text={text.replace(/ +$/gm, '').trim()} label={copyDraft} />
      </div>
      <blockquote>{children}</blockquote>
    </div>
  );
}
