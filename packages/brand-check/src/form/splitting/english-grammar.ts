import { englishFragments } from './fragments.ts';
import type { SentenceGrammar } from './joints.ts';
import { englishOpenings, openingJoints } from './openings.ts';
import { englishRelatives } from './relatives.ts';
import { englishRepetitions } from './repeated-subjects.ts';

const auxiliary =
  '(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|may|must|should|might)';
/** Verbs that no noun looks like, by which a noun before them is a subject. */
const sure =
  '(?:takes|begins|goes|comes|gives|brings|arrives|belongs|gets|wants|knows|makes|keeps|says|helps|lets|rests|delivers|explains|includes|contains|remains|becomes|happens|depends|requires|allows|teaches|writes|reads|sends|sells|buys|speaks|learns|understands|lives|took|came|went|began|gave|made|knew|got|kept|told|brought|became|wrote|sold|bought|paid|found)';
/** Others, which some nouns look like. */
const lexical = `(?:${sure}|needs|opens|closes|means|climbs|holds|stays|lasts|rolled|asked|called|stood|grew|said|throw|give|take|get|know|think|believe|tell|choose|bring|come|keep|find|want|become|begin|send|receive|sell|buy|grow|eat|write|learn|understand|prefer|forget|remember|expect)`;
const verb = `(?:${auxiliary}|${lexical})`;
const youDo =
  'you (?:also |only |always |still )?(?:get|know|see|need|want|pay|choose|decide|keep|save|come|go|leave|find|receive|stay)';
/** Pronouns that can only be subjects take any verb, the others one that shows that they are. */
const pronoun = String.raw`(?:(?:I|we|he|she|they) (?!and |or |who |all |both |alone|too )\p{L}+|${youDo}(?!\p{L})|(?:you|it|this|that|there|nobody|everybody|somebody|everyone|someone|nothing|neither|none of them) ${auxiliary}(?!\p{L})|(?:nobody|everybody|somebody|everyone|someone|nothing) ${sure}(?!\p{L})|it (?!as |always |is )\p{L}{3,}(?:s|ed)(?!\p{L}))`;
const subordinator =
  '(?:if|when|because|although|though|since|while|as|after|before|unless|until|once|whether|with|in|for|having|despite|given|to)';
const place = '(?:us|the|your|a|an|it|them|about|in|at|on|out|to|for|by|off|up|back|with)';
const imperative = `(?:allow|ask|bring|call|check|choose|come|fill|give|join|keep|leave|let|order|pay|press|read|roll|send|sign|take|tell|try|use|visit|write) ${place}`;
const relative = '(?!that |which |who |whom |whose |where |when |what |how )';
const nounWord = String.raw`${relative}(?!(?:I|you|we|he|she|it|they) )[\p{L}’'-]+ `;
const determiner = '(?:the|our|your|my|an?|each|every|all|these|those|most|many|some)';
/** “Our bread is …”: only words without a clause of their own stand before the verb. */
const nounPhrase = String.raw`${determiner} (?:${nounWord}){1,6}?(?:${auxiliary}|${sure})(?!\p{L})`;
/** “by the evening of the same day”, “from then on” */
const time = String.raw`(?:by|from|on|in|until|since|at|after|within) (?:\p{L}+ ){0,3}?(?:morning|evening|night|noon|days?|moment|weeks?|months?|years?|time|hours?|minutes|end|now|then)(?: on| of (?:\p{L}+ ){1,3}?(?:day|week|month|year))?,?`;
const here = String.raw`(?:there|then|now|later|afterwards|instead)(?:, [^.,;!?]{1,60},|,)?`;
const subject = `(?:${pronoun}|${nounPhrase})`;
const opening = String.raw`(?:${subject}|${here} (?:(?:I|we|he|she|they|you) \p{L}+|${nounPhrase})|${time} ${subject}|only (?:then|now|after that)[^.!?;]{0,80} (?:do|does|did|will|can|is|are) (?:I|we|you|he|she|it|they)(?!\p{L}))`;
const below = '(?:since|because|although|if|when|once|while|as soon as|after|before) [^.!?;]*, ';

const lead = String.raw`(?:(?:today|now|here|then|and|but|so|also|\p{L}+ly),? |(?:on|at|during|every|last|this|next) (?:\p{L}+ ){0,3}?(?:morning|evening|night|day|week|month|year|winter|summer|spring|autumn|season|\p{L}+day)s?,? )?`;
/** “Rosehip oil is …”, without an article. */
const bare = String.raw`(?!${subordinator} |(?:on|at|by|from|of|not|no|and|or|but|even|wh\p{L}+|how\p{L}*) )${nounWord}(?:${nounWord}){0,4}?(?:${auxiliary}|${sure})(?!\p{L})`;
/** “Every loaf that leaves the oven has been …” */
const narrowed = String.raw`${determiner} \p{L}+ (?:that|who|which) \p{L}+ [^,]{3,60}? (?:has|have|is|are|was|were|will|can) \p{L}+`;
const clause = new RegExp(
  String.raw`^${lead}(?:(?:I|we|you|he|she|it|they) ${relative}[\p{L}’']+|(?:this|there|nobody|everybody|somebody|everyone|nothing|everything) ${verb}(?!\p{L})|${determiner} (?:${nounWord}){1,6}?${verb}(?!\p{L})|${bare}|${determiner} \p{L}+(?<!s) \p{L}+s (?:you|us|them|it|the|an?) |${narrowed}|(?:please|thank) \p{L}+|${imperative}(?!\p{L}))`,
  'iu',
);
const begunBelow = new RegExp(String.raw`^${subordinator}(?!\p{L})`, 'iu');
const clauseAfterComma = new RegExp(`, ${subject}`, 'iu');
const mainAfterComma = new RegExp(`, (?:please |${subject})`, 'iu');
/** “When you come here for the first time we ask …”: a clause without a comma behind it. */
const withoutComma = String.raw`(?:because|since|when|while|if|as soon as|before|after|once) (?:I|you|we|they|he|she|it) [^,;.]*? (?:it|us|first time|here|there|in there|home|back|today|now|them) (?:I|we|they|he|she) (?:also |then |always )?(?!and |or |who )\p{L}+`;
const begunWithoutComma = new RegExp(`^${withoutComma}`, 'iu');
/** “She writes it down, gives it away”: a list of verbs whose last one follows. */
const listed =
  /(?<comma>,) \p{L}+(?:s|ed) (?:it|them|the|an?|us|you|your|our|to|in|on|with)(?!\p{L})[^,]*$/iu;

export const englishGrammar: SentenceGrammar = {
  joint: new RegExp(
    String.raw`(?<mark>[;,:]| [–—]) (?<joint>and |but |yet |so (?!that ))?(?<opening>(?=${opening}|${below}${subject}|${withoutComma}))`,
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
    { pattern: /, because (?!of |.*, because )/giu, put: 'That is because ' },
  ],
  finders: [openingJoints(englishOpenings), englishRelatives, englishRepetitions, englishFragments],
  listed,
  dropped: 'and',
  announces:
    /(?:\b(?:is|are|was|were|be|this|these|following|say|says|said|ask|asks|asked|write|writes|wrote|like|as|follows|include|includes)|”|")$/iu,
  bound:
    /(?<!\p{L})(?:either|neither .* nor|not only|(?<=(?<!ask|asks|asked|know|knows|knew|wonder|wonders|check|checks|checked|see|decide|tell|tells) )whether|both|as well as|the more|the less|rather than)(?!\p{L})/iu,
  isSentence: (words) => {
    if (listed.test(words)) return false;
    const hasClause = clauseAfterComma.test(words);
    if (begunBelow.test(words)) return mainAfterComma.test(words) || begunWithoutComma.test(words);
    // “We bake, we sell” would be two.
    return clause.test(words) && !hasClause;
  },
  resumed: new RegExp(String.raw`, (?:not )?${auxiliary} `, 'iu'),
};
