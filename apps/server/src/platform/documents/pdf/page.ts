import PDFDocument from 'pdfkit';
import { type FontName, fontBytes, fontNames } from './fonts.ts';
import type { Line, Measure, Piece } from './lines.ts';

/** A4 with its margins, in points. */
const MARGIN = 62;
export const FOOT = 72;

/** Letters of the font for code are larger than the others at the same size. */
const MONO_SCALE = 0.88;

export const INK = '#1D1A16';
export const INK_SOFT = '#5F584C';
export const LINE = '#DED6C7';
export const SURFACE = '#F2EDE3';

export type Struct = PDFKit.PDFStructureElement;
/** The library's types lack `scope`. */
type StructOptions = { scope?: 'Column' };

export interface LineStyle {
  /** In points. */
  size: number;
  leading: number;
  color: string;
  linkColor: string;
}

/** Draws lines of text from top to bottom, on as many pages as needed, and tags them. */
export class Pages {
  readonly doc: PDFKit.PDFDocument;
  readonly root: Struct;
  /** Top of the next line, in points from the top of the page. */
  y = MARGIN;
  readonly left = MARGIN;
  readonly width: number;
  readonly top = MARGIN;
  readonly bottom: number;
  /** Of the page that is written, from 0. */
  number = 0;
  #count = 1;
  #onBreak: { before(): void; after(): void } | null = null;

  constructor(info: { title: string; language: string; date: Date }) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      tagged: true,
      lang: info.language,
      displayTitle: true,
      bufferPages: true,
      // Without it, a standard font that is not embedded would be named in the file.
      font: null as unknown as string,
      info: { CreationDate: info.date, Title: info.title, Creator: 'Savet', Producer: 'Savet' },
    });
    for (const name of fontNames) this.doc.registerFont(name, fontBytes(name));
    this.width = this.doc.page.width - 2 * MARGIN;
    this.bottom = this.doc.page.height - FOOT;
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Measures text of a size. */
  measure(size: number): Measure {
    return (text, font) => {
      this.#font(font, size);
      return this.doc.widthOfString(text);
    };
  }

  /** Begins the next page, or goes on with it if a table has begun it already. */
  newPage(): void {
    this.#onBreak?.before();
    if (this.number + 1 < this.#count) {
      this.goTo(this.number + 1);
    } else {
      this.doc.addPage();
      this.number = this.#count;
      this.#count += 1;
    }
    this.y = this.top;
    this.#onBreak?.after();
  }

  /** Goes to a page that exists. */
  goTo(page: number): void {
    if (page === this.number) return;
    this.doc.switchToPage(page);
    this.number = page;
  }

  /** Begins a page unless so many points are left on this one. */
  ensure(height: number): void {
    if (this.y > this.top && this.bottom - this.y < height) this.newPage();
  }

  /** Called before and after each new page, until the returned function is called. */
  onBreak(before: () => void, after: () => void): () => void {
    const outer = this.#onBreak;
    this.#onBreak = {
      before: () => {
        before();
        outer?.before();
      },
      after: () => {
        outer?.after();
        after();
      },
    };
    return () => {
      this.#onBreak = outer;
    };
  }

  /** Adds an element to the structure. */
  element(parent: Struct, type: string, options: StructOptions = {}): Struct {
    const element = this.doc.struct(type, options as object);
    parent.add(element);
    return element;
  }

  /** Draws lines as content of an element. */
  lines(lines: readonly Line[], x: number, element: Struct, tag: string, style: LineStyle): void {
    for (const line of lines) {
      this.ensure(style.leading);
      this.#line(line, x, element, tag, style);
      this.y += style.leading;
    }
  }

  /** Draws the lines of a paragraph. None of them is alone at the end or the start of a page. */
  paragraph(
    lines: readonly Line[],
    x: number,
    element: Struct,
    tag: string,
    style: LineStyle,
  ): void {
    let from = 0;
    while (from < lines.length) {
      const to = from + this.together(lines.length - from, style.leading);
      this.lines(lines.slice(from, to), x, element, tag, style);
      if (to < lines.length) this.newPage();
      from = to;
    }
  }

  /** How many of the lines of a paragraph this page takes. */
  together(count: number, leading: number): number {
    const room = Math.floor((this.bottom - this.y) / leading + 1e-6);
    if (room >= count) return count;
    const taken = room === count - 1 ? room - 1 : room;
    if (taken >= 2) return taken;
    return this.y > this.top ? 0 : count;
  }

  /** Draws a line of text that means nothing new, such as the repeated head of a table. */
  decoration(line: Line, x: number, y: number, style: LineStyle): void {
    let left = x;
    for (const piece of line) {
      this.artifact(() => this.#piece(piece, left, y, style), 'Pagination');
      left += piece.width;
    }
  }

  /** Draws something that is no text and means nothing, such as a rule. */
  artifact(
    draw: (doc: PDFKit.PDFDocument) => void,
    type: 'Layout' | 'Pagination' = 'Layout',
  ): void {
    this.doc.markContent('Artifact', { type });
    draw(this.doc);
    this.doc.endMarkedContent();
  }

  async bytes(): Promise<Uint8Array> {
    const chunks: Uint8Array[] = [];
    this.doc.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const ended = new Promise((resolve) => this.doc.once('end', resolve));
    this.root.end();
    this.doc.end();
    await ended;
    return new Uint8Array(Buffer.concat(chunks));
  }

  #line(line: Line, start: number, element: Struct, tag: string, style: LineStyle): void {
    let x = start;
    for (const piece of line) {
      const { href, width } = piece;
      const owner = href === undefined ? element : this.element(element, 'Link');
      owner.add(this.doc.markStructureContent(href === undefined ? tag : 'Link'));
      this.#piece(piece, x, this.y, style);
      this.doc.endMarkedContent();
      if (piece.strike || href !== undefined) this.#mark(piece.strike, x, width, style);
      if (href !== undefined) {
        const options = { structParent: owner, Contents: new String(href) };
        this.doc.link(
          x,
          this.y,
          width,
          style.leading,
          href,
          options as unknown as PDFKit.Mixins.AnnotationOption,
        );
      }
      x += width;
    }
  }

  #piece({ text, font, href }: Piece, x: number, y: number, style: LineStyle): void {
    this.#font(font, style.size);
    this.doc.fillColor(href === undefined ? style.color : style.linkColor);
    const top = y + (style.leading - style.size) / 2;
    this.doc.text(text, x, top, { lineBreak: false, baseline: 'top' });
  }

  /** The line through or below a piece. */
  #mark(isThrough: boolean, x: number, width: number, style: LineStyle): void {
    const y = this.y + style.leading / 2 + (isThrough ? 0 : style.size * 0.5);
    this.artifact((doc) =>
      doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.6)
        .stroke(isThrough ? style.color : style.linkColor),
    );
  }

  #font(name: FontName, size: number): void {
    this.doc.font(name).fontSize(name === 'mono' ? size * MONO_SCALE : size);
  }
}
