import { type RefObject, useEffect, useRef } from 'react';

/** For a native dialog that is modal as long as it is rendered; focus returns to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    // The browser closes it at the second Escape, whatever is said to that.
    const stayOpen = () => element?.showModal();
    element?.showModal();
    element?.addEventListener('close', stayOpen);
    return () => {
      element?.removeEventListener('close', stayOpen);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}
