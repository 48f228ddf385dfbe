import { useConfiguration } from '../../../lib/configuration/use-configuration.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { MailIcon, MenuIcon } from '../../../ui/icons.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { useChatText } from '../use-chat-text.ts';
import styles from './screen.module.css';

/** On narrow screens: menu, name and a way to write to the office. On wide ones the menu's button alone. */
export function MobileHeader({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu(): void }) {
  const text = useChatText();
  const configuration = useConfiguration();
  return (
    <header className={styles.header}>
      <IconButton label={text.openMenu} expanded={isMenuOpen} controls="side-menu" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Logo />
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
