import { Suspense, useRef, useState } from 'react';
import { lazyComponent } from '#lib/lazy/lazy-component.ts';
import { useStore } from '#lib/store/create-store.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './picker.module.css';

/** Loaded late: only staff open it. */
const PickerPanel = lazyComponent(async () => (await import('./picker-panel.tsx')).PickerPanel);

/** Lets staff pick whose Brand Hub their next questions use. */
export function BrandHubPicker() {
  const { picker } = useChatText();
  const { owner } = useChatSending();
  const picked = useStore(owner);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** State at pointer down: by the click, losing the focus has already closed the panel. */
  const wasOpen = useRef(false);

  function close(hasFocusMoved = false) {
    setOpen(false);
    if (hasFocusMoved) return;
    const focused = document.activeElement;
    // The focus returns only if it has not moved elsewhere.
    if (focused === document.body || focused?.closest('[popover]')) button.current?.focus();
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={picker.label(picked?.name ?? picker.own)}
        onPointerDown={() => {
          wasOpen.current = isOpen;
        }}
        onClick={({ detail }) => {
          // A click by keyboard has a count of 0.
          if (isOpen || (detail > 0 && wasOpen.current)) close();
          else setOpen(true);
        }}
      >
        <span>{picked?.name ?? picker.own}</span>
      </button>
      {isOpen && (
        <Suspense>
          <PickerPanel
            anchor={button}
            picked={picked}
            onPick={(next) => {
              owner.set(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
