import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../controls/button.tsx';
import styles from './toasts.module.css';
import type { Toast } from './toasts-context.ts';

/** How long a toast stays, in milliseconds: long enough to undo an action. */
const STAYS_MS = 10_000;

/** Around a toast, in pixels. */
const GAP = 12;

interface ToastViewProps {
  readonly toast: Toast;
  /** Whether it replaces a toast that has the focus. */
  readonly takesFocus: boolean;
  readonly closeLabel: string;
  /** Called with the element outside the toasts from which the focus came. */
  onFocusFrom(element: Element): void;
  onClose(hadFocus: boolean): void;
}

/** One toast. Mounted anew for each, so that a replaced one leaves nothing behind. */
export function ToastView(props: ToastViewProps) {
  const { toast, takesFocus, closeLabel, onClose } = props;
  const [isHovered, setHovered] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const isHeld = isHovered || hasFocus;

  useLayoutEffect(() => {
    // The menu of a phone makes room for the toast.
    const { style } = document.documentElement;
    style.setProperty('--toast-room', `${(element.current?.offsetHeight ?? 0) + GAP}px`);
    return () => {
      style.removeProperty('--toast-room');
    };
  }, []);

  const end = useEffectEvent(() => onClose(false));
  useEffect(() => {
    // No timeout while the toast has the focus or the pointer.
    if (isHeld) return;
    const timer = setTimeout(end, STAYS_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  useEffect(() => {
    // The action may have removed the focused element, such as a deleted row: the toast takes the focus and stays.
    const isLost = document.activeElement === document.body;
    if (isLost && (takesFocus || toast.action)) actions.current?.querySelector('button')?.focus();
  }, [toast, takesFocus]);

  return (
    <div
      ref={element}
      className={styles.toast}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }) => {
        setFocus(true);
        // Null when the window gets the focus back.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) {
          props.onFocusFrom(relatedTarget);
        }
      }}
      onBlur={() => setFocus(false)}
    >
      <span>{toast.text}</span>
      <div ref={actions} className={styles.actions}>
        {toast.action && (
          <Button
            kind="quiet"
            onClick={() => {
              // First, because the action may show the next toast.
              onClose(true);
              toast.action?.run();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onClose(true)}>
          {closeLabel}
        </Button>
      </div>
    </div>
  );
}
