import { MENU_OPEN_FROM_PX } from '@savet/contract/limits';
import { useCallback, useState } from 'react';
import { useParams } from 'react-router';
import { SideMenu } from '../menu/side-menu.tsx';
import { useIsNarrow } from '../menu/use-is-narrow.ts';
import { Conversation } from './conversation.tsx';
import { MobileHeader } from './mobile-header.tsx';
import styles from './screen.module.css';

/** The chat: menu at the side, conversation beside it. */
export function ChatScreen() {
  const { chatId } = useParams();
  const isNarrow = useIsNarrow();
  const [isMenuOpen, setMenuOpen] = useState(() => window.innerWidth >= MENU_OPEN_FROM_PX);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  return (
    <div className={styles.screen} data-menu={isMenuOpen}>
      <SideMenu isOpen={isMenuOpen} chatId={chatId} onClose={closeMenu} />
      <main className={styles.main} inert={isMenuOpen && isNarrow}>
        <MobileHeader isMenuOpen={isMenuOpen} onMenu={openMenu} />
        <Conversation chatId={chatId} />
      </main>
    </div>
  );
}
