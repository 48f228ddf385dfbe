import type { IStylesOptions } from 'docx';
import type { FinishedDocument } from '../model.ts';
import { titleSize } from '../title-size.ts';

/** Width of the text in twentieths of a point. */
export const WIDTH = 9_426;
/** Of rules and frames. */
export const LINE = 'DED6C7';

/** A font with Cyrillic that Word and its replacements have. */
const FONT = 'Calibri';
const CODE_FONT = 'Consolas';
const INK = '1D1A16';
const INK_SOFT = '5F584C';

/** A colour as Word writes it. */
export function bare(hex: string): string {
  return hex.replace('#', '');
}

/** The styles of all texts. Sizes are in half points, spaces in twentieths of a point. */
export function documentStyles({ accent, language, title }: FinishedDocument): IStylesOptions {
  const titleOf = (largest: number) => 2 * titleSize(title, largest, WIDTH / 20);
  const heading = (size: number, color: string, before: number) => ({
    run: { size, bold: true, color, font: FONT },
    paragraph: {
      spacing: { before, after: 100, line: 260, lineRule: 'auto' as const },
      keepNext: true,
    },
  });
  const color = bare(accent);
  return {
    default: {
      document: {
        run: {
          font: FONT,
          size: 22,
          color: INK,
          language: { value: language, eastAsia: language },
        },
        paragraph: { spacing: { after: 120, line: 290 } },
      },
      title: {
        run: { size: titleOf(26), bold: true, color: INK, font: FONT },
        paragraph: { spacing: { after: 60, line: 240, lineRule: 'auto' } },
      },
      heading1: heading(40, color, 360),
      heading2: heading(31, color, 300),
      heading3: heading(26, INK, 240),
      heading4: heading(23, INK, 200),
      hyperlink: { run: { color, underline: {} } },
      listParagraph: { paragraph: { spacing: { after: 60 } } },
    },
    paragraphStyles: [
      { id: 'CoverTitle', name: 'Cover Title', basedOn: 'Title', run: { size: titleOf(42) } },
      {
        id: 'Subtitle',
        name: 'Subtitle',
        basedOn: 'Normal',
        run: { color: INK_SOFT },
        paragraph: { spacing: { after: 240 } },
      },
      { id: 'Quote', name: 'Quote', basedOn: 'Normal', run: { color: INK_SOFT } },
      { id: 'Note', name: 'Note', basedOn: 'Normal', run: { size: 19, color: INK_SOFT } },
      { id: 'Footer', name: 'footer', basedOn: 'Normal', run: { size: 18, color: INK_SOFT } },
      {
        id: 'TableText',
        name: 'Table Text',
        basedOn: 'Normal',
        run: { size: 21 },
        paragraph: { spacing: { before: 40, after: 40, line: 260, lineRule: 'auto' } },
      },
      { id: 'SmallTableText', name: 'Small Table Text', basedOn: 'TableText', run: { size: 17 } },
      {
        id: 'Code',
        name: 'Code',
        basedOn: 'Normal',
        run: { font: CODE_FONT, size: 19 },
        paragraph: { spacing: { after: 0 } },
      },
    ],
    characterStyles: [{ id: 'CodeText', name: 'Code Text', run: { font: CODE_FONT, size: 20 } }],
  };
}
