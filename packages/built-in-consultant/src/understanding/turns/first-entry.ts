import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import { languageOf } from '../../language/language-of.ts';
import { inCyrillicIfBulgarian } from '../details.ts';
import type { Thread } from '../follow-up/thread-state.ts';
import type { BrandHubReading } from '../reading.ts';

/** A longer message says something of its own. In words. */
const WORDS_MAX = 14;
const asking = lettered(
  /^[^\p{L}]*(?:(?:and|so|ok|okay|then|but|а|и|добре|ок|тогава|значи)[, ]+)*(?:(?:which|what)(?: one| of (?:them|these|those|the two))?(?: (?:entry|field|part|sentence))?(?: (?:would|should|do|is|comes?|to)(?!\p{L})[^?]{0,40})?(?: first| (?:rewrite|change|fix|improve|start with|begin with))|(?:where|how) (?:do|should|would) (?:i|we|you) (?:start|begin)|what would you (?:rewrite|change|fix|improve|do)|(?:кое|коя|кой|кои|какво)(?: (?:от (?:тях|двете|двата)|поле|запис))?(?: [^?]{0,40})?(?: първо| първа| първи| (?:пренапиша|пренаписал|сменя|оправя|поправя|променя|променил)\p{L}*)|(?:с кое|откъде|от кое|от къде) да (?:започна|започнем|почна))(?!\p{L})/iu,
);

/** “Which one would you rewrite first, and how?” after an answer on entries of the own Brand Hub. */
export function firstEntryAsked(query: string, { hub, language }: Thread): BrandHubReading | null {
  if (hub === null || wordsOf(query).length > WORDS_MAX) return null;
  if (!asking.test(inCyrillicIfBulgarian(query))) return null;
  return {
    ...{ kind: 'brand-hub', about: 'weak', fields: hub, asks: ['first'] },
    language: languageOf(query, language),
  };
}
