import { Link } from 'react-router';
import { usePageTitle } from '../../../ui/use-page-title.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** For a chat that isn't there. */
export function ChatNotFound() {
  const text = useChatText();
  usePageTitle(text.notFound);
  return (
    <div className={styles.notFound}>
      <h1>{text.notFound}</h1>
      <p>{text.notFoundText}</p>
      <Link to="/chat">{text.newChat}</Link>
    </div>
  );
}
