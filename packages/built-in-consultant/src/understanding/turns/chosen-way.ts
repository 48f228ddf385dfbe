import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import { sidesOf } from '../angle/choice-sides.ts';
import { inCyrillicIfBulgarian } from '../details.ts';

/** A longer name is no option. In words. */
const OPTION_WORDS = 5;
/** “OK, GPs then. What do I say?”, „добре, препоръки тогава“ */
const choosing = lettered(
  /^[^\p{L}]*(?:(?:ok|okay|so|fine|right|good|great|well|добре|ок|супер|ами|значи)[,. ]+)*(?:(?:(?:let[’']s (?:go with|take|do)|i[’']?(?:ll| will)? (?:choose|take|go (?:with|for)|pick)|going with|избирам|взимам|ще пробвам|спирам се на)\s+(?<taken>[^.,;!?]{2,50}))|(?<named>[^.,;!?]{2,50}?)[, ]+(?:then|it is|тогава))(?=[.,;!?]|\s*$|\s+(?:what|how|where|какво|как|къде))/iu,
);

/** One of the two ways of the question before, and what is asked of it. */
export interface ChosenWay {
  /** Its words in the question before. */
  way: string;
  place: 1 | 2;
  rest: string;
}

/** The way that a message takes of those between which the question before chose; null if it takes none. */
export function chosenWay(query: string, before: string): ChosenWay | null {
  const text = inCyrillicIfBulgarian(query);
  const found = choosing.exec(text);
  const option = found?.groups?.['taken'] ?? found?.groups?.['named'] ?? '';
  if (found === null || option === '' || wordsOf(option).length > OPTION_WORDS) return null;
  const sides = sidesOf(inCyrillicIfBulgarian(before));
  if (sides === null) return null;
  const said = stemsIn(option);
  const common = (side: string) => [...stemsIn(side)].filter((stem) => said.has(stem)).length;
  const [left, right] = [common(sides.left), common(sides.right)];
  if (left === right) return null;
  const rest = text.slice(found.index + found[0].length).replace(/^[\s.,;!?]+/u, '');
  const way =
    left > right
      ? (sides.left.split(/[,;:]\s/u).at(-1) ?? sides.left)
      : (sides.right.split(/[?.,;]/u)[0] ?? sides.right);
  return { way: way.trim(), place: left > right ? 1 : 2, rest };
}

/** Whether a text has a word of a way. */
export function speaksOf(text: string, way: string): boolean {
  const stems = [...stemsIn(way)];
  const said = [...stemsIn(text)];
  return stems.some((stem) => said.some((word) => word.startsWith(stem)));
}

function stemsIn(text: string): Set<string> {
  return new Set(
    wordsOf(text)
      .map(fold)
      .filter((word) => word.length > 2 && !empty.test(word))
      .map((word) => stemOf(word)),
  );
}

const empty =
  /^(?:the|and|for|with|better|whats|what|should|buy|get|our|my|more|или|кое|по|добре|за|да|със|тогава)$/u;
