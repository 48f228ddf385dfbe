import { useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate, useParams } from 'react-router';
import { focusQuestion } from '../composer/focus-question.ts';
import { ChatDialogs } from '../dialogs/chat-dialogs.tsx';
import type { OpenedDialog } from '../dialogs/opened-dialog.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useIsNarrow } from '../menu/use-is-narrow.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Conversation } from './conversation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import styles from './screen.module.css';
import { useMenu } from './use-menu.ts';

/** The chat: menu at the side, conversation beside it. */
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
