import { type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import iconButton from '../controls/icon-button.module.css';
import styles from './menu.module.css';
import type { MenuSection } from './menu-popup.tsx';

interface MenuProps {
  /** Accessible name of the button and its menu. */
  label: string;
  sections: readonly MenuSection[];
  /** Which edges of button and menu meet. */
  align?: 'start' | 'end';
  /** The icon. */
  children: ReactNode;
}

const MenuPopup = lazyComponent(async () => (await import('./menu-popup.tsx')).MenuPopup);

/** An icon button that opens a menu. The popup's chunk loads on hover or focus. */
export function Menu({ label, sections, align = 'end', children }: MenuProps) {
  const id = useId();
  const holder = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<'byKey' | 'byPointer'>();
  /** Once opened, the popup stays mounted: it returns the focus when it closes. */
  const [wasOpened, setWasOpened] = useState(false);

  function open(how: 'byKey' | 'byPointer') {
    setWasOpened(true);
    setOpened(how);
  }

  return (
    <span ref={holder} className={styles.root}>
      <button
        ref={button}
        type="button"
        className={iconButton.button}
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={opened !== undefined}
        aria-controls={opened && id}
        onPointerEnter={() => void MenuPopup.preload()}
        onFocus={() => void MenuPopup.preload()}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open('byKey');
        }}
        onClick={(event) => {
          // A click by keyboard has a count of 0.
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
            align={align}
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
