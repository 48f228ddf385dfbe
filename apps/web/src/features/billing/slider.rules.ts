/** A finger that moves less than this did not swipe, in CSS pixels (specification, section 9). */
export const SWIPE_PX = 50;

/** The card after a swipe by `distance` (negative: to the left); it wraps around at both ends. */
export function afterSwipe(index: number, count: number, distance: number): number {
  if (Math.abs(distance) < SWIPE_PX) return index;
  return step(index, count, distance < 0 ? 1 : -1);
}

/** The card `by` places on; it wraps around at both ends. */
export function step(index: number, count: number, by: 1 | -1): number {
  return (index + by + count) % count;
}
