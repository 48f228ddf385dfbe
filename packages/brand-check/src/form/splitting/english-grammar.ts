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
  joint: new RegExp(
    String.raw`(?<mark>[;,:]| [–—]) (?<joint>and |but |yet |so (?!that ))?(?<opening>(?=${opening}|${below}(?:${subject}|${imperative}(?!\p{L}))|${withoutComma}))`,
    'giu',
  ),
  instruction: new RegExp(
    String.raw`(?<mark>[;,]) (?<joint>and )?(?<opening>(?=${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs: new RegExp(String.raw`^(?:please \p{L}+|${imperative}(?!\p{L}))`, 'iu'),
  turns: [
    { pattern: /, which is why /giu, put: 'That is why ' },
    { pattern: /, which means (?:that )?(?!not |a |an |the )/giu, put: 'This means that ' },
    { pattern: /, so that (?=\p{L}+ )/giu, put: 'This means that ' },
    {
      pattern:
        /, as (?=(?:we|I|they) (?:believe|think|know|want|have|are|cannot|do not|would|need) )/giu,
      put: 'That is because ',
    },
    // “They ring you, and they explain …” follows: the second of three.
    {
      pattern: new RegExp(
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
  announces:
    /(?:\b(?:is|are|was|were|be|this|these|following|say|says|said|ask|asks|asked|write|writes|wrote|like|as|follows|include|includes|(?:two|three|four|five|six) \p{L}+(?: \p{L}+){0,3})|”|")$/iu,
  bound: /(?<!\p{L})(?:the more|the less|the sooner)(?!\p{L})/iu,
  pairs: [
    [/(?<!\p{L})either(?!.* or )/iu, / or /iu],
    [/(?<!\p{L})neither(?!.* nor )/iu, / nor /iu],
    [/(?<!\p{L})not only(?!.*(?:but|also))/iu, /but|also/iu],
    [/(?<!\p{L})whether(?!.* or )/iu, / or whether /iu],
    [/(?<!\p{L})both(?!.* and )/iu, / and /iu],
  ],
  isSentence: (words, isListEnded) => {
    if (!isListEnded && listed.test(words)) return false;
    const hasClause = clauseAfterComma.test(words);
    if (begunBelow.test(words)) return mainAfterComma.test(words) || begunWithoutComma.test(words);
    // “We bake, we sell” would be two.
    return clause.test(words) && !hasClause;
  },
  inserted: null,
  resumed: new RegExp(String.raw`, (?:not )?${auxiliary} `, 'iu'),
};
