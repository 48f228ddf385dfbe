import { lettered } from '@savet/text/lettered';
import {
  auxiliary,
  begunBelow,
  begunWithoutComma,
  below,
  clause,
  clauseAfterComma,
  imperative,
  listed,
  mainAfterComma,
  opening,
  pronoun,
  subject,
  withoutComma,
} from './english-clauses.ts';
import { englishFragments } from './fragments.ts';
import type { SentenceGrammar } from './joints.ts';
import { englishOpenings, openingJoints } from './openings.ts';
import { englishRelatives } from './relatives.ts';
import { englishRepetitions } from './repeated-subjects.ts';

export const englishGrammar: SentenceGrammar = {
  joint: lettered(
    String.raw`(?<mark>[;,:]| [–—]) (?<joint>and |but |yet |so (?!that ))?(?<opening>(?=${opening}|${below}(?:${subject}|${imperative}(?!\p{L}))|${withoutComma}))`,
    'giu',
  ),
  instruction: lettered(
    String.raw`(?<mark>[;,]) (?<joint>and )?(?<opening>(?=${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs: lettered(String.raw`^(?:please \p{L}+|${imperative}(?!\p{L}))`, 'iu'),
  turns: [
    { pattern: /, which is why /giu, put: 'That is why ' },
    { pattern: /, which means (?:that )?(?!not |a |an |the )/giu, put: 'This means that ' },
    { pattern: lettered(/, so that (?=\p{L}+ )/giu), put: 'This means that ' },
    {
      pattern:
        /, as (?=(?:we|I|they) (?:believe|think|know|want|have|are|cannot|do not|would|need) )/giu,
      put: 'That is because ',
    },
    // “They ring you, and they explain …” follows: the second of three.
    {
      pattern: lettered(
        String.raw`, (?=(?:they|we|there) (?!and |or )\p{L}+ .*, and (?:${pronoun}|${below}))`,
        'gu',
      ),
      put: '',
    },
    { pattern: /, (?=there (?:is|are) .*, and )/giu, put: '' },
    {
      pattern: /(?<!, because .*), because (?!of |.*, (?:because|and) )/giu,
      put: 'That is because ',
    },
  ],
  finders: [openingJoints(englishOpenings), englishRelatives, englishRepetitions, englishFragments],
  listed,
  dropped: 'and',
  announces: lettered(
    /(?:\b(?:is|are|was|were|be|this|these|following|say|says|said|ask|asks|asked|write|writes|wrote|like|as|follows|include|includes|(?:two|three|four|five|six) \p{L}+(?: \p{L}+){0,3})|”|")$/iu,
  ),
  bound: lettered(/(?<!\p{L})(?:the more|the less|the sooner)(?!\p{L})/iu),
  pairs: [
    [lettered(/(?<!\p{L})either(?!.* or )/iu), / or /iu],
    [lettered(/(?<!\p{L})neither(?!.* nor )/iu), / nor /iu],
    [lettered(/(?<!\p{L})not only(?!.*(?:but|also))/iu), /but|also/iu],
    [lettered(/(?<!\p{L})whether(?!.* or )/iu), / or whether /iu],
    [lettered(/(?<!\p{L})both(?!.* and )/iu), / and /iu],
  ],
  isSentence: (words, isListEnded) => {
    if (!isListEnded && listed.test(words)) return false;
    const hasClause = clauseAfterComma.test(words);
    if (begunBelow.test(words)) return mainAfterComma.test(words) || begunWithoutComma.test(words);
    // “We bake, we sell” would be two.
    return clause.test(words) && !hasClause;
  },
  inserted: null,
  resumed: lettered(String.raw`, (?:not )?${auxiliary} `, 'iu'),
};
