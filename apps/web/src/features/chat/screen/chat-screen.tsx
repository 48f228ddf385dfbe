import { Suspense, useCallback, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { lazyScreen } from '../../../lib/lazy/lazy-screen.ts';
import { SideMenu } from '../menu/side-menu.tsx';
import { useIsNarrow } from '../menu/use-is-narrow.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { Conversation } from './conversation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import styles from './screen.module.css';
import { useMenu } from './use-menu.ts';

const SearchDialog = lazyScreen(
  async () => (await import('../search/search-dialog.tsx')).SearchDialog,
);
const ShortcutsDialog = lazyScreen(
  async () => (await import('../shortcuts/shortcuts-dialog.tsx')).ShortcutsDialog,
);

/** The chat: menu at the side, conversation beside it. */
export function ChatScreen() {
  const { chatId } = useParams();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const [isMenuOpen, setMenuOpen] = useMenu();
  const [opened, setOpened] = useState<'search' | 'shortcuts'>();
  const closeMenu = useCallback(() => setMenuOpen(false), [setMenuOpen]);
  const close = useCallback(() => setOpened(undefined), []);
  useShortcuts((shortcut) => {
    if (shortcut === 'search') setOpened('search');
    else if (shortcut === 'help') setOpened('shortcuts');
    else if (shortcut === 'menu') setMenuOpen(!isMenuOpen);
    else if (shortcut === 'newChat') void navigate('/chat');
    else document.getElementById('question')?.focus();
  });
  return (
    <div className={styles.screen} data-menu={isMenuOpen}>
      <SideMenu
        isOpen={isMenuOpen}
        chatId={chatId}
        onSearch={() => setOpened('search')}
        onClose={closeMenu}
      />
      <main className={styles.main} inert={isMenuOpen && isNarrow}>
        <MobileHeader isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
        <Conversation chatId={chatId} />
      </main>
      <Suspense>
        {opened === 'search' && <SearchDialog onClose={close} />}
        {opened === 'shortcuts' && <ShortcutsDialog onClose={close} />}
      </Suspense>
    </div>
  );
}
