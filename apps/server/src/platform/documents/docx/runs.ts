import { ExternalHyperlink, type ParagraphChild, TextRun } from 'docx';
import type { TextRun as Run } from '../model.ts';

/** Characters that XML 1.0 has no place for. */
const impossible = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

export function docxRuns(runs: readonly Run[]): ParagraphChild[] {
  return runs.flatMap((run): ParagraphChild[] => {
    const parts = storable(run.text)
      .split('\n')
      .map((text, index) => textRun({ ...run, text }, index > 0));
    return run.href === undefined
      ? parts
      : [new ExternalHyperlink({ link: run.href, children: parts })];
  });
}

/** A text without the characters that a Word document can't contain. */
export function storable(text: string): string {
  return text.replaceAll(impossible, '');
}

function textRun({ text, bold, italic, strike, code, href }: Run, isNewLine: boolean): TextRun {
  const style = href !== undefined ? 'Hyperlink' : code ? 'CodeText' : undefined;
  return new TextRun({
    text,
    ...(bold && { bold }),
    ...(italic && { italics: true }),
    ...(strike && { strike }),
    ...(style && { style }),
    ...(isNewLine && { break: 1 }),
  });
}
