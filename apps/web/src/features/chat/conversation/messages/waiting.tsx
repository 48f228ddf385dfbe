import type { ReplyNotice } from '@savet/contract/documents';
import { useChatText } from '../../use-chat-text.ts';
import styles from './messages.module.css';

/** Three dots until the first text, as high as a line, so that nothing shifts. A notice says why it takes long. */
export function Waiting({ notice }: { notice: ReplyNotice | null }) {
  const text = useChatText();
  return (
    <div className={styles.waiting}>
      <p className={styles.dots}>
        {notice === null && <span className="visually-hidden">{text.answering}</span>}
        <i />
        <i />
        <i />
      </p>
      {/* In the page from the start, so that screen readers announce its text. */}
      <output>{notice !== null && text.notices[notice]}</output>
    </div>
  );
}
