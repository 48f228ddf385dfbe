import type { FinishedDocument } from '../model.ts';
import { titleSize } from '../title-size.ts';
import { BlockWriter } from './block-writer.ts';
import { writeFooters } from './footers.ts';
import { breakLines } from './lines.ts';
import { INK, INK_SOFT, Pages } from './page.ts';

/** Height of the band of colours, in points. */
const BAND = 10;
const COVER_BAND = 280;

/** Writes a tagged PDF with embedded fonts. */
export function writePdf(document: FinishedDocument): Promise<Uint8Array> {
  const pages = new Pages(document);
  if (document.hasCover) cover(pages, document);
  else head(pages, document);
  new BlockWriter(pages, document.accent).write(document.blocks, pages.root, { indent: 0 });
  writeFooters(pages, document.footer, document.hasCover);
  return pages.bytes();
}

/** The title on top of the first page. */
function head(pages: Pages, document: FinishedDocument): void {
  band(pages, document.band, BAND);
  title(pages, document, 26);
  pages.y += 10;
}

/** A page with the colours of the brand and the title. */
function cover(pages: Pages, document: FinishedDocument): void {
  band(pages, document.band.length > 0 ? document.band : [document.accent], COVER_BAND);
  pages.y = COVER_BAND + 60;
  title(pages, document, 44);
  pages.newPage();
}

/** The colours side by side across the page, the first the widest. */
function band(pages: Pages, colors: readonly string[], height: number): void {
  if (colors.length === 0) return;
  pages.artifact((doc) => {
    const parts = colors.length + 2;
    let x = 0;
    for (const [index, color] of colors.entries()) {
      const width = (doc.page.width / parts) * (index === 0 ? 3 : 1);
      doc.rect(x, 0, width, height).fill(color);
      x += width;
    }
  });
}

function title(pages: Pages, { title: text, subtitle, accent }: FinishedDocument, largest: number) {
  const size = titleSize(text, largest, pages.width);
  const titleLines = breakLines([{ text, bold: true }], pages.width, pages.measure(size));
  const element = pages.element(pages.root, 'H1');
  const style = { size, leading: size * 1.2, color: INK, linkColor: accent };
  pages.lines(titleLines, pages.left, element, 'H1', style);
  if (subtitle === '') return;
  pages.y += 4;
  const lines = breakLines([{ text: subtitle }], pages.width, pages.measure(11));
  const paragraph = pages.element(pages.root, 'P');
  const small = { size: 11, leading: 16, color: INK_SOFT, linkColor: accent };
  pages.lines(lines, pages.left, paragraph, 'P', small);
}
