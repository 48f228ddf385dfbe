import { useChatText } from '../use-chat-text.ts';
import styles from './messages.module.css';

/** What stands above it, the consultant no longer knows. */
export function MemoryLine() {
  return <p className={styles.memory}>{useChatText().memory}</p>;
}
