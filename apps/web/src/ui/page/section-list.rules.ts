/** A section counts as current once its top is this far from the top of the window, in CSS pixels. */
const LINE_PX = 160;

/**
 * The index of the section that is being read.
 * @param tops distances of the sections from the top of the window, in their order
 * @param isAtEnd the page cannot scroll further: the last section may never reach the top
 */
export function currentSection(tops: readonly number[], isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= LINE_PX),
  );
}
