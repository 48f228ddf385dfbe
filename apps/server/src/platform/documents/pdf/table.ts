import type { Block, Cell } from '../model.ts';
import { breakLines, type Line, widthsOf } from './lines.ts';
import { LINE, type LineStyle, type Pages, type Struct } from './page.ts';

const PADDING = 6;

interface Frame {
  x: number;
  /** In points. */
  width: number;
  style: LineStyle;
}

/** Writes a table. A row that is higher than a page goes on on the next ones. */
export function writeTable(
  pages: Pages,
  { head, rows }: Extract<Block, { kind: 'table' }>,
  parent: Struct,
  frame: Frame,
): void {
  const all = [head.map(bold), ...rows];
  const columns = Math.max(1, ...all.map((row) => row.length));
  const widths = columnWidths(pages, all, columns, frame);
  const table = pages.element(parent, 'Table');
  for (const [index, row] of all.entries()) {
    const tag = index === 0 ? 'TH' : 'TD';
    writeRow(pages, pages.element(table, 'TR'), tag, cellsOf(row, widths, pages, frame), frame);
  }
}

interface LaidCell {
  x: number;
  lines: readonly Line[];
}

function writeRow(
  pages: Pages,
  row: Struct,
  tag: 'TH' | 'TD',
  cells: readonly LaidCell[],
  { x, width, style }: Frame,
): void {
  const height = Math.max(1, ...cells.map(({ lines }) => lines.length)) * style.leading;
  pages.ensure(Math.min(height + 2 * PADDING, pages.bottom - pages.top));
  const top = pages.y + PADDING;
  const first = pages.number;
  let end = { page: first, y: top };
  for (const { x: left, lines } of cells) {
    pages.goTo(first);
    pages.y = top;
    const cell = pages.element(row, tag, tag === 'TH' ? { scope: 'Column' } : {});
    pages.lines(lines, left + PADDING, pages.element(cell, 'P'), 'P', style);
    const isLater = pages.number > end.page || (pages.number === end.page && pages.y > end.y);
    if (isLater) end = { page: pages.number, y: pages.y };
  }
  pages.goTo(end.page);
  pages.y = end.y + PADDING;
  pages.artifact((doc) => {
    doc.moveTo(x, pages.y).lineTo(x + width, pages.y);
    doc.lineWidth(tag === 'TH' ? 1.2 : 0.6).stroke(tag === 'TH' ? style.linkColor : LINE);
  });
}

function cellsOf(
  row: readonly Cell[],
  widths: readonly number[],
  pages: Pages,
  { x, style }: Frame,
): LaidCell[] {
  let left = x;
  return widths.map((width, index) => {
    const lines = breakLines(row[index] ?? [], width - 2 * PADDING, pages.measure(style.size));
    const cell = { x: left, lines };
    left += width;
    return cell;
  });
}

/** Gives each column its longest word if there is room, and the rest by how much text it has. */
function columnWidths(
  pages: Pages,
  rows: readonly (readonly Cell[])[],
  columns: number,
  { width, style }: Frame,
): number[] {
  const measure = pages.measure(style.size);
  const sizes = Array.from({ length: columns }, (_, column) => {
    const cells = rows.map((row) => widthsOf(row[column] ?? [], measure));
    return {
      least: Math.max(...cells.map(({ least }) => least)) + 2 * PADDING + 1,
      natural: Math.max(...cells.map(({ natural }) => natural)) + 2 * PADDING + 1,
    };
  });
  const least = sizes.reduce((sum, size) => sum + size.least, 0);
  if (least >= width) return sizes.map((size) => (width * size.least) / least);
  const wishes = sizes.map((size) => Math.min(size.natural, width) - size.least);
  const wished = wishes.reduce((sum, wish) => sum + wish, 0);
  const room = width - least;
  return sizes.map(
    (size, index) =>
      size.least + (wished === 0 ? room / columns : (room * (wishes[index] ?? 0)) / wished),
  );
}

function bold(cell: Cell): Cell {
  return cell.map((run) => ({ ...run, bold: true }));
}
