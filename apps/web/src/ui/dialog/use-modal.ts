import { type RefObject, useEffect, useRef } from 'react';

/** Opens a native dialog as a modal while it is rendered. The focus returns to where it was. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    beginAtTop(element);
    if (before) growFrom(before, element);
    // Browsers close a dialog on the second Escape even if the first was prevented.
    element.onclose = () => element.showModal();
    return () => {
      element.onclose = null;
      element.close();
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return dialog;
}

/** If only one of the title and the first control is in sight, the title takes the focus. */
function beginAtTop(dialog: HTMLElement): void {
  const title = dialog.querySelector('h2');
  if (!dialog.scrollTop || !title) return;
  dialog.scrollTop = 0;
  const control = document.activeElement ?? title;
  const { x, bottom } = control.getBoundingClientRect();
  // Its end, within its rounded corner, is neither below the window nor behind the buttons.
  if (document.elementFromPoint(x + 9, bottom - 9) === control) return;
  // Only now: with it from the start, the title would take the focus in every dialog.
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/** The dialog is in the middle of the window. Without a focused control it grows from there. */
function growFrom(control: Element, dialog: HTMLElement): void {
  if (control === document.body) return;
  const { x, y } = control.getBoundingClientRect();
  dialog.style.transformOrigin = `calc(50% + ${x - innerWidth / 2}px) calc(50% + ${y - innerHeight / 2}px)`;
}
