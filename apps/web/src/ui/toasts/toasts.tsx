import { type ReactNode, useMemo, useRef, useState } from 'react';
import { hasToastFocus, TOASTS_ID } from './has-toast-focus.ts';
import { ToastView } from './toast-view.tsx';
import styles from './toasts.module.css';
import { type Toast, ToastsContext } from './toasts-context.ts';

interface ShownToast {
  toast: Toast;
  number: number;
  takesFocus: boolean;
}

/** Toasts at the top edge, announced to screen readers and removed after ten seconds. */
export function Toasts({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [shown, setShown] = useState<ShownToast | null>(null);
  /** The element with the focus before it came to the toasts. */
  const before = useRef<Element>(null);
  const count = useRef(0);
  const value = useMemo(
    () => ({
      show(toast: Toast) {
        const takesFocus = hasToastFocus();
        if (!takesFocus) before.current = null;
        count.current += 1;
        setShown({ toast, number: count.current, takesFocus });
      },
    }),
    [],
  );
  return (
    <ToastsContext value={value}>
      {children}
      <output id={TOASTS_ID} className={styles.region}>
        {shown && (
          <ToastView
            key={shown.number}
            {...shown}
            closeLabel={closeLabel}
            onFocusFrom={(element) => {
              before.current = element;
            }}
            onClose={(hadFocus) => {
              setShown(null);
              if (hadFocus) giveFocusBack(before.current);
            }}
          />
        )}
      </output>
    </ToastsContext>
  );
}

/**
 * Returns the focus to where it was, or to the page if that element is gone, so that reading does not restart at the
 * top.
 */
function giveFocusBack(before: Element | null) {
  const target = before?.isConnected ? before : document.querySelector('main');
  if (!(target instanceof HTMLElement)) return;
  if (target !== before) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
