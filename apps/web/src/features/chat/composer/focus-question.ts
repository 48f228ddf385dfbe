import { ENTER_SENDS_FROM_PX } from '@savet/contract/limits';

/** Focuses the question field. */
export function focusQuestion(): void {
  document.getElementById('question')?.focus();
}

/** Focuses the question field after a control has disappeared. Not on phones, where it would open the keyboard. */
export function returnToQuestion(): void {
  if (window.innerWidth >= ENTER_SENDS_FROM_PX) focusQuestion();
}
