import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { fold, stemOf } from '@savet/text/stems';
import { fillTemplate, wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';

import { escapeMarkdown } from '../../text/markdown.ts';
import { type Sides, sidesOf } from '../../understanding/angle/choice-sides.ts';

/** Shorter words say nothing about a way. */
const LETTERS_MIN = 3;
/** More words are a story, not a way. */
const WAY_WORDS = 8;

/** Words of many ways. */
const common = lettered(
  /^(?:buy|hire|get|put|take|make|pay|start|try|use|open|better|first|second|another|new|more|bigger|купя|наема|взема|сложа|втор\p{L}*|друг\p{L}*|нов\p{L}*|по)$/u,
);

/** The share of a way’s own words in an answer that speaks of it. Rare words count more: “money” says nothing of LinkedIn. */
const SAID_SHARE = 0.4;

/** The weight of a word that no example has. */
const COMMONEST = 1;

type Needed = Pick<Knowledge, 'understanding' | 'followUps' | 'recogniser'>;

/** A note on the way that an answer to “X or Y?” leaves open, if it names only one of the two; empty for any other question. */
export function oneSideNote(
  query: string,
  answer: string,
  language: Language,
  knowledge: Needed,
  isOnChoice = false,
): string {
  const { ways, shares } = saidOf(query, answer, knowledge);
  const [left = null, right = null] = shares;
  if (left === null || right === null) return '';
  // An answer that names neither way may weigh both in other words, and so may advice that is only about a choice.
  const isOpen = isOnChoice ? Math.min(left, right) === 0 : Math.min(left, right) < SAID_SHARE;
  if (Math.max(left, right) === 0 || !isOpen) return '';
  const open = left <= right ? 0 : 1;
  const way = escapeMarkdown(ways[open] ?? '');
  return fillTemplate(knowledge.followUps.phrases[language].oneSide, { way });
}

/** A note if an answer has none of the words of one way; empty otherwise. */
export function oneWayNote(
  query: string,
  answer: string,
  language: Language,
  knowledge: Needed,
): string {
  const { shares } = saidOf(query, answer, knowledge);
  return shares.includes(0) ? knowledge.followUps.phrases[language].oneWay : '';
}

/** The two ways of a question, and the share of each way’s own words in the answer; null for a way without own words. */
function saidOf(
  query: string,
  answer: string,
  knowledge: Needed,
): { ways: readonly string[]; shares: readonly (number | null)[] } {
  const sides = sidesOf(query);
  if (sides === null) return { ways: [], shares: [] };
  const ways = waysOf(sides);
  const [left, right] = [stemsIn(ways[0], knowledge), stemsIn(ways[1], knowledge)];
  const said = stemsIn(answer, knowledge);
  const weightOf = (stems: readonly string[]) =>
    stems.reduce((sum, stem) => sum + Math.max(COMMONEST, knowledge.recogniser.rarityOf(stem)), 0);
  const shareOf = (own: ReadonlySet<string>, other: ReadonlySet<string>) => {
    const only = [...own].filter((stem) => !other.has(stem));
    if (only.length === 0) return null;
    return weightOf(only.filter((stem) => said.has(stem))) / weightOf(only);
  };
  return { ways, shares: [shareOf(left, right), shareOf(right, left)] };
}

function waysOf({ left, right }: Sides): readonly [string, string] {
  const first =
    left
      .replace(/\s*\([^)]*\)/gu, '')
      .split(/[,;:.–]\s/u)
      .at(-1) ?? left;
  const second = right.split(/[?.,;–]/u)[0] ?? right;
  return [lastWords(first), second.trim()];
}

/** The last words before “or”, without the opening of the question: “should I hire a second baker”. */
function lastWords(text: string): string {
  const words = text
    .trim()
    .replace(
      /^(?:(?:and|so|but|well|what[’']?s better|is it better to|should (?:i|we)|shall (?:i|we)|do (?:i|we)|дали|да|по-добре ли е да|кое е по-добре)[,:]? )+/iu,
      '',
    )
    .split(' ');
  return words.slice(-WAY_WORDS).join(' ');
}

function stemsIn(text: string, { understanding }: Pick<Knowledge, 'understanding'>): Set<string> {
  return new Set(
    wordsOf(text)
      .map(fold)
      .filter(
        (word) =>
          word.length >= LETTERS_MIN && !understanding.emptyWords.has(word) && !common.test(word),
      )
      .map(stemOf),
  );
}
