/** A shorter movement is not a swipe, in CSS pixels (specification, section 9). */
const SWIPE_PX = 50;

/** 1: to the next card. -1: to the previous one. */
export type Step = 1 | -1;

/** The step of a swipe by `distance` CSS pixels, negative to the left; null if it is too short. */
export function swipeStep(distance: number): Step | null {
  if (Math.abs(distance) < SWIPE_PX) return null;
  return distance < 0 ? 1 : -1;
}

/** The index `by` cards further, wrapping around at both ends. */
export function step(index: number, count: number, by: Step): number {
  return (index + by + count) % count;
}

/** The shorter direction from one card to another. */
export function stepTowards(from: number, to: number, count: number): Step {
  return (to - from + count) % count <= count / 2 ? 1 : -1;
}

/** Position of a card: 0 shown, 1 and -1 beside it, null out of sight. `lean` is the step that a drag suggests: of two
 * cards, the other one is the next and the previous at once. */
export function cardSide(
  card: number,
  index: number,
  count: number,
  lean: Step | null,
): 0 | Step | null {
  if (card === index) return 0;
  const isNext = card === step(index, count, 1);
  const isPrevious = card === step(index, count, -1);
  if (isNext && isPrevious) return lean ?? 1;
  if (isNext) return 1;
  return isPrevious ? -1 : null;
}
