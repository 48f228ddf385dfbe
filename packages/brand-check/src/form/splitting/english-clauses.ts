import { lettered } from '@savet/text/lettered';

/** What an English clause looks like. */
export const auxiliary =
  '(?:is|are|was|were|has|have|had|will|would|can|could|do|does|did|may|must|should|might)';
/** Verbs that no noun looks like, by which a noun before them is a subject. */
export const sure =
  '(?:takes|begins|goes|comes|gives|brings|arrives|belongs|gets|wants|knows|makes|keeps|says|helps|lets|rests|delivers|explains|includes|contains|remains|becomes|happens|depends|requires|allows|teaches|writes|reads|sends|sells|buys|speaks|learns|understands|lives|took|came|went|began|gave|made|knew|got|kept|told|brought|became|wrote|sold|bought|paid|found|serves|carries|reminds|protects|saves|offers|answers|covers|follows|continues|provides|receives|grows|stands|sits|lies|breaks|smells|tastes|sounds|seems|appears|belonged|opened|closed|started|moved|decided|arrived|happened|remained|explained|helped|asked|turned|looked|worked|needed|wanted)';
/** Others, which some nouns look like. */
const lexical = `(?:${sure}|needs|opens|closes|means|climbs|holds|stays|lasts|rolled|asked|called|stood|grew|said|throw|give|take|get|know|think|believe|tell|choose|bring|come|keep|find|want|become|begin|send|receive|sell|buy|grow|eat|write|learn|understand|prefer|forget|remember|expect)`;
export const verb = `(?:${auxiliary}|${lexical})`;
const youDo =
  'you (?:also |only |always |still )?(?:get|know|see|need|want|pay|choose|decide|keep|save|come|go|leave|find|receive|stay)';
/** Pronouns that can only be subjects take any verb, the others one that shows that they are. */
export const pronoun = String.raw`(?:(?:I|we|he|she|they) (?!and |or |who |all |both |alone|too )\p{L}+|${youDo}(?!\p{L})|(?:you|it|this|that|there|nobody|everybody|somebody|everyone|someone|nothing|neither|none of them) ${auxiliary}(?!\p{L})|(?:nobody|everybody|somebody|everyone|someone|nothing|nobody else|somebody else) ${sure}(?!\p{L})|it (?:also |then |even |always |never )?(?!as |always |is )\p{L}{3,}(?:s|ed)(?!\p{L}))`;
const subordinator =
  '(?:if|when|because|although|though|since|while|as|after|before|unless|until|once|whether|with|in|for|having|despite|given|to)';
const place = '(?:us|the|your|a|an|it|them|about|in|at|on|out|to|for|by|off|up|back|with)';
export const imperative = `(?:(?:allow|ask|bring|call|check|choose|come|fill|give|join|keep|leave|let|order|pay|press|read|roll|send|sign|take|tell|try|use|visit|write|add|allow|book|pick|put|reply|return|save|set|turn|wait|wear|wash) ${place}|(?:remember|make sure|note|bear in mind) (?:that|to|your|the)|please \\p{L}+)`;
const relative = '(?!that |which |who |whom |whose |where |when |what |how )';
const nounWord = String.raw`${relative}(?!(?:I|you|we|he|she|it|they) )[\p{L}’'-]+ `;
const determiner = '(?:the|our|your|my|an?|each|every|all|these|those|most|many|some)';
/** “Our bread is …”: only words without a clause of their own stand before the verb. */
/** Verbs that are nouns, too, unless such a word follows. */
const withObject =
  '(?:stays|needs|costs|runs|works|opens|closes|starts|ends|shows|holds|lasts|matters|rings|plays|leaves|turns|looks|moves|changes|returns) (?:the|an?|open|closed|in|on|at|for|to|you|us|from|as|until|every|only|about|more|less|your|our|\\d+)';
/** “Our accountants look at …” */
const pluralDoes =
  '(?:look|work|help|show|offer|start|open|run|try|test|live|meet|talk|answer|call|stay|go|serve|cook|bake|repair|build|deliver|print|read|care|follow|use|check|cost|need|ring|visit|wait|love|like|plan) (?:at|for|with|the|an?|our|your|you|us|in|on|every|from|to|as|it|them|about|until|all)';
const nounPhrase = String.raw`${determiner} (?:(?:${nounWord}){1,6}?(?:${auxiliary}|${sure}|${withObject})|(?:${nounWord}){0,2}?[\p{L}’'-]+s ${pluralDoes})(?!\p{L})`;
/** “by the evening of the same day”, “from then on” */
const time = String.raw`(?:by|from|on|in|until|since|at|after|within) (?:\p{L}+ ){0,3}?(?:morning|evening|night|noon|days?|moment|weeks?|months?|years?|time|hours?|minutes|end|now|then)(?: on| of (?:\p{L}+ ){1,3}?(?:day|week|month|year))?,?`;
const here = String.raw`(?:there|then|now|later|afterwards|instead)(?:, [^.,;!?]{1,60},|,)?`;
/** Ends like “forgetting”, and is no thing. */
const doing = String.raw`(?!(?:\p{L}*thing|evening|morning|building|meeting|wedding|ceiling|training|spring|painting|offering|ring|wing|king) )\p{L}+ing`;
/** “the only thing that got wet was”, “guests who arrive in May will”, “what you do at night matters” */
const withRelative = String.raw`(?:(?:${determiner} )?(?!${doing} )(?:${nounWord}){0,2}?(?!${doing} )\p{L}+ (?:that|who|which) [^,.;!?]{3,60}? (?<!and )(?:${auxiliary}|should|might)(?: |(?!\p{L}))|what (?:you|we|they|I) [^,.;!?]{3,70}? (?:is|was|does|makes|counts|matters)(?!\p{L}))`;
/** “old radiators often make”: a plural without an article. */
const plural = String.raw`(?!${subordinator} )(?:[\p{L}-]+ ){0,2}?\p{L}{2,}(?<=[^s])s (?:often|always|usually|sometimes|never|only|will|can|are|were|have|should|must|may) \p{L}+`;
export const subject = `(?:${pronoun}|${nounPhrase}|${withRelative}|${plural})`;
/** What may come before it. */
const remark =
  '(?:in (?:most|many|some|such) cases|as a rule|most of the time|in the end|for example|at the same time|to our (?:surprise|delight|relief)|in that case|on the other hand|after all|for (?:many|most) (?:people|of us)|of course|above all),?';
export const opening = String.raw`(?:${subject}|${here} (?:(?:I|we|he|she|they|you) \p{L}+|${nounPhrase})|${time} ${subject}|${remark} ${subject}|only (?:then|now|after that)[^.!?;]{0,80} (?:do|does|did|will|can|is|are) (?:I|we|you|he|she|it|they)(?!\p{L}))`;
export const below =
  '(?:since|because|although|if|when|once|while|as soon as|after|before) [^.!?;]*, ';

const lead = String.raw`(?:(?:today|now|here|then|and|but|so|also|\p{L}+ly),? |(?:on|at|during|every|last|this|next) (?:\p{L}+ ){0,3}?(?:morning|evening|night|day|week|month|year|winter|summer|spring|autumn|season|\p{L}+day)s?,? )?`;
/** “Rosehip oil is …”, without an article. */
const bare = String.raw`(?!${subordinator} |(?:on|at|by|from|of|not|no|and|or|but|even|wh\p{L}+|how\p{L}*) )${nounWord}(?:${nounWord}){0,4}?(?:${auxiliary}|${sure})(?!\p{L})`;
/** “Every loaf that leaves the oven has been …” */
const narrowed = String.raw`${determiner} \p{L}+ (?:that|who|which) \p{L}+ [^,]{3,60}? (?:has|have|is|are|was|were|will|can) \p{L}+`;
/** “Every jar that leaves our shed carries …”, “Anna, who has been here for years, is …” */
const relativeSubject = String.raw`(?:${determiner} (?:\p{L}+ ){1,4}(?:that|who|which) \p{L}+s (?:\p{L}+ ){1,4}\p{L}+s (?:the|an?|our|your|you|us|to|in|on|for|from)(?!\p{L})|(?:${determiner} )?(?:[\p{L}-]+ ){0,3}[\p{L}-]+, (?:who|which|whose) [^;.!?]{3,160}?, (?:${auxiliary}|${sure})(?!\p{L}))`;
export const clause = lettered(
  String.raw`^${lead}(?:(?:I|we|you|he|she|it|they) ${relative}[\p{L}’']+|(?:this|there|nobody|everybody|somebody|everyone|nothing|everything) ${verb}(?!\p{L})|${determiner} (?:${nounWord}){1,6}?${verb}(?!\p{L})|${bare}|${determiner} \p{L}+(?<!s) \p{L}+s (?:you|us|them|it|the|an?) |${narrowed}|(?:please|thank) \p{L}+|${plural}|${nounPhrase}|${relativeSubject}|${imperative}(?!\p{L}))`,
  'iu',
);
export const begunBelow = lettered(String.raw`^${subordinator}(?!\p{L})`, 'iu');
export const clauseAfterComma = lettered(`, ${subject}`, 'iu');
export const mainAfterComma = lettered(`, (?:please |${subject})`, 'iu');
/** “When you come here for the first time we ask …”: a clause without a comma behind it. */
export const withoutComma = String.raw`(?:because|since|when|while|if|as soon as|before|after|once) (?:I|you|we|they|he|she|it) [^,;.]*? (?:it|us|first time|here|there|in there|home|back|today|now|them) (?:I|we|they|he|she) (?:also |then |always )?(?!and |or |who )\p{L}+`;
export const begunWithoutComma = lettered(`^${withoutComma}`, 'iu');
/** Verbs that take a thing as their object, in the base form. */
const does =
  '(?:answer|ask|bake|book|bring|brew|build|buy|call|check|choose|clean|collect|cook|cut|deliver|design|dry|fill|find|fold|get|give|grind|help|keep|knit|leave|let|limit|list|make|measure|mix|open|order|pack|paint|pay|pick|plant|pour|print|put|read|repair|roast|sell|send|serve|sew|show|sign|sort|spin|take|tell|test|try|use|visit|wash|water|weigh|wrap|write)';
/** “She writes it down, gives it away”: a list of verbs whose last one follows. */
export const listed = lettered(
  String.raw`(?<comma>,) (?:(?!where |as )\p{L}+(?:s|ed) (?:it|them|the|an?|us|you|your|our|to|in|on|with)|${does} (?:it|them|us|you|the|an?|your|our|only|all|every|each|one|two|what|how|why|whether)|(?!(?:of|for|with|to|from|in|on|at|by|about|like|as|than|behind|before|after|around|between|against|without|into|over|under|and|or|but|if|when|because|is|are|was) )\p{L}+ (?:it|them))(?!\p{L})[^,]*$`,
  'iu',
);
