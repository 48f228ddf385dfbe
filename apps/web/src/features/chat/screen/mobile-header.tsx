import { useNavigate } from 'react-router';
import { useConfiguration } from '../../../lib/configuration/use-configuration.ts';
import { useText } from '../../../lib/language/use-text.ts';
import { useViewing } from '../../../lib/viewing/viewing.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MailIcon, MenuIcon } from '../../../ui/icons.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** On narrow screens: menu, name and a way to write to the office. On wide ones the menu's button alone. */
export function MobileHeader({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu(): void }) {
  const text = useChatText();
  const { shell } = useText();
  const configuration = useConfiguration();
  const viewing = useViewing();
  const navigate = useNavigate();
  return (
    <header className={styles.header}>
      <IconButton label={text.openMenu} expanded={isMenuOpen} controls="side-menu" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Logo />
      {viewing && (
        <Button kind="quiet" onClick={() => void navigate('/admin')}>
          {shell.viewing.return}
        </Button>
      )}
      {configuration && (
        <a
          className={styles.headerMail}
          href={`mailto:${configuration.officeEmail}`}
          aria-label={text.writeToOffice}
        >
          <MailIcon />
        </a>
      )}
    </header>
  );
}
