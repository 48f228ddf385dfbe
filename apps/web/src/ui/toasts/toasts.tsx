import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { TOASTS_ID } from './has-toast-focus.ts';
import styles from './toasts.module.css';
import { type Toast, ToastsContext } from './toasts-context.ts';

/** How long a toast stays, in milliseconds: long enough to undo an action. */
const STAYS_MS = 10_000;

/** Toasts at the top edge, announced to screen readers and removed after ten seconds. */
export function Toasts({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [isHeld, setHeld] = useState(false);
  const [shown, setShown] = useState<(Toast & { id: number }) | null>(null);
  const show = useCallback((toast: Toast) => setShown({ ...toast, id: Date.now() }), []);
  const close = useCallback(() => {
    setShown(null);
    setHeld(false);
  }, []);
  useEffect(() => {
    // No timeout while the toast has the focus or the pointer.
    if (!shown || isHeld) return;
    const timer = setTimeout(close, STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld, close]);
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    // The action may have removed the focused element, such as a deleted row: the toast takes the focus and stays.
    if (shown?.action && document.activeElement === document.body)
      actions.current?.querySelector('button')?.focus();
  }, [shown]);
  function leave() {
    close();
    giveFocusBack(before.current);
  }
  const value = useMemo(() => ({ show }), [show]);
  return (
    <ToastsContext value={value}>
      {children}
      <output id={TOASTS_ID} className={styles.region}>
        {shown && (
          <div
            key={shown.id}
            className={styles.toast}
            onPointerEnter={() => setHeld(true)}
            onPointerLeave={() => setHeld(false)}
            onFocus={({ currentTarget, relatedTarget }) => {
              setHeld(true);
              if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
            }}
            onBlur={() => setHeld(false)}
          >
            <span>{shown.text}</span>
            <div ref={actions} className={styles.actions}>
              {shown.action && (
                <Button
                  kind="quiet"
                  onClick={() => {
                    shown.action?.run();
                    leave();
                  }}
                >
                  {shown.action.label}
                </Button>
              )}
              <Button kind="quiet" onClick={leave}>
                {closeLabel}
              </Button>
            </div>
          </div>
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
