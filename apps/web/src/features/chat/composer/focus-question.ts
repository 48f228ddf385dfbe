import { ENTER_SENDS_FROM_PX } from '@savet/contract/limits';

/** Brings the focus to where a question is written. */
export function focusQuestion(): void {
  document.getElementById('question')?.focus();
}

/** From a control that is of no use now, or gone. On a phone this would only bring the keyboard up. */
export function returnToQuestion(): void {
  if (window.innerWidth >= ENTER_SENDS_FROM_PX) focusQuestion();
}
