import type { UserDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SettingsIcon } from '../../../ui/icons.tsx';
import { useGreeting } from '../start/use-greeting.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** The greeting, small above a conversation (an empty chat has it large), and the way to the settings. */
export function TopBar({ user, isEmpty }: { user: UserDocument; isEmpty: boolean }) {
  const text = useChatText();
  const greeting = useGreeting(user.firstName);
  const navigate = useNavigate();
  return (
    <div className={styles.topBar}>
      {!isEmpty && <p>{greeting}</p>}
      <IconButton label={text.settings} onClick={() => void navigate('/profile')}>
        <SettingsIcon />
      </IconButton>
    </div>
  );
}
