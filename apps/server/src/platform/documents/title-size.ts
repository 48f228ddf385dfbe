/** Width of a bold letter as a part of its size, in Calibri and the fonts that replace it. */
const LETTER = 0.66;
const LINES_MAX = 4;
const SMALLEST = 16;

/** The size of a title in points: smaller than `largest` if a word of it would not fit into a line, or all of it into a few. */
export function titleSize(title: string, largest: number, width: number): number {
  const longestWord = Math.max(1, ...title.split(/\s/u).map((word) => word.length));
  const fitting = width / LETTER / Math.max(longestWord, title.length / LINES_MAX);
  return Math.max(SMALLEST, Math.min(largest, Math.floor(fitting)));
}
