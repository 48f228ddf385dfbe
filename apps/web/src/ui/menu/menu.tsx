import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyScreen } from '../../lib/lazy/lazy-screen.ts';
import iconButton from '../icon-button.module.css';
import styles from './menu.module.css';
import type { MenuSection } from './menu-popup.tsx';

interface MenuProps {
  /** What the button and its menu are called. */
  label: string;
  sections: readonly MenuSection[];
  /** The icon on the button. */
  children: ReactNode;
}

const MenuPopup = lazyScreen(async () => (await import('./menu-popup.tsx')).MenuPopup);

/** A button with an icon that opens a menu; the menu's script comes once it is likely to be opened. */
export function Menu({ label, sections, children }: MenuProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'byKey' | 'byPointer'>();
  /** From the first opening on the closed menu stays, and sees to where the focus goes. */
  const [wasOpened, setWasOpened] = useState(false);

  function open(how: 'byKey' | 'byPointer') {
    setWasOpened(true);
    setOpened(how);
  }

  return (
    <span ref={holder} className={styles.holder}>
      <button
        ref={button}
        type="button"
        className={iconButton.button}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-controls={opened && id}
        onPointerEnter={() => void MenuPopup.ahead()}
        onFocus={() => void MenuPopup.ahead()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open('byKey');
        }}
        onClick={(event) => {
          // A click that no pointer made has no count.
          if (opened === undefined) open(event.detail === 0 ? 'byKey' : 'byPointer');
          else setOpened(undefined);
        }}
      >
        {children}
      </button>
      {wasOpened && (
        <Suspense>
          <MenuPopup
            id={id}
            label={label}
            sections={sections}
            opened={opened}
            holder={holder}
            button={button}
            onClose={() => setOpened(undefined)}
          />
        </Suspense>
      )}
    </span>
  );
}
