import { ENTER_SENDS_FROM_PX } from '@savet/contract/limits';
import { hasToastFocus } from '#ui/toasts/has-toast-focus.ts';

/** Focuses the question field. */
export function focusQuestion(): void {
  document.getElementById('question')?.focus();
}

/**
 * Focuses the question field after a control has disappeared. Not on phones, where it would open the keyboard, and not
 * away from a toast: Enter, meant for its Undo, would send the draft.
 */
export function returnToQuestion(): void {
  if (hasToastFocus()) return;
  if (window.innerWidth >= ENTER_SENDS_FROM_PX) focusQuestion();
}
