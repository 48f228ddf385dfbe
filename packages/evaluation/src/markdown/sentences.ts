import { blocksOf } from './blocks.ts';
import { plainText } from './plain.ts';

const segmenter = new Intl.Segmenter('bg', { granularity: 'sentence' });

/** The sentences of a text in Markdown, trimmed; none goes beyond its block. */
export function sentencesOf(markdown: string): string[] {
  return blocksOf(markdown)
    .flatMap(({ text }) => plainText(text).split('\n'))
    .flatMap((line) => Array.from(segmenter.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => sentence !== '');
}
