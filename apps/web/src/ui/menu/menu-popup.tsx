import { Menu } from '@base-ui/react/menu';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import styles from './menu.module.css';

interface MenuItem {
  /** What it does, in a word: its name in the page. */
  kind: string;
  label: string;
  isDanger?: boolean;
  onChoose: () => void;
}

export interface MenuSection {
  title?: string;
  items: readonly MenuItem[];
}

interface MenuPopupProps {
  id: string;
  label: string;
  sections: readonly MenuSection[];
  opened: 'byKey' | 'byPointer' | undefined;
  /** It is drawn in here: within the dialog, the drawer and the colours that its button stands in. */
  holder: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a menu opens; all of Base UI is loaded with it. */
export function MenuPopup({ sections, opened, button, onClose, ...props }: MenuPopupProps) {
  return (
    <Menu.Root
      open={opened !== undefined}
      modal={false}
      onOpenChange={(isOpen, { event }) => {
        // The button closes its menu itself; closed here too, it would open anew.
        const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
        if (!isOpen && !(at instanceof Node && button.current?.contains(at))) onClose();
      }}
    >
      <Menu.Portal container={props.holder}>
        <Menu.Positioner
          className={styles.place}
          anchor={button}
          positionMethod="fixed"
          align="end"
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            id={props.id}
            aria-label={props.label}
            className={styles.popup}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Tab') return;
              // Only the menu closes with Escape, not what it is in; Tab goes on from the button.
              event.stopPropagation();
              button.current?.focus();
              onClose();
            }}
          >
            {opened === 'byKey' && <FirstFocus />}
            {sections.map(({ title, items }, place) => (
              <Fragment key={items[0]?.kind}>
                {place > 0 && <Menu.Separator className={styles.line} />}
                <Menu.Group>
                  {title !== undefined && (
                    <Menu.GroupLabel className={styles.title}>{title}</Menu.GroupLabel>
                  )}
                  {items.map(({ kind, label, isDanger = false, onChoose }) => (
                    <Menu.Item
                      key={kind}
                      className={styles.item}
                      data-kind={kind}
                      data-danger={isDanger}
                      onClick={(event) => {
                        // Base UI would keep the focus here; what opens now gives it back to where it finds it.
                        event.preventBaseUIHandler();
                        button.current?.focus();
                        onClose();
                        onChoose();
                      }}
                    >
                      {label}
                    </Menu.Item>
                  ))}
                </Menu.Group>
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Opened with a key, the first item has the focus. */
function FirstFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const popup = mark.current?.closest('[role=menu]');
    popup?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}
