import { MENU_OPEN_FROM_PX } from '@savet/contract/limits';
import { type RefObject, useEffect, useRef } from 'react';

/** On narrow screens an open menu takes the focus, Escape closes it, and the focus goes back. */
export function useDrawer(isOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen || window.innerWidth >= MENU_OPEN_FROM_PX) return;
    const before = document.activeElement;
    drawer.current?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (before instanceof HTMLElement) before.focus();
    };
  }, [isOpen, onClose]);
  return drawer;
}
