import { SCROLL_BUTTON_PX } from '@savet/contract/limits';

/** Where a scrolling element stands, in CSS pixels. */
export interface ScrollPlace {
  readonly top: number;
  readonly view: number;
  readonly whole: number;
}

/** Nearer than this to the end, in CSS pixels, the reader is at the end. */
const AT_END_PX = 24;

export function distanceToEnd(place: ScrollPlace): number {
  return Math.max(0, place.whole - place.view - place.top);
}

/** Whether the view follows new text: a reader who scrolls up leaves the end, who comes near it returns. */
export function followsEnd(followed: boolean, before: ScrollPlace, now: ScrollPlace): boolean {
  const distance = distanceToEnd(now);
  const movedUp = now.top < before.top && now.whole >= before.whole && now.view <= before.view;
  if (movedUp && distance > 1) return false;
  return distance <= AT_END_PX || (followed && now.top >= before.top);
}

/** Whether the button that leads to the end is shown (spec 2: more than 100 px away). */
export function isFarFromEnd(place: ScrollPlace): boolean {
  return distanceToEnd(place) > SCROLL_BUTTON_PX;
}
