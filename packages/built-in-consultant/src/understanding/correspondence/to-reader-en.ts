import { lettered } from '@savet/text/lettered';

type Turn = readonly [RegExp, string | ((whole: string, ...parts: string[]) => string)];

/** Rewrites the words of a writer as our reply to them: “I” becomes “you”, “you” becomes “we”. */
const asYou: readonly Turn[] = [
  [/\b(?:I|we)[’']m\b/gu, '\uE001 are'],
  [/\b(?:I|we)[’'](re|ve|d|ll)\b/giu, '\uE001’$1'],
  [/\bI am\b|\bwe are\b/giu, '\uE001 are'],
  [/\bI was\b|\bwe were\b/giu, '\uE001 were'],
  [/\bI wasn[’']t\b/giu, '\uE001 weren’t'],
  [/\b(?:I|we)\b(?![’'])/giu, '\uE001'],
  [/\b(?:me|us)\b/giu, '\uE001'],
  [/\b(?:my|our)\b/giu, '\uE002'],
  [/\b(?:mine|ours)\b/giu, '\uE002s'],
  [/\b(?:myself|ourselves)\b/giu, '\uE002self'],
  // “They told us”, “you never answered”: we.
  [
    /\bthey (?=(?:just |only |still |then |also |even |never |simply )?(?:told|said|did|didn[’']t|charged|forgot|refused|lost|sent|gave|made|kept|ignored|promised|let|would|wouldn[’']t|couldn[’']t|don[’']t|blamed|cancell?ed|offered|brought|rebuilt|fixed|explained|helped|took|called|rang|answered|seated|served|had)\b)/giu,
    'we ',
  ],
  [/\byou are\b|\byou[’']re\b/giu, 'we are'],
  [/\byou\b/giu, 'we'],
  [/\byour\b/giu, 'our'],
  [/\uE001/gu, 'you'],
  [/\uE002/gu, 'your'],
];

/** “Chairs were hard” has no article, as a note; neither has “room was freezing”. */
const bare =
  /^(?!(?:the|our|your|my|an?|it|this|that|these|those|you|we|they|there|nobody|no one|no|one|two|three|every|each|some|all|both|half|only|everything|nothing|someone|somebody|when|after|because|and|but|then|on|in|at|\d)\b)(\p{Ll}+(?: \p{Ll}+)?) (?=(?:was|were|is|are|had|has|did|didn[’']t|does|doesn[’']t|wasn[’']t|weren[’']t|isn[’']t|took|came|went|broke|arrived|stopped|failed|smelled|tasted|looked|felt|left|forgot|said|told|gave|lost|ruined|charged|ignored|spilled|leaked|dropped|scratched|refused|cancelled|damaged|kept)\b)/iu;
const pastFirst =
  /^(?:booked|ordered|bought|waited|paid|came|went|called|rang|asked|had|got|arrived|sat|stayed|tried|found|left|visited|brought|took|made|received|wanted|expected|needed|emailed|phoned|drove|queued)\b/iu;

/** A clause of a review, to its writer. */
export function asYouEn(clause: string): string {
  const whole = small(clause.trim());
  const own = pastFirst.test(whole) ? `I ${whole}` : whole;
  const turned = asYou.reduce((text, turn) => replaced(text, turn), own);
  return turned.replace(bare, 'the $1 ');
}

const present: Readonly<Record<string, string>> = {
  ...{ is: 'are', was: 'were', has: 'have', does: 'do', goes: 'go' },
  ...{ 'isn’t': 'aren’t', 'wasn’t': 'weren’t', 'hasn’t': 'haven’t', 'doesn’t': 'don’t' },
};

function agreed(verb: string): string {
  const low = verb.toLowerCase().replace(/'/gu, '’');
  const known = present[low];
  if (known !== undefined) return known;
  if (/(?:ches|shes|sses|xes|zes)$/u.test(low)) return verb.slice(0, -2);
  if (/[^aeiou]ies$/u.test(low)) return `${verb.slice(0, -3)}y`;
  return /[^siu]s$/u.test(low) ? verb.slice(0, -1) : verb;
}

const person =
  '(?:the|my|our|this) (?:client|customer|guest|bride|couple|buyer|tenant|landlord|supplier|director|company|firm|lady|man|woman)';
/** Rewrites third-person words for the reader in the second person. */
const ofReader: readonly Turn[] = [
  [lettered(`\\b${person}[’']s\\b`, 'giu'), 'your'],
  [
    lettered(`\\b(?:he|she|they|${person})[’'](s|ve|re|d|ll)\\b(?= (\\w+))`, 'giu'),
    (_, short = '', next = '') =>
      short === 's'
        ? /(?:ed|been|got|had|gone|done|made)$/u.test(next)
          ? 'you have'
          : 'you are'
        : `you’${short}`,
  ],
  [
    lettered(`\\b(?:he|she|they|${person}) (?!and\\b|or\\b|in\\b|at\\b|of\\b)([a-z’']+)`, 'giu'),
    (_, verb = '') => `you ${agreed(verb)}`,
  ],
  [/\b(?:him|them)\b/giu, 'you'],
  [/\b(?:his|their)\b/giu, 'your'],
  [/\btheirs\b/giu, 'yours'],
  [
    /\bher(?= \d| (?:to|on|for|at|in|by|an?|the|and|but|about|that|with|from|as|if|whether|back|know|our|my|by)\b|[.,;!?]|$)/giu,
    'you',
  ],
  [/\bher\b/giu, 'your'],
];

/** “You run three cafes and wants …” */
const joined =
  /\b(and|but) (wants|needs|likes|has|is|was|runs|works|lives|looks|sells|plans|hopes|asks|owns|buys|uses|makes|does|worries)\b/gu;

export function toReaderEn(clause: string): string {
  const turned = ofReader.reduce((text, turn) => replaced(text, turn), clause.trim());
  return turned === clause.trim()
    ? turned
    : turned.replace(joined, (_, link: string, verb: string) => `${link} ${agreed(verb)}`);
}

function replaced(text: string, [from, to]: Turn): string {
  return typeof to === 'string'
    ? text.replace(from, to)
    : text.replace(from, (whole: string, ...parts: unknown[]) =>
        to(whole, ...parts.filter((part) => typeof part === 'string')),
      );
}

const own = lettered(/^(?:I(?![\p{L}\d])|(?:Ви|Вие|Вас|Ваш\p{L}*) |\p{Lu}[\p{L}\d]*\p{Lu})/u);

/** In the middle of a sentence. Of a first word, only “I”, „Ви“ and abbreviations are known to keep their letter. */
export function small(text: string): string {
  return own.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
}
