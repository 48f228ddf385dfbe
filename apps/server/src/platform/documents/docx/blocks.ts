import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  ShadingType,
  type Table,
  TextRun,
} from 'docx';
import type { Block } from '../model.ts';
import { BULLETS, levelOf, type Numberings } from './numbering.ts';
import { docxRuns, storable } from './runs.ts';
import { LINE } from './styles.ts';
import { docxColor, docxTable } from './table.ts';

const INDENT = 400;
const SURFACE = 'F2EDE3';
/** Space of an empty line between or after tables, in twentieths of a point. */
const BETWEEN = 120;

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

/** The place of a block: in how many lists and quotes it is. */
interface Place {
  lists: number;
  quotes: number;
  /** The list entry whose first paragraph has the label. */
  label?: { reference: string; level: number };
  /** Whether all of it stays with what follows. */
  leads?: boolean;
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
          keepNext: true,
          spacing: { before: 240 },
          children: docxRuns([{ text: block.text }]),
        }),
      ];
    case 'list':
      return list(block, context, place);
    case 'quote':
      return docxBlocks(block.content, context, {
        ...place,
        quotes: place.quotes + 1,
        ...(block.leads && { leads: true }),
      });
    case 'code':
      return code(block.text, place);
    case 'table':
      return [docxTable(block, context.accent), gap()];
    case 'rule':
      return [
        new Paragraph({
          border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: LINE, space: 1 } },
        }),
      ];
    case 'colors':
      return block.colors.flatMap((color) => [docxColor(color), gap()]);
    case 'page':
      return [new Paragraph({ pageBreakBefore: true, spacing: { after: 0 } })];
  }
}

/** Tables that follow each other without a paragraph between would be one. */
function gap(): Paragraph {
  return new Paragraph({ spacing: { after: 0, line: BETWEEN, lineRule: 'exact' } });
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
function frame({ lists, quotes, label, leads = false }: Place): IParagraphOptions {
  if (label) return { style: 'ListParagraph', numbering: { ...label, instance: 0 } };
  const indent = { indent: { left: INDENT * (lists + quotes) } };
  if (quotes === 0) return lists === 0 ? {} : indent;
  const left = { style: BorderStyle.SINGLE, size: 18, color: LINE, space: 10 };
  return { style: 'Quote', ...indent, border: { left }, keepNext: leads };
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
