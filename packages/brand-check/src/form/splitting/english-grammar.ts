import type { SentenceGrammar } from './joints.ts';

const auxiliary =
  '(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|may|must|should|might)';
/** Pronouns that can only be subjects take any verb, the others one that shows that they are. */
const subject = String.raw`(?:(?:I|we|he|she|they) (?!and |or |who |all |both |alone|too )\p{L}+|(?:you|it|this|that|there|nobody|everybody|somebody|everyone|nothing) ${auxiliary}(?!\p{L}))`;
const subordinator =
  '(?:if|when|because|although|though|since|while|as|after|before|unless|until|once|whether|with|in|for|having|despite|given|to)';
const place = '(?:us|the|your|a|an|it|them|about|in|at|on|out|to|for|by|off|up|back|with)';
const imperative = `(?:allow|ask|bring|call|check|choose|come|fill|give|join|keep|leave|let|order|pay|press|read|roll|send|sign|take|tell|try|use|visit|write) ${place}`;
const relative = '(?!that |which |who |whom |whose |where |when |what |how )';
/** “Our bread is …”: only words without a clause of their own stand before the verb. */
const nounPhrase = String.raw`(?:the|our|your|my|an?|each|every|all|these|most|many|some) (?:${relative}(?!(?:I|you|we|he|she|it|they) )[\p{L}’'-]+ ){1,6}?${auxiliary}(?!\p{L})`;
const clause = new RegExp(
  String.raw`^(?:(?:today|now|here|then|and|but|so|also|\p{L}+ly),? )?(?:(?:I|we|you|he|she|it|they) ${relative}[\p{L}’']+|(?:this|there|nobody|everybody|somebody|everyone|nothing|everything) ${auxiliary}(?!\p{L})|${nounPhrase}|please \p{L}+|${imperative}(?!\p{L}))`,
  'iu',
);
const begunBelow = new RegExp(`^${subordinator}(?!\\p{L})`, 'iu');
const clauseAfterComma = new RegExp(`, ${subject}`, 'iu');

export const englishGrammar: SentenceGrammar = {
  joint: new RegExp(
    String.raw`(?<mark>[;,]| [–—]) (?<joint>and |but |so )?(?<opening>(?=${subject}|(?:since|because|although|if|when|once|while|as soon as) [^.!?;]*, ${subject}))`,
    'giu',
  ),
  instruction: new RegExp(
    String.raw`(?<mark>[;,]) (?<joint>and )?(?<opening>(?=${imperative}(?!\p{L})))`,
    'giu',
  ),
  instructs: new RegExp(String.raw`^(?:please \p{L}+|${imperative}(?!\p{L}))`, 'iu'),
  dropped: 'and',
  bound:
    /(?<!\p{L})(?:either|neither|not only|whether|both|as well as|the more|the less|rather than)(?!\p{L})/iu,
  isSentence: (words) => {
    const hasClause = clauseAfterComma.test(words);
    if (begunBelow.test(words)) return hasClause;
    // “We bake, we sell” would be two.
    return clause.test(words) && !hasClause;
  },
  resumed: new RegExp(String.raw`, (?:not )?${auxiliary} `, 'iu'),
};
