import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import type { Clause } from '../../../understanding/whole-text/roles/roles-type.ts';
import { spokenSentence, type Voice } from './spoken-sentence.ts';

/** “We are a chip shop”: it is not what a letter is about. */
const ofUs = /^(?:we|i|ние|аз)(?:[’'](?:re|m)| are| am| сме| съм) /iu;
/** A subject is rarely longer. */
const WORDS_MAX = 9;
const wish: Record<Language, RegExp> = {
  EN: /^(?:I|We) would like (?:an? )?(?!to |it |them |this |you )([^,.]+)/u,
  BG: /^(?:Искам|Искаме|Молим за|Моля за) (?!да )([^,.]+)/u,
};
const theme: Record<Language, RegExp> = {
  EN: lettered(
    /^((?:(?:The|Your|Our|My) )?(?:\p{L}+ ){1,3}?)(?:is|are|was|were|will|won[’']t|has|have|can|got|going|needs?)(?!\p{L})/u,
  ),
  BG: lettered(
    /^((?:\p{L}+(?:ът|ят|та|то|те|а|я)) (?:Ви )?)(?:е|са|ще|не|няма|закъснява|се)(?!\p{L})/u,
  ),
};

/** The subject of a letter, in the words of its clauses. */
export function subjectOf(clauses: readonly Clause[], language: Language, voice: Voice): string {
  const named = clauses.filter(({ text }) => !ofUs.test(text));
  const told = named.length === 0 ? clauses : named;
  const said = told.map(({ text }) => spokenSentence(text, voice).replace(/\.$/u, ''));
  const [first = ''] = said;
  const wished = said
    .map((each) => wish[language].exec(each)?.[1])
    .find((each) => each !== undefined);
  const fragment = told.findIndex(({ isSentence }) => !isSentence);
  const short = (text: string) => (text.split(' ').length <= WORDS_MAX ? text : '');
  return capitalised(
    (wished ?? (fragment === 0 ? short(first.replace(/ (?:will|is|are) .*$/u, '')) : '')) ||
      (theme[language].exec(first)?.[1]?.trim() ?? '') ||
      short(first) ||
      first
        .split(' ')
        .slice(0, WORDS_MAX)
        .join(' ')
        .replace(/,.*$/u, '')
        .replace(/ (?:на|за|от|с|във?|до|и|of|for|to|in|at|on|and|the|an?)$/u, ''),
  );
}
