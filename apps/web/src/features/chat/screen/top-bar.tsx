import type { UserDocument } from '@savet/contract/documents';
import { useNavigate } from 'react-router';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SettingsIcon } from '../../../ui/icons.tsx';
import { dayPart } from '../start/greeting.rules.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** The greeting, small above a conversation (an empty chat has it large), and the way to the settings. */
export function TopBar({ user, isEmpty }: { user: UserDocument; isEmpty: boolean }) {
  const text = useChatText();
  const navigate = useNavigate();
  return (
    <div className={styles.topBar}>
      {!isEmpty && <p>{text.greeting[dayPart(new Date().getHours())](user.firstName)}</p>}
      <IconButton label={text.settings} onClick={() => navigate('/profile')}>
        <SettingsIcon />
      </IconButton>
    </div>
  );
}
