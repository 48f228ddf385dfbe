import { matchesOf } from '@savet/text/matches';
import type { Range } from '../../fixing/edits.ts';
import { isInsideMarks } from '../../language/inside-marks.ts';
import { countWords } from '../../language/sentences.ts';

/** Where a person could end a long sentence, the better places first. */
const places = [
  /[;:](?= )| [–—](?= )/gu,
  /,(?= (?:and|but|so|because|which|while|although|и|но|а|защото|като|затова|докато|въпреки) )/giu,
  /,(?= )/gu,
  /(?= (?:and|but|because|when|if|that|who|which|и|но|защото|когато|ако|че) )/giu,
];
/** Neither part may be less of the sentence. */
const SHARE_MIN = 0.25;

/**
 * The place at which a sentence without a safe division could be cut by hand: the one nearest its middle among the best.
 * @returns a position in the text, behind the words before it; null if there is none
 */
export function cutPlace(text: string, { start, end }: Range): number | null {
  const written = text.slice(start, end);
  const words = countWords(written);
  for (const pattern of places) {
    const found = matchesOf(written, pattern)
      .map(({ index }) => index)
      .map((index) => ({ index, share: countWords(written.slice(0, index)) / words }))
      .filter(({ share }) => share >= SHARE_MIN && share <= 1 - SHARE_MIN)
      .filter(({ index }) => !isInsideMarks(written, index))
      .toSorted((a, b) => Math.abs(a.share - 0.5) - Math.abs(b.share - 0.5));
    if (found[0]) return start + found[0].index;
  }
  return null;
}
