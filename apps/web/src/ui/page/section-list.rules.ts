/** A section counts as current once its top is this far from the top of the window, in CSS pixels. */
const LINE_PX = 160;

interface Scrolled {
  /** How far the page is scrolled. */
  y: number;
  /** Of the window. */
  height: number;
  /** How far the page can be scrolled. */
  yMax: number;
}

/**
 * The index of the section that is being read. Sections in the last window of a page may never reach its top. There
 * the line moves down to the end of the window, so that each of them has its turn and the last one is current at the
 * end.
 * @param tops distances of the sections from the top of the window, in their order
 */
export function currentSection(tops: readonly number[], { y, height, yMax }: Scrolled): number {
  const way = Math.min(height, yMax);
  const moved = way === 0 ? 0 : Math.max(0, 1 - (yMax - y) / way);
  const line = LINE_PX + (height - LINE_PX) * moved;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
