import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  WidthType,
} from 'docx';
import { type ColumnSize, columnSizes, columnWidths, isTooWide } from '../column-widths.ts';
import type { Block, Cell, Color } from '../model.ts';
import { docxRuns } from './runs.ts';
import { bare, LINE, WIDTH } from './styles.ts';

const MARGIN = 100;
const SWATCH = 900;
/** Widths of a letter in `TableText` and `SmallTableText`, in twentieths of a point, in Calibri and the fonts that replace it. */
const LETTER = 150;
const SMALL_LETTER = 122;
/** Letters of the head are wider. */
const BOLD = 1.25;
/** A row with a longer text may continue on the next page. In UTF-16 units. */
const WHOLE_ROW_MAX = 600;

const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const line = { style: BorderStyle.SINGLE, size: 4, color: LINE };
const noLines = { top: none, left: none, right: none, insideVertical: none };

type TableBlock = Extract<Block, { kind: 'table' }>;

export function docxTable({ head, rows, align = [] }: TableBlock, accent: string): Table {
  const all = [head, ...rows];
  const normal = columnSizes(all, cellSize(LETTER));
  const isNarrow = isTooWide(normal, WIDTH);
  const sizes = isNarrow ? columnSizes(all, cellSize(SMALL_LETTER)) : normal;
  const widths = columnWidths(sizes, WIDTH).map(Math.floor);
  const style = isNarrow ? 'SmallTableText' : 'TableText';
  const cells = (row: readonly Cell[], isHead: boolean) =>
    widths.map((width, column) => {
      const runs = (row[column] ?? []).map((run) => (isHead ? { ...run, bold: true } : run));
      return new TableCell({
        width: { size: width, type: WidthType.DXA },
        margins: { left: MARGIN, right: MARGIN },
        ...(isHead && { borders: { bottom: { ...line, size: 10, color: bare(accent) } } }),
        // The head stays with the first row.
        children: [
          new Paragraph({
            ...{ style, keepNext: isHead, children: docxRuns(runs) },
            alignment: align[column] ?? AlignmentType.LEFT,
          }),
        ],
      });
    });
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: { ...noLines, bottom: line, insideHorizontal: line },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) }),
      ...rows.map((row) => {
        const cantSplit = row.every((cell) => textOf(cell).length <= WHOLE_ROW_MAX);
        return new TableRow({ cantSplit, children: cells(row, false) });
      }),
    ],
  });
}

function cellSize(letter: number) {
  return (cell: Cell, row: number): ColumnSize => {
    const text = textOf(cell);
    const size = (length: number) => length * letter * (row === 0 ? BOLD : 1) + 2 * MARGIN;
    const longestWord = Math.max(...text.split(/\s/u).map((word) => word.length));
    return { least: size(longestWord), natural: size(text.length) };
  };
}

function textOf(cell: Cell): string {
  return cell.map(({ text }) => text).join('');
}

/** A swatch with its name and facts, in a table of its own: the lines around swatches must not touch. */
export function docxColor({ hex, label, details }: Color): Table {
  const text = [
    new Paragraph({ style: 'TableText', children: docxRuns([{ text: label, bold: true }]) }),
    new Paragraph({ style: 'Note', children: docxRuns([{ text: details.join(' · ') }]) }),
  ];
  const swatch = new TableCell({
    width: { size: SWATCH, type: WidthType.DXA },
    shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(hex) },
    borders: { top: line, bottom: line, left: line, right: line },
    children: [new Paragraph({ style: 'TableText' })],
  });
  const facts = new TableCell({
    width: { size: WIDTH - SWATCH, type: WidthType.DXA },
    margins: { left: 200 },
    borders: { top: none, bottom: none, right: none },
    children: text,
  });
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: [SWATCH, WIDTH - SWATCH],
    borders: { ...noLines, bottom: none, insideHorizontal: none },
    rows: [new TableRow({ cantSplit: true, children: [swatch, facts] })],
  });
}
