import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { wordsOf } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { IdeaRequest } from '../../understanding/details/idea-request.ts';
import type { Item } from './items.ts';
import type { Slots } from './slots.ts';

/** More words in one tag can’t be read. */
const TAG_WORDS = 3;

/** Tags for the thing, the place, the trade and the name, the narrow ones first. */
export function hashtagsFor(
  request: IdeaRequest,
  { values, trade }: Slots,
  language: Language,
  { ideas }: Pick<Knowledge, 'ideas'>,
): Item[] {
  const { place } = request;
  const tags = trade === null ? [] : (ideas.trades[language][trade]?.tags ?? []);
  const name = values['name']?.[0];
  const things = [
    ...(values['bare'] ?? []),
    ...(values['business'] ?? []),
    ...(values['product'] ?? []),
  ];
  const joined = [
    ...things.map(tagOf),
    ...(place === null
      ? []
      : [...things.slice(0, 1), tags[0] ?? ''].map((each) =>
          each === '' ? '' : tagOf(`${each} ${place}`),
        )),
    name === undefined ? '' : tagOf(name),
    place === null ? '' : tagOf(place),
    ...tags,
  ].filter((tag, at, all) => tag !== '' && all.indexOf(tag) === at);
  return joined.map((tag) => ({ text: `#${tag}`, post: null, isSpecific: true, usedFields: [] }));
}

/** In one word: “rye bread” is “ryebread”. */
function tagOf(text: string): string {
  const words = wordsOf(text.replace(lettered(/(?<=\p{L})[’'](?=\p{L})/gu), '')).filter(
    (word) => !/^(?:for|and|with|the|of|an?|за|и|с|със|на|ни|от)$/u.test(word),
  );
  return words.length > TAG_WORDS + 1 ? '' : words.join('');
}
