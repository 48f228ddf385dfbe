import type { Language } from '@savet/contract/languages';
import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';
import type { IdeaKind } from '../../knowledge/ideas.ts';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { IdeaRequest } from '../../understanding/details/idea-request.ts';
import { offeredBy } from '../../understanding/ideas/named.ts';
import type { Item } from './items.ts';

/** Kinds whose items are about something. A name or a button needn’t say what. */
const bound: readonly IdeaKind[] = [
  ...(['posts', 'videos', 'topics', 'subjects', 'taglines'] as const),
  ...(['headlines', 'hooks', 'promotions', 'faq'] as const),
];

/** Requirements for the items of a list. */
export interface Named {
  words: readonly string[];
  /** Whether the business itself is of no trade that is known: words of a neighbouring one are wrong for it. */
  isStrange: boolean;
  /** The offer of that business, in its own words. */
  offered: string | null;
}

/** The words of a request that its items have to carry: all of its thing, of the rest those that are new to the trade. */
export function namedIn(
  { kind, named, thing, business, trade }: IdeaRequest,
  ownName: string,
  language: Language,
  { ideas, followUps }: Pick<Knowledge, 'ideas' | 'followUps'>,
): Named {
  const usual =
    trade === null
      ? ''
      : textsIn([ideas.trades[language][trade], followUps.trades[language][trade]]);
  const ofThing = stemsOf(thing ?? '');
  const ofTrade = stemsOf(usual);
  const ofName = stemsOf(ownName);
  const isStrangeWord = (word: string) => {
    const [stem = ''] = stemsOf(word);
    return !ofName.has(stem) && (ofThing.has(stem) || !ofTrade.has(stem));
  };
  const words = [...new Set(named.filter(isStrangeWord))];
  const offered = business === null ? null : offeredBy(business, language);
  const ofOffer = stemsOf(offered ?? '');
  const isStrange = words.some((word) => ofOffer.has(stemOf(fold(word))));
  return {
    words: bound.includes(kind) ? words : [],
    isStrange: isStrange && thing === null,
    offered: isStrange ? offered : null,
  };
}

/** How many of the words an item has in it, in any form. */
export function carried({ text }: Item, { words }: Named): number {
  const stems = stemsOf(text);
  return words.filter((word) => stems.has(stemOf(fold(word)))).length;
}

function stemsOf(text: string): ReadonlySet<string> {
  return new Set(wordsOf(text).map((word) => stemOf(fold(word))));
}

function textsIn(value: unknown): string {
  return JSON.stringify(value ?? '');
}
