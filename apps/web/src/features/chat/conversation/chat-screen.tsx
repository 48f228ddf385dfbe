import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { useViewing } from '#data/viewing/viewing.ts';
import { useText } from '#lib/language/use-text.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { MenuIcon } from '#ui/icons/icons.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { focusQuestion } from '../composer/focus-question.ts';
import { ChatDialogs, type OpenedDialog } from '../sidebar/dialogs/chat-dialogs.tsx';
import { useShortcuts } from '../sidebar/shortcuts/use-shortcuts.ts';
import { SideMenu } from '../sidebar/side-menu.tsx';
import { useIsNarrow, wideQuery } from '../sidebar/use-is-narrow.ts';
import { useChatText } from '../use-chat-text.ts';
import { ContactMenu } from './contact-menu.tsx';
import { Conversation } from './conversation.tsx';
import styles from './screen.module.css';

/** The chat: side menu and conversation. */
export function ChatScreen() {
  const { chatId } = useParams();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [isMenuOpen, setMenuOpen] = useMenu();
  const [opened, setOpened] = useState<OpenedDialog>();
  const closeMenu = useCallback(() => {
    flushSync(() => setMenuOpen(false));
    document.querySelector<HTMLElement>('[aria-controls=side-menu]')?.focus();
  }, [setMenuOpen]);
  const openMenu = () => {
    flushSync(() => setMenuOpen(true));
    document.getElementById('side-menu')?.focus();
  };
  function toggleMenu() {
    const hasFocus = document.getElementById('side-menu')?.contains(document.activeElement);
    if (hasFocus) closeMenu();
    else setMenuOpen(!isMenuOpen);
  }
  const close = useCallback(
    (closed: OpenedDialog) => setOpened((now) => (now === closed ? undefined : now)),
    [],
  );
  useShortcuts((shortcut) => {
    if (shortcut === 'search') setOpened({ kind: 'search' });
    else if (shortcut === 'help') setOpened({ kind: 'shortcuts' });
    else if (shortcut === 'menu') toggleMenu();
    else if (shortcut === 'newChat') void navigate('/chat');
    else focusQuestion();
  });
  return (
    <div className={styles.screen} data-menu={isMenuOpen}>
      <SideMenu isOpen={isMenuOpen} chatId={chatId} onDialog={setOpened} onClose={closeMenu} />
      <main className={styles.main} inert={isMenuOpen && isNarrow}>
        <MobileHeader isMenuOpen={isMenuOpen} onMenu={openMenu} />
        <Conversation chatId={chatId} />
      </main>
      <ChatDialogs opened={opened} onClose={close} />
    </div>
  );
}

/** Whether the side menu is open. Follows the window's width when that changes. */
function useMenu(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wideQuery().matches);
  useEffect(() => {
    const query = wideQuery();
    const follow = () => setOpen(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);
  return [isOpen, setOpen];
}

/** Narrow screens: menu button, logo and email addresses. Wide screens: the menu button only. */
function MobileHeader({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu(): void }) {
  const text = useChatText();
  const { shell } = useText();
  const viewing = useViewing();
  const navigate = useNavigate();
  return (
    <header className={styles.header} data-viewing={viewing !== null}>
      <IconButton label={text.openMenu} expanded={isMenuOpen} controls="side-menu" onClick={onMenu}>
        <MenuIcon />
      </IconButton>
      <Logo />
      {viewing && <Button onClick={() => void navigate('/admin')}>{shell.viewing.back}</Button>}
      <ContactMenu />
    </header>
  );
}
