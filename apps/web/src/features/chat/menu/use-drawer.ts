import { type RefObject, useEffect, useRef } from 'react';

/** A menu over the page takes the focus, Escape closes it, and the focus goes back. */
export function useDrawer(isOver: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOver) return;
    const before = document.activeElement;
    drawer.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      // A dialog over it takes the key first.
      if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOver, onClose]);
  return drawer;
}
