/** A finger that moves less than this did not swipe, in CSS pixels (specification, section 9). */
export const SWIPE_PX = 50;

/** Which way the cards go: 1 to the next, -1 to the one before. */
export type Step = 1 | -1;

/** The step of a swipe by `distance` (negative: to the left); null when it was none. */
export function swipeStep(distance: number): Step | null {
  if (Math.abs(distance) < SWIPE_PX) return null;
  return distance < 0 ? 1 : -1;
}

/** The card `by` places on; it wraps around at both ends. */
export function step(index: number, count: number, by: Step): number {
  return (index + by + count) % count;
}

/** The shorter way from one card to another. */
export function stepTowards(from: number, to: number, count: number): Step {
  return (to - from + count) % count <= count / 2 ? 1 : -1;
}

/** Where a card lies: 0 shown, 1 and -1 beside it, null out of sight; `lean` is the step that a finger begins. */
export function cardSide(
  place: number,
  index: number,
  count: number,
  lean: Step | null,
): 0 | Step | null {
  if (place === index) return 0;
  return lean !== null && place === step(index, count, lean) ? lean : null;
}
