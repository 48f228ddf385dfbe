import type { Block, HeadingLevel, TextRun } from '../model.ts';
import { breakLines, codeRuns, type Line } from './lines.ts';
import type { Pages } from './page.ts';
import { layTable, type TableLayout } from './table.ts';

/** Sizes of text in points. */
export const BODY = 11;
export const LEADING = 16;
export const headings: Record<HeadingLevel, { size: number; above: number }> = {
  1: { size: 21, above: 20 },
  2: { size: 16, above: 16 },
  3: { size: 13, above: 12 },
  4: { size: 11.5, above: 10 },
};
export const HEADING_LEADING = 1.3;
export const BELOW_HEADING = 4;
export const NOTE = { size: 9.5, leading: 14, above: 10 };
export const CODE = { size: BODY - 1, leading: LEADING - 2, padding: 10 };
export const INDENT = 18;
export const GAP = 7;
export const SWATCH = 40;

/** So many blocks in a row are kept together, such as headings of all levels. */
const TOGETHER_MAX = 5;

/** Breaks texts into lines once, and knows how much of a block must not be torn apart. */
export class Layout {
  readonly #pages: Pages;
  readonly #lines = new WeakMap<object, { width: number; lines: Line[] }>();
  readonly #styled = new WeakMap<object, readonly TextRun[]>();
  readonly #tables = new WeakMap<Block, TableLayout>();

  constructor(pages: Pages) {
    this.#pages = pages;
  }

  /** The lines of a text. The same text always has the same style. */
  lines(runs: readonly TextRun[], indent: number, size: number): Line[] {
    const known = this.#lines.get(runs);
    const width = this.#pages.width - indent;
    if (known?.width === width) return known.lines;
    const lines = breakLines(runs, width, this.#pages.measure(size));
    this.#lines.set(runs, { width, lines });
    return lines;
  }

  /** The lines of a heading, which is bold. */
  heading({ level, content }: Extract<Block, { kind: 'heading' }>, indent: number): Line[] {
    const bold = this.#styled.get(content) ?? content.map((run) => ({ ...run, bold: true }));
    this.#styled.set(content, bold);
    return this.lines(bold, indent, headings[level].size);
  }

  code(block: Extract<Block, { kind: 'code' }>, indent: number): Line[] {
    const runs = this.#styled.get(block) ?? codeRuns(block.text);
    this.#styled.set(block, runs);
    return this.lines(runs, indent + 2 * CODE.padding, CODE.size);
  }

  table(block: Extract<Block, { kind: 'table' }>, indent: number): TableLayout {
    const known = this.#tables.get(block);
    const width = this.#pages.width - indent;
    if (known?.width === width) return known;
    const layout = layTable(this.#pages, block, width);
    this.#tables.set(block, layout);
    return layout;
  }

  /** The height of what has to be on one page with the beginning of a block: a heading is never the last line of a page. */
  least(blocks: readonly Block[], index: number, indent: number, left = TOGETHER_MAX): number {
    const block = blocks[index];
    if (block === undefined || left === 0) return 0;
    const following = () => this.least(blocks, index + 1, indent, left - 1);
    switch (block.kind) {
      case 'heading': {
        const { size, above } = headings[block.level];
        const lines = this.heading(block, indent).length;
        return above + lines * size * HEADING_LEADING + BELOW_HEADING + following();
      }
      case 'note':
        return NOTE.above + NOTE.leading + GAP + following();
      case 'paragraph':
        return whole(this.lines(block.content, indent, BODY).length) * LEADING;
      case 'list':
        return Math.max(LEADING, this.least(block.items[0] ?? [], 0, indent + INDENT, left - 1));
      case 'quote':
        return block.leads
          ? this.#height(block.content, indent + INDENT) + following()
          : this.least(block.content, 0, indent + INDENT, left - 1);
      case 'table':
        return this.table(block, indent).least;
      case 'code':
        return whole(this.code(block, indent).length) * CODE.leading;
      case 'colors':
        return SWATCH + GAP;
      case 'rule':
      case 'page':
        return 0;
    }
  }

  /** The height of paragraphs. */
  #height(blocks: readonly Block[], indent: number): number {
    return blocks.reduce((sum, block) => {
      const lines = block.kind === 'paragraph' ? this.lines(block.content, indent, BODY).length : 1;
      return sum + lines * LEADING + GAP;
    }, 0);
  }
}

/** The lines at the beginning of a paragraph that stay together. */
function whole(count: number): number {
  return count <= 3 ? count : 2;
}
