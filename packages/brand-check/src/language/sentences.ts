import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';

/** A sentence or a paragraph. */
export interface Sentence {
  /** Positions in UTF-16 units, without the white space around it. */
  start: number;
  end: number;
  words: number;
}

const segmenter = new Intl.Segmenter('bg', { granularity: 'sentence' });
/** A full stop after these ends no sentence. */
const abbreviation =
  /(?:^|[\s(„“"])(?:г-н|г-жа|ул|бул|г|гр|стр|т|напр|вкл|проф|д-р|инж|Mr|Mrs|Ms|Dr|St|No|vs|e\.g|i\.e|etc)\.$/iu;

/** The sentences of a text. None goes beyond its line. */
export function sentencesIn(text: string): Sentence[] {
  return linesOf(text).flatMap(({ start, line }) => {
    const joined: { at: number; segment: string }[] = [];
    for (const { segment, index } of segmentsOf(line)) {
      const before = joined.at(-1);
      if (before && abbreviation.test(before.segment.trimEnd())) before.segment += segment;
      else joined.push({ at: index, segment });
    }
    return joined.flatMap(({ at, segment }) => spanOf(segment, start + at));
  });
}

/** “… handed over. 18% of the salary.”: the segmenter reads a number as if the sentence went on. */
const beforeNumber = lettered(/ (?=\d)(?<=\p{L}{4,}[.!?] )/u);

function segmentsOf(line: string): { segment: string; index: number }[] {
  return Array.from(segmenter.segment(line)).flatMap(({ segment, index }) => {
    let at = index;
    return segment.split(beforeNumber).map((part, place, all) => {
      const found = { segment: place < all.length - 1 ? `${part} ` : part, index: at };
      at += found.segment.length;
      return found;
    });
  });
}

/** The paragraphs of a text: what empty lines divide. Lists are none. */
export function paragraphsIn(text: string): Sentence[] {
  return linesOf(text)
    .filter(({ line }) => !/^\s*(?:[-*•–]|\d+[.)]|#+|\|)\s/.test(line))
    .flatMap(({ start, line }) => spanOf(line, start));
}

export function countWords(text: string): number {
  return text.match(lettered(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu))?.length ?? 0;
}

function linesOf(text: string): { start: number; line: string }[] {
  return Array.from(matchesOf(text, /[^\n]+/g), ({ 0: line, index }) => ({ start: index, line }));
}

function spanOf(segment: string, at: number): Sentence[] {
  const words = countWords(segment);
  if (words === 0) return [];
  const lead = segment.length - segment.trimStart().length;
  return [{ start: at + lead, end: at + segment.trimEnd().length, words }];
}
