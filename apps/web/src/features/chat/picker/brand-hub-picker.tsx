import { Suspense, useRef, useState, useSyncExternalStore } from 'react';
import { lazyScreen } from '../../../lib/lazy/lazy-screen.ts';
import { useChatSending } from '../sending/use-chat-sending.ts';
import { useChatText } from '../use-chat-text.ts';
import styles from './picker.module.css';

/** Only staff ever open it. */
const PickerPanel = lazyScreen(async () => (await import('./picker-panel.tsx')).PickerPanel);

/** For staff: whose Brand Hub the next questions are answered from. */
export function BrandHubPicker() {
  const { picker } = useChatText();
  const { owner } = useChatSending();
  const picked = useSyncExternalStore(owner.subscribe, owner.get);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  /** At the press: by the click the panel has closed itself, for the focus has left it. */
  const wasOpen = useRef(false);

  function close() {
    setOpen(false);
    const focused = document.activeElement;
    // Who has gone on to something else is not called back.
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
          // A click that no pointer made has no count.
          if (isOpen || (detail > 0 && wasOpen.current)) close();
          else setOpen(true);
        }}
      >
        {picked?.name ?? picker.own}
      </button>
      {isOpen && (
        <Suspense>
          <PickerPanel
            anchor={button}
            picked={picked}
            onPick={(next) => {
              owner.pick(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
