import type { Block, Color, HeadingLevel, TextRun } from '../model.ts';
import { breakLines } from './lines.ts';
import { INK, INK_SOFT, LINE, type LineStyle, type Pages, type Struct, SURFACE } from './page.ts';
import { writeTable } from './table.ts';

/** Sizes of text in points. */
const BODY = 11;
const LEADING = 16;
const headings: Record<HeadingLevel, { size: number; above: number }> = {
  1: { size: 21, above: 20 },
  2: { size: 16, above: 16 },
  3: { size: 13, above: 12 },
  4: { size: 11.5, above: 10 },
};
const INDENT = 18;
const GAP = 7;
const SWATCH = 40;

interface Place {
  /** Points from the left margin. */
  indent: number;
}

/** Writes the blocks of a document. */
export class BlockWriter {
  readonly #pages: Pages;
  readonly #accent: string;

  constructor(pages: Pages, accent: string) {
    this.#pages = pages;
    this.#accent = accent;
  }

  write(blocks: readonly Block[], parent: Struct, place: Place): void {
    for (const block of blocks) this.#block(block, parent, place);
  }

  #block(block: Block, parent: Struct, place: Place): void {
    const pages = this.#pages;
    switch (block.kind) {
      case 'heading':
        return this.#heading(block.level, block.content, parent, place);
      case 'paragraph':
        this.#text(block.content, parent, 'P', place, this.#style(BODY, LEADING, INK));
        break;
      case 'note':
        this.#text([{ text: block.text }], parent, 'P', place, this.#style(9.5, 14, INK_SOFT));
        break;
      case 'list':
        return this.#list(block, parent, place);
      case 'quote':
        return this.#quote(block.content, parent, place);
      case 'code':
        this.#code(block.text, parent, place);
        break;
      case 'table':
        writeTable(pages, block, parent, {
          x: pages.left + place.indent,
          width: pages.width - place.indent,
          style: this.#style(BODY - 0.5, LEADING - 1.5, INK),
        });
        break;
      case 'rule':
        this.#rule(place);
        break;
      case 'colors':
        for (const color of block.colors) this.#color(color, parent);
        break;
      case 'page':
        return pages.newPage();
    }
    pages.y += GAP;
  }

  #heading(level: HeadingLevel, content: readonly TextRun[], parent: Struct, place: Place): void {
    const pages = this.#pages;
    const { size, above } = headings[level];
    // A heading is never the last line of a page.
    pages.ensure(above + size * 1.3 + 3 * LEADING);
    if (pages.y > pages.top) pages.y += above;
    const tag = `H${Math.min(level + 1, 6)}`;
    const color = level < 3 ? this.#accent : INK;
    const bold = content.map((run) => ({ ...run, bold: true }));
    this.#text(bold, parent, tag, place, this.#style(size, size * 1.3, color));
    pages.y += 4;
  }

  #list(list: Extract<Block, { kind: 'list' }>, parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const element = pages.element(parent, 'L');
    const style = this.#style(BODY, LEADING, INK);
    for (const [index, item] of list.items.entries()) {
      const entry = pages.element(element, 'LI');
      pages.ensure(LEADING);
      const { y } = pages;
      const page = pages.number;
      const label = list.isOrdered ? `${list.start + index}.` : '•';
      const mark = breakLines([{ text: label }], pages.width, pages.measure(BODY));
      const inner = indent + Math.max(INDENT, (mark[0]?.[0]?.width ?? 0) + 6);
      pages.lines(mark, pages.left + indent, pages.element(entry, 'Lbl'), 'Lbl', style);
      // The text begins beside its label.
      if (pages.number === page) pages.y = y;
      const body = pages.element(entry, 'LBody');
      if (item.length === 0) pages.y += LEADING + GAP;
      this.write(item, body, { indent: inner });
      pages.y -= 3;
    }
    pages.y += 3;
  }

  #quote(content: readonly Block[], parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const element = pages.element(parent, 'BlockQuote');
    pages.ensure(LEADING);
    let from = pages.y;
    const bar = (to: number) =>
      pages.artifact((doc) => {
        doc.rect(pages.left + indent, from, 2.5, Math.max(0, to - from)).fill(LINE);
      });
    const stop = pages.onBreak(
      () => bar(pages.bottom),
      () => {
        from = pages.y;
      },
    );
    this.write(content, element, { indent: indent + INDENT });
    stop();
    bar(pages.y - GAP);
  }

  #code(text: string, parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const style = this.#style(BODY - 1, LEADING - 2, INK);
    const x = pages.left + indent;
    const width = pages.width - indent;
    // Spaces at the start of a line are its indentation.
    const shown = text
      .replaceAll('\t', '    ')
      .replaceAll(/^ +/gm, (spaces) => '\u00a0'.repeat(spaces.length));
    const runs = [{ text: shown, code: true }];
    const lines = breakLines(runs, width - 20, pages.measure(style.size));
    const element = pages.element(parent, 'Code');
    for (const line of lines) {
      pages.ensure(style.leading);
      const { y } = pages;
      pages.artifact((doc) => doc.rect(x, y, width, style.leading).fill(SURFACE));
      pages.lines([line], x + 10, element, 'Code', style);
    }
  }

  #rule({ indent }: Place): void {
    const pages = this.#pages;
    pages.ensure(LEADING);
    pages.artifact((doc) => {
      const y = pages.y + 4;
      const x = pages.left + indent;
      doc
        .moveTo(x, y)
        .lineTo(pages.left + pages.width, y)
        .lineWidth(0.8)
        .stroke(LINE);
    });
    pages.y += 8;
  }

  /** A swatch with its name and facts. */
  #color({ hex, label, details }: Color, parent: Struct): void {
    const pages = this.#pages;
    pages.ensure(SWATCH + GAP);
    const { y } = pages;
    pages.artifact((doc) => {
      doc.roundedRect(pages.left, y, SWATCH, SWATCH, 6).fillAndStroke(hex, LINE);
    });
    const place = { indent: SWATCH + 14 };
    const name = [{ text: label, bold: true }];
    this.#text(name, parent, 'P', place, this.#style(BODY, LEADING, INK));
    const facts = [{ text: details.join(' · ') }];
    this.#text(facts, parent, 'P', place, this.#style(9.5, 13, INK_SOFT));
    pages.y = Math.max(pages.y, y + SWATCH);
  }

  #text(
    runs: readonly TextRun[],
    parent: Struct,
    tag: string,
    { indent }: Place,
    style: LineStyle,
  ): void {
    const pages = this.#pages;
    const width = pages.width - indent;
    const lines = breakLines(runs, width, pages.measure(style.size));
    pages.lines(lines, pages.left + indent, pages.element(parent, tag), tag, style);
  }

  #style(size: number, leading: number, color: string): LineStyle {
    return { size, leading, color, linkColor: this.#accent };
  }
}
