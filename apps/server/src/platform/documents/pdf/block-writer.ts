import type { Block, Color, TextRun } from '../model.ts';
import {
  BELOW_HEADING,
  BODY,
  CODE,
  GAP,
  HEADING_LEADING,
  headings,
  INDENT,
  Layout,
  LEADING,
  NOTE,
  SWATCH,
} from './layout.ts';
import { breakLines } from './lines.ts';
import { INK, INK_SOFT, LINE, type LineStyle, type Pages, type Struct, SURFACE } from './page.ts';
import { writeTable } from './table.ts';

interface Place {
  /** Points from the left margin. */
  indent: number;
}

/** Writes the blocks of a document. */
export class BlockWriter {
  readonly #pages: Pages;
  readonly #layout: Layout;
  readonly #accent: string;

  constructor(pages: Pages, accent: string) {
    this.#pages = pages;
    this.#layout = new Layout(pages);
    this.#accent = accent;
  }

  write(blocks: readonly Block[], parent: Struct, place: Place): void {
    const pages = this.#pages;
    for (const [index, block] of blocks.entries()) {
      const least = this.#layout.least(blocks, index, place.indent);
      pages.ensure(Math.min(least, pages.bottom - pages.top));
      this.#block(block, parent, place);
    }
  }

  #block(block: Block, parent: Struct, place: Place): void {
    const pages = this.#pages;
    switch (block.kind) {
      case 'heading':
        return this.#heading(block, parent, place);
      case 'paragraph':
        this.#text(block.content, parent, 'P', place, this.#style(BODY, LEADING, INK));
        break;
      case 'note':
        if (pages.y > pages.top) pages.y += NOTE.above;
        this.#small(block.text, parent, place);
        break;
      case 'list':
        return this.#list(block, parent, place);
      case 'quote':
        return this.#quote(block.content, parent, place);
      case 'code':
        this.#code(block, parent, place);
        break;
      case 'table':
        writeTable(
          pages,
          this.#layout.table(block, place.indent),
          parent,
          pages.left + place.indent,
          { color: INK, linkColor: this.#accent },
        );
        pages.y += GAP;
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

  #heading(block: Extract<Block, { kind: 'heading' }>, parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const { size, above } = headings[block.level];
    if (pages.y > pages.top) pages.y += above;
    const tag = `H${Math.min(block.level + 1, 6)}`;
    const style = this.#style(size, size * HEADING_LEADING, block.level < 3 ? this.#accent : INK);
    const lines = this.#layout.heading(block, indent);
    pages.paragraph(lines, pages.left + indent, pages.element(parent, tag), tag, style);
    pages.y += BELOW_HEADING;
  }

  #list(list: Extract<Block, { kind: 'list' }>, parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const element = pages.element(parent, 'L');
    const style = this.#style(BODY, LEADING, INK);
    for (const [index, item] of list.items.entries()) {
      const entry = pages.element(element, 'LI');
      const label = list.isOrdered ? `${list.start + index}.` : '•';
      const mark = breakLines([{ text: label }], pages.width, pages.measure(BODY));
      const inner = indent + Math.max(INDENT, (mark[0]?.[0]?.width ?? 0) + 6);
      // The label and the text beside it come to the same page.
      pages.ensure(Math.max(LEADING, this.#layout.least(item, 0, inner)));
      const { y } = pages;
      const page = pages.number;
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
      () => bar(Math.min(pages.y, pages.bottom)),
      () => {
        from = pages.y;
      },
    );
    this.write(content, element, { indent: indent + INDENT });
    stop();
    bar(pages.y - GAP);
  }

  #code(block: Extract<Block, { kind: 'code' }>, parent: Struct, { indent }: Place): void {
    const pages = this.#pages;
    const style = this.#style(CODE.size, CODE.leading, INK);
    const x = pages.left + indent;
    const width = pages.width - indent;
    const lines = this.#layout.code(block, indent);
    const element = pages.element(parent, 'Code');
    let room = pages.together(lines.length, style.leading);
    for (const [index, line] of lines.entries()) {
      if (room === 0) {
        pages.newPage();
        room = pages.together(lines.length - index, style.leading);
      }
      room -= 1;
      const { y } = pages;
      pages.artifact((doc) => doc.rect(x, y, width, style.leading).fill(SURFACE));
      pages.lines([line], x + CODE.padding, element, 'Code', style);
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
    this.#small(details.join(' · '), parent, place);
    pages.y = Math.max(pages.y, y + SWATCH) + GAP;
  }

  #small(text: string, parent: Struct, place: Place): void {
    this.#text([{ text }], parent, 'P', place, this.#style(NOTE.size, NOTE.leading, INK_SOFT));
  }

  #text(
    runs: readonly TextRun[],
    parent: Struct,
    tag: string,
    { indent }: Place,
    style: LineStyle,
  ): void {
    const pages = this.#pages;
    const lines = this.#layout.lines(runs, indent, style.size);
    pages.paragraph(lines, pages.left + indent, pages.element(parent, tag), tag, style);
  }

  #style(size: number, leading: number, color: string): LineStyle {
    return { size, leading, color, linkColor: this.#accent };
  }
}
