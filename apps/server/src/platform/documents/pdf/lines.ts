import type { TextRun } from '../model.ts';
import { byFont, type FontName } from './fonts.ts';
import { withHeldSpaces } from './line-ends.ts';

/** A piece of a line in one style. */
export interface Piece {
  text: string;
  font: FontName;
  strike: boolean;
  code: boolean;
  href: string | undefined;
  width: number;
}

export type Line = readonly Piece[];

/** Measures a text in points. */
export type Measure = (text: string, font: FontName) => number;

/** White space, except the spaces at which no line ends. */
const space = String.raw`[^\S\u00A0\u202F]`;
const wordsAndSpaces = new RegExp(String.raw`(?:\S|[\u00A0\u202F])+${space}*|${space}+`, 'gu');
const lastSpaces = new RegExp(`${space}+$`, 'u');
/** All of them are drawn, and read again, as plain ones. */
const heldSpaces = /[\u00A0\u202F]/gu;
/** Good places to break a word that is longer than a line. */
const goodBreak = /[\s/?&=_-]/u;

/** Breaks a text into lines of a width in points. A word that is longer than a line is broken anywhere if it has to be. */
export function breakLines(runs: readonly TextRun[], width: number, measure: Measure): Line[] {
  const lines: Line[] = [];
  for (const words of paragraphs(runs, measure)) {
    let line: Piece[] = [];
    let used = 0;
    const flush = () => {
      lines.push(joined(line));
      line = [];
      used = 0;
    };
    for (const word of words.flatMap((whole) => fitting(whole, width, measure))) {
      const size = widthOf(word);
      if (line.length > 0 && used + visible(word, measure) > width) flush();
      line.push(...word);
      used += size;
    }
    flush();
  }
  return lines;
}

/** Code, whose lines keep their indentation and their columns. */
export function codeRuns(text: string): TextRun[] {
  const shown = text
    .replaceAll('\t', '    ')
    .replaceAll(/^ +| {2,}/gm, (spaces) => '\u00A0'.repeat(spaces.length));
  return [{ text: shown, code: true }];
}

/** The line of a text, or its beginning with “…” if it is longer. */
export function shortened(text: string, width: number, measure: Measure): Line {
  const [whole = [], ...more] = breakLines([{ text }], width, measure);
  if (more.length === 0) return whole;
  const [begin = []] = breakLines([{ text }], width - measure('…', 'regular'), measure);
  const shown = begin
    .map((piece) => piece.text)
    .join('')
    .trimEnd();
  return breakLines([{ text: `${shown}…` }], width, measure)[0] ?? [];
}

/** Width of a text on one line, and of its longest word, in points. */
export function widthsOf(
  runs: readonly TextRun[],
  measure: Measure,
): { natural: number; least: number } {
  const lines = paragraphs(runs, measure);
  return {
    natural: Math.max(0, ...lines.map((words) => words.reduce((sum, w) => sum + widthOf(w), 0))),
    least: lines.flat().reduce((most, word) => Math.max(most, visible(word, measure)), 0),
  };
}

type Word = readonly Piece[];

/** The words of each line of the source. A space belongs to the word before it. */
function paragraphs(runs: readonly TextRun[], measure: Measure): Word[][] {
  const lines: Word[][] = [[]];
  let word: Piece[] = [];
  const endWord = () => {
    if (word.length > 0) lines.at(-1)?.push(word);
    word = [];
  };
  const whole = withHeldSpaces(runs.map(({ text }) => text).join(''));
  let start = 0;
  for (const run of runs) {
    const shown = run.code ? run.text : whole.slice(start, start + run.text.length);
    start += run.text.length;
    for (const [index, part] of shown.split('\n').entries()) {
      if (index > 0) {
        endWord();
        lines.push([]);
      }
      for (const found of part.match(wordsAndSpaces) ?? []) {
        const text = found.replace(lastSpaces, ' ');
        word.push(...piecesOf({ ...run, text: text.replace(heldSpaces, ' ') }, measure));
        if (lastSpaces.test(text)) endWord();
      }
    }
  }
  endWord();
  return lines;
}

function piecesOf(run: TextRun, measure: Measure): Piece[] {
  const { strike = false, code = false, href } = run;
  return byFont(run).map(({ text, font }) => ({
    text,
    font,
    strike,
    code,
    href,
    width: measure(text, font),
  }));
}

/** The word itself, or its parts if it is longer than a line. */
function fitting(word: Word, width: number, measure: Measure): Word[] {
  if (visible(word, measure) <= width) return [word];
  const parts: Piece[][] = [[]];
  let used = 0;
  for (const piece of word) {
    for (const character of piece.text) {
      const size = measure(character, piece.font);
      while (used + size > width && used > 0) {
        const rest = afterGoodBreak(parts.at(-1) ?? []);
        parts.push(rest);
        used = widthOf(rest);
      }
      parts.at(-1)?.push({ ...piece, text: character, width: size });
      used += size;
    }
  }
  return parts.map(joined);
}

/** Takes off what stands after the last space, or after a sign in the second half of a line; nothing if there is neither. */
function afterGoodBreak(characters: Piece[]): Piece[] {
  const last = characters.findLastIndex(({ text }) => goodBreak.test(text));
  const isGood = last > characters.length / 2 || characters[last]?.text === ' ';
  return isGood ? characters.splice(last + 1) : [];
}

/** Joins neighbours of the same style, so that a line is drawn in few pieces and is read as it was written. */
function joined(pieces: readonly Piece[]): Piece[] {
  const line: Piece[] = [];
  for (const piece of pieces) {
    const last = line.at(-1);
    const isSame =
      last?.font === piece.font &&
      last.href === piece.href &&
      last.strike === piece.strike &&
      last.code === piece.code;
    if (last && isSame) {
      last.text += piece.text;
      last.width += piece.width;
    } else {
      line.push({ ...piece });
    }
  }
  return line;
}

function widthOf(word: Word): number {
  return word.reduce((sum, { width }) => sum + width, 0);
}

/** The width of a word or a line without the space at its end. */
export function visible(word: Word, measure: Measure): number {
  const last = word.at(-1);
  const space = last?.text.endsWith(' ') ? measure(' ', last.font) : 0;
  return widthOf(word) - space;
}
