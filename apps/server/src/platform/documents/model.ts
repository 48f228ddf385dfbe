/** A piece of text in one style. */
export interface TextRun {
  text: string;
  bold?: boolean;
  italic?: boolean;
  strike?: boolean;
  code?: boolean;
  /** An http, https or mailto address. */
  href?: string;
}

export interface Color {
  /** `#RRGGBB`. */
  hex: string;
  /** The text beside its swatch, such as codes and contrasts. */
  label: string;
  details: readonly string[];
}

/** A part of a document. Lines inside a text are separated by `\n`. */
export type Block =
  | { kind: 'heading'; level: HeadingLevel; content: readonly TextRun[] }
  | { kind: 'paragraph'; content: readonly TextRun[] }
  /** A small line of facts. */
  | { kind: 'note'; text: string }
  | { kind: 'list'; isOrdered: boolean; start: number; items: readonly (readonly Block[])[] }
  /** With `leads`, it stays on the page on which the next block begins, as a question does. */
  | { kind: 'quote'; content: readonly Block[]; leads?: boolean }
  | { kind: 'code'; text: string }
  | {
      kind: 'table';
      head: readonly Cell[];
      rows: readonly (readonly Cell[])[];
      /** Of each column; left without it. */
      align?: readonly (Alignment | null)[];
    }
  | { kind: 'rule' }
  | { kind: 'colors'; colors: readonly Color[] }
  /** Begins a new page. */
  | { kind: 'page' };

export type Cell = readonly TextRun[];
export type Alignment = 'left' | 'center' | 'right';
export type HeadingLevel = 1 | 2 | 3 | 4;

/** Markdown inside a document: its headings are `headingOffset` levels lower. */
export interface MarkdownSource {
  kind: 'markdown';
  text: string;
  headingOffset: number;
}

/** A document before its Markdown is read. It can be sent to a thread. */
export interface DocumentSource {
  title: string;
  /** Below the title. */
  subtitle: string;
  /** When its content was written. The same content then makes the same PDF. */
  date: Date;
  /** Tag of its language, such as `bg`. */
  language: string;
  /** At the foot of each page. */
  footer: string;
  /** Of headings and lines; readable on white. `#RRGGBB`. */
  accent: string;
  /** Colours of the brand for a band at the top; none if the document has no brand. */
  band: readonly string[];
  /** Whether the title has a page of its own. */
  hasCover: boolean;
  blocks: readonly (Block | MarkdownSource)[];
}

export interface FinishedDocument extends DocumentSource {
  blocks: readonly Block[];
}

export type FileFormat = 'pdf' | 'docx';
