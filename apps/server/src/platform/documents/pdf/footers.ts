import { breakLines, shortened } from './lines.ts';
import { FOOT, INK_SOFT, type LineStyle, type Pages } from './page.ts';

const STYLE: LineStyle = { size: 9, leading: 9, color: INK_SOFT, linkColor: INK_SOFT };
/** Below the content, in points. */
const ABOVE = 28;
/** Between the text and the page's number. */
const GAP = 24;

/** Puts a text and the page's number at the foot of each page. */
export function writeFooters(pages: Pages, text: string, skipsFirst: boolean): void {
  const measure = pages.measure(STYLE.size);
  const { count } = pages.doc.bufferedPageRange();
  for (let page = skipsFirst ? 1 : 0; page < count; page += 1) {
    pages.goTo(page);
    const [number = []] = breakLines([{ text: `${page + 1} / ${count}` }], pages.width, measure);
    const left = pages.width - number.reduce((sum, { width }) => sum + width, 0);
    const y = pages.doc.page.height - FOOT + ABOVE;
    pages.decoration(shortened(text, left - GAP, measure), pages.left, y, STYLE);
    pages.decoration(number, pages.left + left, y, STYLE);
  }
}
