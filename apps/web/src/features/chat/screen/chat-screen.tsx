import { useCallback } from 'react';
import { useParams } from 'react-router';
import { SideMenu } from '../menu/side-menu.tsx';
import { useIsNarrow } from '../menu/use-is-narrow.ts';
import { Conversation } from './conversation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import styles from './screen.module.css';
import { useMenu } from './use-menu.ts';

/** The chat: menu at the side, conversation beside it. */
export function ChatScreen() {
  const { chatId } = useParams();
  const isNarrow = useIsNarrow();
  const [isMenuOpen, setMenuOpen] = useMenu();
  const closeMenu = useCallback(() => setMenuOpen(false), [setMenuOpen]);
  return (
    <div className={styles.screen} data-menu={isMenuOpen}>
      <SideMenu isOpen={isMenuOpen} chatId={chatId} onClose={closeMenu} />
      <main className={styles.main} inert={isMenuOpen && isNarrow}>
        <MobileHeader isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(true)} />
        <Conversation chatId={chatId} />
      </main>
    </div>
  );
}
