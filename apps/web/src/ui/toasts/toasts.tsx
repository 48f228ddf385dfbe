import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import styles from './toasts.module.css';
import { type Toast, ToastsContext } from './toasts-context.ts';

/** How long a message stays that nobody closes, in milliseconds: long enough to take something back. */
const STAYS_MS = 10_000;

/** Short messages at the upper edge that read themselves out and go by themselves. */
export function Toasts({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [isHeld, setHeld] = useState(false);
  const [shown, setShown] = useState<(Toast & { id: number }) | null>(null);
  const show = useCallback((toast: Toast) => setShown({ ...toast, id: Date.now() }), []);
  const close = useCallback(() => {
    setShown(null);
    setHeld(false);
  }, []);
  useEffect(() => {
    // Whoever is at it has all the time they need.
    if (!shown || isHeld) return;
    const timer = setTimeout(close, STAYS_MS);
    return () => clearTimeout(timer);
  }, [shown, isHeld, close]);
  const actions = useRef<HTMLDivElement>(null);
  const before = useRef<Element>(null);
  useEffect(() => {
    // What it is about may have taken the focus with it, as a deleted row does: it comes here, and is waited for.
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
      <output className={styles.place}>
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

/** To where it was, or to the page where that is gone: what is read next is not the page from its beginning. */
function giveFocusBack(before: Element | null) {
  const place = before?.isConnected ? before : document.querySelector('main');
  if (!(place instanceof HTMLElement)) return;
  if (place !== before) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
