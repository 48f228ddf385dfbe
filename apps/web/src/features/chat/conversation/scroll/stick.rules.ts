import { SCROLL_BUTTON_PX } from '@savet/contract/limits';

/** Scroll position of an element, in CSS pixels. */
export interface ScrollPosition {
  readonly top: number;
  readonly view: number;
  readonly whole: number;
}

/** Distance to the end that counts as the end, in CSS pixels. */
const AT_END_PX = 24;

export function distanceToEnd(position: ScrollPosition): number {
  return Math.max(0, position.whole - position.view - position.top);
}

/** Whether the view follows new text. Scrolling up stops following; coming near the end resumes it. */
export function followsEnd(
  followed: boolean,
  before: ScrollPosition,
  now: ScrollPosition,
): boolean {
  const distance = distanceToEnd(now);
  const movedUp = now.top < before.top && now.whole >= before.whole && now.view <= before.view;
  if (movedUp && distance > 1) return false;
  return distance <= AT_END_PX || (followed && now.top >= before.top);
}

/** Whether the scroll button shows: more than 100 px from the end (specification, section 2). */
export function isFarFromEnd(position: ScrollPosition): boolean {
  return distanceToEnd(position) > SCROLL_BUTTON_PX;
}
