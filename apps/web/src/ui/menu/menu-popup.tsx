import { Menu } from '@base-ui/react/menu';
import { Fragment, type RefObject, useEffect, useRef } from 'react';
import styles from './menu.module.css';

type MenuItem = {
  /** A one-word name for tests and styles. */
  kind: string;
  label: string;
  isDanger?: boolean;
} & ({ onChoose: () => void } | { /** Of a link. */ href: string });

export interface MenuSection {
  title?: string;
  items: readonly MenuItem[];
}

interface MenuPopupProps {
  id: string;
  label: string;
  sections: readonly MenuSection[];
  align: 'start' | 'end';
  opened: 'byKey' | 'byPointer' | undefined;
  /** Container of the popup: the dialog or drawer of the button, with its colours. */
  holder: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The popup of a menu, in one chunk with Base UI. */
export function MenuPopup({ sections, align, opened, button, onClose, ...props }: MenuPopupProps) {
  return (
    <Menu.Root
      open={opened !== undefined}
      modal={false}
      onOpenChange={(isOpen, { event }) => {
        // A press on the button closes the menu by itself. Closing it here too would reopen it.
        const at = event instanceof FocusEvent ? event.relatedTarget : event.target;
        if (!isOpen && !(at instanceof Node && button.current?.contains(at))) onClose();
      }}
    >
      <Menu.Portal container={props.holder}>
        <Menu.Positioner
          className={styles.positioner}
          anchor={button}
          positionMethod="fixed"
          align={align}
          sideOffset={4}
          collisionPadding={8}
        >
          <Menu.Popup
            id={props.id}
            aria-label={props.label}
            className={styles.popup}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' && event.key !== 'Tab') return;
              // Escape closes only the menu, not the dialog around it. Tab continues from the button.
              event.stopPropagation();
              button.current?.focus();
              onClose();
            }}
          >
            {opened === 'byKey' && <FirstFocus />}
            {sections.map(({ title, items }, index) => (
              <Fragment key={items[0]?.kind}>
                {index > 0 && <Menu.Separator className={styles.separator} />}
                <Menu.Group>
                  {title !== undefined && (
                    <Menu.GroupLabel className={styles.title}>{title}</Menu.GroupLabel>
                  )}
                  {items.map((item) => {
                    const { kind, label, isDanger = false } = item;
                    const shared = {
                      className: styles.item,
                      'data-kind': kind,
                      'data-danger': isDanger,
                    };
                    if ('href' in item) {
                      return (
                        <Menu.LinkItem key={kind} {...shared} href={item.href} closeOnClick>
                          {label}
                        </Menu.LinkItem>
                      );
                    }
                    return (
                      <Menu.Item
                        key={kind}
                        {...shared}
                        onClick={(event) => {
                          // Base UI would move the focus back now, but a dialog that the choice opens must find it on
                          // the button.
                          event.preventBaseUIHandler();
                          button.current?.focus();
                          onClose();
                          item.onChoose();
                        }}
                      >
                        {label}
                      </Menu.Item>
                    );
                  })}
                </Menu.Group>
              </Fragment>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Focuses the first item when the menu was opened by keyboard. */
function FirstFocus() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const popup = mark.current?.closest('[role=menu]');
    popup?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
  }, []);
  return <span ref={mark} hidden />;
}
