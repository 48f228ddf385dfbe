import { type ColumnSize, columnSizes, columnWidths, isTooWide } from '../column-widths.ts';
import type { Block, Cell } from '../model.ts';
import { breakLines, type Line, type Measure, visible, widthsOf } from './lines.ts';
import { LINE, type LineStyle, type Pages, type Struct } from './page.ts';

const PADDING = 6;
/** A head that takes more of a page than this is not repeated on the next ones. */
const REPEATED_HEAD_MAX = 1 / 4;

type TableBlock = Extract<Block, { kind: 'table' }>;

/** Sizes of text in points. Only a table whose words do not fit into its columns has a smaller one. */
const SIZES = [10.5, 9, 8];
const LEADING = 1.38;
/** The share of the room in a line that is before its text. */
const before = { left: 0, center: 0.5, right: 1 };

/** The lines of a table, before it is written. */
export interface TableLayout {
  width: number;
  size: number;
  leading: number;
  /** The first one is the head. */
  rows: readonly (readonly LaidCell[])[];
  heights: readonly number[];
  /** Height of what stays together: the head with the first row. */
  least: number;
}

type LaidCell = readonly LaidLine[];

interface LaidLine {
  /** From the left edge of the table. */
  x: number;
  line: Line;
}

export function layTable(
  pages: Pages,
  { head, rows, align = [] }: TableBlock,
  width: number,
): TableLayout {
  const cells = [head.map(bold), ...rows];
  const [largest = 0, ...smaller] = SIZES;
  let size = largest;
  let sizes = columnSizes(cells, cellSize(pages.measure(size)));
  for (const next of smaller) {
    if (!isTooWide(sizes, width)) break;
    size = next;
    sizes = columnSizes(cells, cellSize(pages.measure(size)));
  }
  const measure = pages.measure(size);
  const leading = size * LEADING;
  const widths = columnWidths(sizes, width);
  const laid = cells.map((row) => {
    let left = PADDING;
    return widths.map((wide, index) => {
      const room = wide - 2 * PADDING;
      const share = before[align[index] ?? 'left'];
      const lines = breakLines(row[index] ?? [], room, measure).map((line) => ({
        x: left + share * (room - visible(line, measure)),
        line,
      }));
      left += wide;
      return lines;
    });
  });
  const heights = laid.map(
    (row) => Math.max(1, ...row.map((lines) => lines.length)) * leading + 2 * PADDING,
  );
  const least = (heights[0] ?? 0) + (heights[1] ?? 0);
  return { width, size, leading, rows: laid, heights, least };
}

function cellSize(measure: Measure) {
  return (cell: Cell): ColumnSize => {
    const { least, natural } = widthsOf(cell, measure);
    return { least: least + 2 * PADDING + 1, natural: natural + 2 * PADDING + 1 };
  };
}

/** Writes a table. A row higher than a page continues on the next pages, which all begin with the head. */
export function writeTable(
  pages: Pages,
  layout: TableLayout,
  parent: Struct,
  x: number,
  colors: Pick<LineStyle, 'color' | 'linkColor'>,
): void {
  const style = { size: layout.size, leading: layout.leading, ...colors };
  const table = pages.element(parent, 'Table');
  const page = pages.bottom - pages.top;
  const [head = []] = layout.rows;
  const [headHeight = 0] = layout.heights;
  pages.ensure(Math.min(layout.least, page));
  let stop = () => {};
  for (const [index, row] of layout.rows.entries()) {
    const frame = { x, width: layout.width, style, isHead: index === 0 };
    if (index > 0) pages.ensure(Math.min(layout.heights[index] ?? 0, page - headHeight));
    writeRow(pages, pages.element(table, 'TR'), row, frame);
    if (index === 0 && headHeight <= page * REPEATED_HEAD_MAX) {
      stop = repeatHead(pages, head, headHeight, frame);
    }
  }
  stop();
}

interface Frame {
  x: number;
  width: number;
  style: LineStyle;
  isHead: boolean;
}

function writeRow(pages: Pages, row: Struct, cells: readonly LaidCell[], frame: Frame): void {
  const { x, style, isHead } = frame;
  const tag = isHead ? 'TH' : 'TD';
  const top = pages.y + PADDING;
  const first = pages.number;
  let end = { page: first, y: top };
  for (const lines of cells) {
    pages.goTo(first);
    pages.y = top;
    const cell = pages.element(row, tag, isHead ? { scope: 'Column' } : {});
    const paragraph = pages.element(cell, 'P');
    for (const { x: left, line } of lines) pages.lines([line], x + left, paragraph, 'P', style);
    const isLater = pages.number > end.page || (pages.number === end.page && pages.y > end.y);
    if (isLater) end = { page: pages.number, y: pages.y };
  }
  pages.goTo(end.page);
  pages.y = end.y + PADDING;
  lineBelow(pages, frame);
}

/** Draws the head again on each page that begins inside the table; for screen readers, there is one head. */
function repeatHead(
  pages: Pages,
  head: readonly LaidCell[],
  height: number,
  frame: Frame,
): () => void {
  const drawn = new Set<number>();
  return pages.onBreak(
    () => {},
    () => {
      const { y, number } = pages;
      pages.y = y + height;
      // The cells of a row come to the same page one after the other.
      if (drawn.has(number)) return;
      drawn.add(number);
      for (const lines of head) {
        for (const [index, { x, line }] of lines.entries()) {
          const top = y + PADDING + index * frame.style.leading;
          pages.decoration(line, frame.x + x, top, frame.style);
        }
      }
      lineBelow(pages, frame);
    },
  );
}

function lineBelow(pages: Pages, { x, width, style, isHead }: Frame): void {
  pages.artifact((doc) => {
    doc.moveTo(x, pages.y).lineTo(x + width, pages.y);
    doc.lineWidth(isHead ? 1.2 : 0.6).stroke(isHead ? style.linkColor : LINE);
  });
}

function bold(cell: Cell): Cell {
  return cell.map((run) => ({ ...run, bold: true }));
}
