import type { UserDocument } from '@savet/contract/documents';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSheetText } from '#lib/language/use-text.ts';
import { useChatText } from '../../../use-chat-text.ts';
import styles from './welcome.module.css';

/**
 * The messages that the welcome chat opens with. They are part of the screen, not stored: so they take no query, follow
 * the reader's language, and the consultant does not take them for something that was said.
 */
export function Welcome({ user }: { user: UserDocument }) {
  const { welcomeChat } = useChatText();
  const { welcome, lock } = useSheetText();
  return (
    <section className={styles.welcome} aria-label={welcomeChat}>
      <Message>
        <p>{welcome.hello(user.firstName)}</p>
      </Message>
      <Message>
        <p>{welcome.brandHub}</p>
        <p>{welcome.without}</p>
        <blockquote>{lock.withoutText}</blockquote>
        <p>{welcome.with}</p>
        <blockquote data-with>{lock.withText}</blockquote>
      </Message>
      <Message>
        <p>
          {welcome.begin} <Link to="/brandhub">{welcome.open}</Link>
        </p>
      </Message>
    </section>
  );
}

function Message({ children }: { children: ReactNode }) {
  const { consultant } = useChatText();
  return <article aria-label={consultant}>{children}</article>;
}
