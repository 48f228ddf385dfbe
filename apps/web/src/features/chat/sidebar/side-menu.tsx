import { queriesLeft } from '@savet/contract/plans';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Link, useNavigate } from 'react-router';
import { useDocuments } from '#data/documents/documents-context.ts';
import { useUser } from '#data/documents/hooks.ts';
import { useText } from '#lib/language/use-text.ts';
import { IconButton } from '#ui/controls/icon-button.tsx';
import {
  AdminIcon,
  ArchiveIcon,
  BrandIcon,
  CloseIcon,
  FolderIcon,
  KeyboardIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  SpellingIcon,
} from '#ui/icons/icons.tsx';
import { Logo } from '#ui/page/logo.tsx';
import { LanguageToggle } from '../../accounts/settings/language-toggle.tsx';
import { ThemeToggle } from '../../accounts/settings/theme-toggle.tsx';
import { useLanguageChoice } from '../../accounts/settings/use-language-choice.ts';
import { NewAnswers } from '../../brand-hub/contact/new-answers.tsx';
import { useChatText } from '../use-chat-text.ts';
import type { OpenedDialog } from './dialogs/chat-dialogs.tsx';
import { ChatList } from './list/chat-list.tsx';
import styles from './menu.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

interface SideMenuProps {
  readonly isOpen: boolean;
  readonly chatId: string | undefined;
  onDialog(dialog: OpenedDialog): void;
  onClose(): void;
}

/** Navigation of the chat. On narrow screens it is a drawer that closes after a choice. */
export function SideMenu({ isOpen, chatId, onDialog, onClose }: SideMenuProps) {
  const text = useChatText();
  const { quota } = useText();
  const user = useUser();
  const { isViewOnly } = useDocuments();
  const navigate = useNavigate();
  const isNarrow = useIsNarrow();
  const drawer = useDrawer(isOpen && isNarrow, onClose);
  if (!isOpen) return null;

  function chosen() {
    if (isNarrow) onClose();
  }

  function open(kind: 'search' | 'projects' | 'check' | 'archive') {
    chosen();
    onDialog({ kind });
  }

  return (
    <>
      <button
        type="button"
        className={styles.backdrop}
        aria-label={text.closeMenu}
        tabIndex={-1}
        onClick={onClose}
      />
      <nav ref={drawer} id="side-menu" className={styles.menu} aria-label={text.menu} tabIndex={-1}>
        <div className={styles.header}>
          <Logo />
          <IconButton label={text.closeMenu} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <Item
          onClick={() => {
            chosen();
            void navigate('/chat');
          }}
        >
          <PlusIcon /> {text.newChat}
        </Item>
        <Item onClick={() => open('search')}>
          <SearchIcon /> {text.search}
        </Item>
        <Item onClick={() => open('projects')}>
          <FolderIcon /> {text.projects}
        </Item>
        <Item onClick={() => open('check')}>
          <SpellingIcon /> {text.checkText}
        </Item>
        <Link className={styles.navItem} to="/brandhub">
          <BrandIcon /> {text.brandHub} <NewAnswers />
        </Link>
        {user?.isAdmin && !isViewOnly && (
          <Link className={styles.navItem} to="/admin">
            <AdminIcon /> {text.adminPanel}
          </Link>
        )}
        <ChatList chatId={chatId} onChoose={chosen} onDialog={onDialog} />
        <Item onClick={() => open('archive')}>
          <ArchiveIcon /> {text.archivedChats}
        </Item>
        <button
          type="button"
          className={`${styles.navItem} ${styles.forKeyboards}`}
          onClick={() => onDialog({ kind: 'shortcuts' })}
        >
          <KeyboardIcon /> {text.shortcuts}
        </button>
        <Link className={styles.navItem} to="/profile">
          <SettingsIcon />
          <span>
            {text.settings}
            {user && isNarrow && (
              <small className={styles.usage}>
                {quota.left(queriesLeft(user), user.queryLimit)}
              </small>
            )}
          </span>
        </Link>
        <Preferences />
      </nav>
    </>
  );
}

function Item({ onClick, children }: { onClick(): void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.navItem} onClick={onClick}>
      {children}
    </button>
  );
}

/** Language and theme, which users look for in the menu. */
function Preferences() {
  const { isViewOnly } = useDocuments();
  const { language, choose, failure } = useLanguageChoice();
  const { saveFailed } = useText().profile;
  return (
    <>
      <div className={styles.preferences}>
        <LanguageToggle short value={language} disabled={isViewOnly} onChange={choose} />
        <ThemeToggle short />
      </div>
      {failure !== null && (
        <p className={styles.failed} role="alert">
          {saveFailed}
        </p>
      )}
    </>
  );
}

/** A drawer takes the focus, closes on Escape and returns the focus. */
function useDrawer(isOver: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    drawer.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      // An open dialog handles the key first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOver, onClose]);
  return drawer;
}
