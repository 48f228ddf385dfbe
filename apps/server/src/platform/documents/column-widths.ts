import type { Cell } from './model.ts';

/** Widths that a column needs for its longest word, and for its longest text on one line. */
export interface ColumnSize {
  least: number;
  natural: number;
}

/** The sizes of the columns of a table by those of its cells. */
export function columnSizes(
  rows: readonly (readonly Cell[])[],
  sizeOf: (cell: Cell, row: number) => ColumnSize,
): ColumnSize[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  return Array.from({ length: columns }, (_, column) => {
    const sizes = rows.map((row, index) => sizeOf(row[column] ?? [], index));
    return {
      least: Math.max(...sizes.map(({ least }) => least)),
      natural: Math.max(...sizes.map(({ natural }) => natural)),
    };
  });
}

/** Whether some words are too long for their columns. */
export function isTooWide(sizes: readonly ColumnSize[], width: number): boolean {
  return sum(sizes.map(({ least }) => least)) > width;
}

/** Halvings of the range in which a bound is looked for. */
const STEPS = 24;

/**
 * Widths of columns that fill a width. What is too wide is taken from the widest columns, first from those with long texts, then
 * from those with long words: a column of numbers stays as it is.
 */
export function columnWidths(sizes: readonly ColumnSize[], width: number): number[] {
  const natural = sum(sizes.map((size) => size.natural));
  if (natural <= width) return sizes.map((size) => size.natural * (width / natural));
  const within = (bound: number) =>
    isTooWide(sizes, width)
      ? sizes.map((size) => Math.min(size.least, bound))
      : sizes.map((size) => Math.min(size.natural, Math.max(size.least, bound)));
  let [low, high] = [0, width];
  for (let step = 0; step < STEPS; step += 1) {
    const middle = (low + high) / 2;
    if (sum(within(middle)) > width) high = middle;
    else low = middle;
  }
  return within(low);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
