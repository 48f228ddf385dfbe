/** As a `ref`: focuses the first control of an element that replaces the one with the focus. */
export function focusFirst(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('a, button')?.focus();
}
