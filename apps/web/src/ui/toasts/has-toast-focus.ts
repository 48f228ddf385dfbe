/** The id of the region that holds the toasts. */
export const TOASTS_ID = 'toasts';

/** Whether a button of a toast has the focus. */
export function hasToastFocus(): boolean {
  return document.getElementById(TOASTS_ID)?.contains(document.activeElement) ?? false;
}
