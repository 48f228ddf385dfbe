import type { UserDocument } from '@savet/contract/documents';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useChatText } from '../../use-chat-text.ts';
import styles from './start.module.css';
import { starters } from './starters.rules.ts';
import { useGreeting } from './use-greeting.ts';

/** The start page of a chat: a greeting and starter questions. */
export function Start({ user, onChoose }: { user: UserDocument; onChoose(text: string): void }) {
  const text = useChatText();
  const { isViewOnly } = useDocuments();
  const greeting = useGreeting(user.firstName);
  return (
    <div className={styles.start}>
      <h1>{greeting}</h1>
      <p className={styles.invitation}>{text.invitation}</p>
      <ul className={styles.starters} aria-label={text.starters.heading}>
        {starters(user).map((starter) => (
          <li key={starter}>
            <button
              type="button"
              disabled={isViewOnly}
              onClick={() => onChoose(text.starters[starter])}
            >
              {text.starters[starter]}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
