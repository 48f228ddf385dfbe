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
    if (element && before) growFrom(before, element);
    element?.addEventListener('close', stayOpen);
    return () => {
      element?.removeEventListener('close', stayOpen);
      element?.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

/** The dialog is in the middle of the window. Without a focused control it grows from there. */
function growFrom(control: Element, dialog: HTMLElement): void {
  if (control === document.body) return;
  const { x, y, width, height } = control.getBoundingClientRect();
  const [right, down] = [x + (width - innerWidth) / 2, y + (height - innerHeight) / 2];
  dialog.style.transformOrigin = `calc(50% + ${right}px) calc(50% + ${down}px)`;
}
