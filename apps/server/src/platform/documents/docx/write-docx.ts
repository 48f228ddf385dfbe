import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Packer,
  PageNumber,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  WidthType,
} from 'docx';
import type { FinishedDocument } from '../model.ts';
import { docxBlocks } from './blocks.ts';
import { numberings } from './numbering.ts';
import { storable } from './runs.ts';
import { bare, documentStyles, WIDTH } from './styles.ts';

/** In twentieths of a point. */
const MARGIN = 1240;
const BAND_HEIGHT = 200;
const COVER_BAND_HEIGHT = 5_600;
const COVER_GAP = 1_200;

const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
};

/** Writes a Word document with styles, so that its look can be changed there. */
export async function writeDocx(source: FinishedDocument): Promise<Uint8Array> {
  const lists = numberings();
  const title = storable(source.title);
  const head = [
    ...band(source),
    new Paragraph({ style: source.hasCover ? 'CoverTitle' : 'Title', text: title }),
    ...(source.subtitle === ''
      ? []
      : [new Paragraph({ style: 'Subtitle', text: storable(source.subtitle) })]),
  ];
  const body = docxBlocks(source.blocks, { lists, accent: source.accent });
  const footers = { default: footer(storable(source.footer)) };
  const document = new Document({
    title,
    creator: 'Savet',
    lastModifiedBy: 'Savet',
    description: '',
    styles: documentStyles(source),
    numbering: { config: lists.config },
    // A cover is a section of its own, without a footer.
    sections: source.hasCover
      ? [
          { properties: { page }, children: head },
          { properties: { page }, footers, children: body },
        ]
      : [{ properties: { page }, footers, children: [...head, ...body] }],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

/** The colours of the brand, as the cells of a table. */
function band({ band: colors, accent, hasCover }: FinishedDocument): (Table | Paragraph)[] {
  const shown = hasCover && colors.length === 0 ? [accent] : colors;
  if (shown.length === 0) return [];
  const parts = shown.length + 2;
  const widths = shown.map((_, index) => Math.floor((WIDTH / parts) * (index === 0 ? 3 : 1)));
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' };
  const borders = { top: none, bottom: none, left: none, right: none };
  const cells = shown.map(
    (color, index) =>
      new TableCell({
        width: { size: widths[index] ?? 0, type: WidthType.DXA },
        shading: { type: ShadingType.CLEAR, color: 'auto', fill: bare(color) },
        borders,
        children: [new Paragraph({ spacing: { before: 0, after: 0, line: 20 } })],
      }),
  );
  const height = hasCover ? COVER_BAND_HEIGHT : BAND_HEIGHT;
  const table = new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: { ...borders, insideHorizontal: none, insideVertical: none },
    rows: [new TableRow({ height: { value: height, rule: 'exact' }, children: cells })],
  });
  return [table, new Paragraph({ spacing: { before: hasCover ? COVER_GAP : 120, after: 0 } })];
}

function footer(text: string): Footer {
  const children = [
    new TextRun(`${text}\t`),
    new TextRun({ children: [PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES] }),
  ];
  const tabStops = [{ type: TabStopType.RIGHT, position: WIDTH }];
  const alignment = AlignmentType.LEFT;
  return new Footer({
    children: [new Paragraph({ style: 'Footer', tabStops, alignment, children })],
  });
}
