import { type RefObject, useEffect, useRef } from 'react';

/** Opens a native dialog as a modal while it is rendered. The focus returns to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    // Browsers close a dialog on the second Escape even if the first was prevented.
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
