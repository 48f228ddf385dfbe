import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, Cell } from '../model.ts';
import { BULLETS, levelOf, type Numberings } from './numbering.ts';
import { docxRuns, storable } from './runs.ts';
import { bare } from './styles.ts';

/** Width of the text in twentieths of a point. */
export const WIDTH = 9_426;
const INDENT = 400;
const LINE = 'DED6C7';
const SURFACE = 'F2EDE3';
const SWATCH = 900;
/** Longer texts of a cell make its column no wider. In UTF-16 units. */
const LONG_CELL = 60;

const headingLevels = {
  1: HeadingLevel.HEADING_1,
  2: HeadingLevel.HEADING_2,
  3: HeadingLevel.HEADING_3,
  4: HeadingLevel.HEADING_4,
} as const;

interface Context {
  lists: Numberings;
  accent: string;
}

/** Where a block is: in how many lists and quotes. */
interface Place {
  lists: number;
  quotes: number;
  /** The list entry whose first paragraph has the label. */
  label?: { reference: string; level: number };
}

type Part = Paragraph | Table;

export function docxBlocks(
  blocks: readonly Block[],
  context: Context,
  place: Place = { lists: 0, quotes: 0 },
): Part[] {
  return blocks.flatMap((block, index) => {
    const { label, ...rest } = place;
    return part(block, context, index === 0 && label ? place : rest);
  });
}

function part(block: Block, context: Context, place: Place): Part[] {
  switch (block.kind) {
    case 'heading':
      return [
        new Paragraph({
          ...frame(place),
          heading: headingLevels[block.level],
          children: docxRuns(block.content),
        }),
      ];
    case 'paragraph':
      return [new Paragraph({ ...frame(place), children: docxRuns(block.content) })];
    case 'note':
      return [
        new Paragraph({
          ...frame(place),
          style: 'Note',
          children: docxRuns([{ text: block.text }]),
        }),
      ];
    case 'list':
      return list(block, context, place);
    case 'quote':
      return docxBlocks(block.content, context, { ...place, quotes: place.quotes + 1 });
    case 'code':
      return code(block.text, place);
    case 'table':
      return [table(block, context), new Paragraph({ spacing: { after: 60 } })];
    case 'rule':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: LINE, space: 1 } },
        }),
      ];
    case 'colors':
      return block.colors.length === 0
        ? []
        : [colors(block), new Paragraph({ spacing: { after: 60 } })];
    case 'page':
      return [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 } })];
  }
}

function list(
  { isOrdered, start, items }: Extract<Block, { kind: 'list' }>,
  context: Context,
  place: Place,
): Part[] {
  const reference = isOrdered ? context.lists.ordered(start) : BULLETS;
  const level = levelOf(place.lists);
  return items.flatMap((item) => {
    const content: readonly Block[] =
      item[0]?.kind === 'paragraph' ? item : [{ kind: 'paragraph', content: [] }, ...item];
    const inside = { lists: place.lists + 1, quotes: place.quotes, label: { reference, level } };
    return docxBlocks(content, context, inside);
  });
}

/** The label, or the indentation, of a paragraph in a list or quote. */
function frame({ lists, quotes, label }: Place): IParagraphOptions {
  if (label) return { style: 'ListParagraph', numbering: { ...label, instance: 0 } };
  const indent = { indent: { left: INDENT * (lists + quotes) } };
  if (quotes === 0) return lists === 0 ? {} : indent;
  const left = { style: BorderStyle.SINGLE, size: 18, color: LINE, space: 10 };
  return { style: 'Quote', ...indent, border: { left } };
}

function code(text: string, place: Place): Part[] {
  const lines = storable(text).split('\n');
  return [
    new Paragraph({
      ...frame(place),
      style: 'Code',
      shading: { type: ShadingType.CLEAR, color: 'auto', fill: SURFACE },
      spacing: { after: 120 },
      children: lines.map(
        (line, index) => new TextRun({ text: line, ...(index > 0 && { break: 1 }) }),
      ),
    }),
  ];
}

function table({ head, rows }: Extract<Block, { kind: 'table' }>, { accent }: Context): Table {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length));
  const widths = columnWidths([head, ...rows], columns);
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const line = { style: BorderStyle.SINGLE, size: 4, color: LINE };
  const cells = (row: readonly Cell[], isHead: boolean) =>
    Array.from(
      { length: columns },
      (_, column) =>
        new TableCell({
          width: { size: widths[column] ?? 0, type: WidthType.DXA },
          margins: { left: 100, right: 100 },
          ...(isHead && {
            borders: { bottom: { style: BorderStyle.SINGLE, size: 10, color: bare(accent) } },
          }),
          children: [
            new Paragraph({
              style: 'TableText',
              children: docxRuns(
                (row[column] ?? []).map((run) => (isHead ? { ...run, bold: true } : run)),
              ),
            }),
          ],
        }),
    );
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    borders: {
      top: none,
      bottom: line,
      left: none,
      right: none,
      insideHorizontal: line,
      insideVertical: none,
    },
    rows: [
      new TableRow({ tableHeader: true, cantSplit: true, children: cells(head, true) }),
      ...rows.map((row) => new TableRow({ children: cells(row, false) })),
    ],
  });
}

/** Widths by the longest text of each column; none gets less than a quarter of the widest. */
function columnWidths(rows: readonly (readonly Cell[])[], columns: number): number[] {
  const lengths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => textLength(row[column] ?? []))),
  );
  const longest = Math.max(1, ...lengths);
  const weights = lengths.map((length) =>
    Math.max(Math.min(length, LONG_CELL), Math.min(longest, LONG_CELL) / 4),
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => Math.floor((WIDTH * weight) / sum));
}

function textLength(cell: Cell): number {
  return cell.reduce((sum, { text }) => sum + text.length, 0);
}

function colors({ colors: shown }: Extract<Block, { kind: 'colors' }>): Table {
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const gap = { style: BorderStyle.SINGLE, size: 24, color: 'FFFFFF' };
  const rows = shown.map(
    ({ hex, label, details }) =>
      new TableRow({
        cantSplit: true,
        children: [
          new TableCell({
            width: { size: SWATCH, type: WidthType.DXA },
            shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(hex) },
            children: [new Paragraph('')],
          }),
          new TableCell({
            width: { size: WIDTH - SWATCH, type: WidthType.DXA },
            margins: { left: 200 },
            children: [
              new Paragraph({
                style: 'TableText',
                children: docxRuns([{ text: label, bold: true }]),
              }),
              new Paragraph({ style: 'Note', children: docxRuns([{ text: details.join(' · ') }]) }),
            ],
          }),
        ],
      }),
  );
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: [SWATCH, WIDTH - SWATCH],
    borders: {
      top: none,
      bottom: none,
      left: none,
      right: none,
      insideHorizontal: gap,
      insideVertical: none,
    },
    rows,
  });
}
