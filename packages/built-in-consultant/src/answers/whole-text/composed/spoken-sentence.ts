import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../../language/is-english.ts';
import {
  toReaderBg,
  turned,
  withoutCliticFirst,
} from '../../../understanding/whole-text/brief/clauses.ts';
import {
  secondPerson,
  toSecondPerson,
} from '../../../understanding/whole-text/moves/second-person.ts';

type Turn = readonly [RegExp, string];

export interface Voice {
  language: Language;
  /** Whether one person writes: “I”. */
  isSelf: boolean;
  /** Whether the text has one reader, or a group that is greeted. */
  isToReader: boolean;
}

const determined =
  '(?!(?:the|an?|our|my|your|his|her|their|this|that|these|those|it|we|i|you|he|she|they|there|no|all|any|each|every|some|only|third|second|first|same|free|if|when|what|who|after|before|until|from|on|in|at|by|with|for|to|and|but|or|so|as|just|still|please|sorry|not|also|now|then|everything|everyone|nobody|nothing|something)(?!\\p{L})|\\p{L}+day(?!\\p{L}))';
const noun = `(${determined}\\p{Ll}{2,}(?<!s|ing|ed|ly)(?: ${determined}\\p{Ll}{2,}(?<!s|ing|ed|ly))?)`;
const nouns = `(${determined}(?:\\p{Ll}{2,} )?\\p{Ll}{2,}(?<!s)s)`;
const noParticiple =
  '(?!(?:morning|evening|during|including|nothing|something|building|parking|wedding|training|ceiling|according|regarding|excluding|opening|clothing|heating|meeting)(?!\\p{L}))';
const en = (pattern: string) => lettered(`^${pattern}`, 'iu');

/** Notes of a few words as sentences. “{We}” is “We” or “I”, “{are}” follows it. */
const turnsEn: readonly Turn[] = [
  [en('(?:we|i) want (?=to )'), '{We} would like '],
  [en('(?:we|i) want (?!(?:him|her|them|you)(?!\\p{L}))'), '{We} would like '],
  [en('(?:we|i) want (?=(?:him|her|them|you) for )'), '{We} would like '],
  [en('want (?=to )'), '{We} would like '],
  [en('want (?=\\p{L})'), '{We} would like '],
  [
    en(
      "(?=(?:will|can(?! (?:he|she|they|you|we|i)(?!\\p{L}))|can[’']t|won[’']t|could|need|hope|cannot) )",
    ),
    '{We} ',
  ],
  [
    en(
      '(?=(?:hiring|looking|selling|offering|launching|moving|closing|raising|recruiting|taking on|running|opening|doing) )',
    ),
    '{We} {are} ',
  ],
  [en('took (?=\\d|us|over|a|two|three|years|months|ages)'), 'It took '],
  [
    en(
      '(?=(?:got|had|made|won|lost|sold|found|finished|started|opened|moved|changed|went|have) (?:an?|the|our|my|some|it|this|to|two|three|\\d))',
    ),
    '{We} ',
  ],
  [en('(?=(?:was|were|is|costs|comes|takes) )'), 'It '],
  [en('(?:seen|saw|noticed) (?:that )?(?=(?:he|she|they|you)(?!\\p{L}))'), 'I have seen that '],
  [en('not to (?=\\p{L})'), 'please do not '],
  [en(`${nouns} not (\\p{L}+ed)(?= |$)`), 'the $1 have not been $2'],
  [en(`${noun} not (\\p{L}+ed)(?= |$)`), 'the $1 has not been $2'],
  [en(`${nouns} (seen|found|reported)(?= |$)`), '$1 have been $2'],
  [en('(?:shut|closed)(?= |$)'), '{We} {are} closed'],
  [en('open(?= (?:until|from|daily|every|on|as|again|\\d|\\p{Lu}\\p{L}+day))'), '{We} {are} open'],
  [en('back(?= (?:on|next|from|in|to|at|open|\\d|\\p{Lu}\\p{L}+day|tomorrow))'), '{We} {are} back'],
  [en('rent going to '), 'The rent is going to '],
  [en(`${noun} (being|going to) `), 'the $1 is $2 '],
  [en(`${nouns} (being|going to) `), 'the $1 are $2 '],
  [
    en(`${noun} (?!going|being)${noParticiple}(\\p{Ll}{3,}ing) (?!\\p{Ll}+ed )(?=\\p{L}|\\d)`),
    'the $1 is $2 ',
  ],
  [
    en(`${noun} (done|sent|paid|issued|booked|sorted|fixed|cancelled|postponed|delayed)(?= |$)`),
    'the $1 has been $2',
  ],
  [
    en(
      `${noun} (is|was|has|isn[’']t|wasn[’']t|won[’']t|broke|messed|failed|died|opens|closes|starts|stops|changes|expires|arrives|ends|stays|holds|includes|got|went|let) `,
    ),
    'the $1 $2 ',
  ],
  [en(`${noun} good for (?=\\d)`), 'the $1 is good for '],
  [en(`${noun} (off|down|out|late|ready|sold out|closed) (?=\\p{L}|\\d|$)`), 'the $1 is $2 '],
  [en('(?=(?:first|second|third|last|final) reminder$)'), 'this is the '],
];
const imperative =
  /^(?:bring|collect|fill|come|wear|book|park|use|leave|pay|check|keep|arrive|drop|reply|take|pick|remember|order|enter|knock|let us|let me|don[’']t|do not)(?= )/iu;
const slips: readonly Turn[] = [
  [
    /^((?:first|second|third|fourth|fifth|\d+(?:st|nd|rd|th)) (?:day|week|month|time) (?:running|in a row)),? /iu,
    'for the $1 ',
  ],
  [lettered(/(?<!\p{L})there[’']?s (?=\d)/giu), 'there are '],
  [lettered(/(?<!\p{L})(\p{Ll}+s) (up|down) (?=(?:by )?\d)/gu), '$1 are $2 '],
  [/(?<=haven[’']t )(picked|collected)( up)?$/giu, '$1 them$2'],
  [lettered(/(?<!\p{L})(bring|wear|use) own (?=\p{L})/giu), '$1 your own '],
  [lettered(/(?<=\p{L}) (?=same \p{L}+$)/giu), ', '],
  [lettered(/(?<=\p{L}) (sorry)$/gu), ', $1'],
  [lettered(/(?<!\p{L})in wrong (?=\p{L})/giu), 'in the wrong '],
  [lettered(/(?<!\p{L})by courier(?!\p{L})/giu), 'by the courier'],
  [lettered(/(?<!\p{L})replacing (?=\p{Ll}+$)/giu), 'replacing the '],
  [lettered(/(?<!\p{L})for same (?=\p{L})/giu), 'for the same '],
  [lettered(/(?<!\p{L})(send|do|make|offer) similar one(?= )/giu), '$1 a similar one'],
  [lettered(/(?<=\p{L}day) (?=\d{1,2}(?:[.:]\d\d)? ?(?:am|pm)(?!\p{L}))/giu), ' at '],
  [lettered(/(\d{1,2}(?:[.:]\d\d)?(?:am|pm)) (\p{Lu}\p{L}+day)/gu), '$1 on $2'],
  [lettered(/(?<!\p{L})paid by (\d{1,2}(?:st|nd|rd|th))(?!\p{L})/giu), 'paid by the $1,'],
];
/** “If she likes”: who is greeted by name is spoken to. */
const toYou: readonly Turn[] = [
  [/^can (?:he|she|they)(?= )/iu, 'can you'],
  [
    lettered(/(?<!\p{L})if (?:he|she|they) (like|want|need|prefer|wish)s?(?!\p{L})/giu),
    'if you $1',
  ],
  [lettered(/(?<!\p{L})(?:he|she|they) (?=still )/giu), 'you '],
  [
    lettered(/(?<!\p{L})(send|give|offer|owe|bring|show)(?= (?:an?|the|some|one|it|\d|free) )/giu),
    '$1 you',
  ],
  [lettered(/(?<!\p{L})(send|give|offer) you a free/giu), '$1 you a free'],
];
/** Objects of verbs that one does to people. */
const people = lettered(
  /(?<!\p{L})(?:ги|го|я) (?=(?:почерп|покан|посрещ|компенсир|вид|чуе|чуя|запозн|имаме предвид|имам предвид|потърс|изчака|уведом|предупред|разбир|черп|каним|очаква)\p{L}*)/giu,
);
const peopleAfter = lettered(
  /(?<!\p{L})(каним|каня|очакваме|очаквам|разбираме|разбирам) (?:ги|го|я)(?!\p{L})/giu,
);

/** „Палатката трябва да дойде“, „искаме да се оправи“: not the reader does it. */
const ofThing = lettered(
  /^\p{L}+(?:та|ът|ят|то|те|а|я) (?:трябва|може|ще трябва|има) да (?!ги |го |я )|(?<!\p{L})някой(?!\p{L})|иска(?:м|ме) да се \p{L}+и(?!\p{L})/iu,
);
const question = lettered(
  /^(?:(?:Can|Could|Would|Will|Do|Are|Is) (?:you|we|I|it)|Може ли|Бихте ли|Имате ли|Ще можете ли|Можете ли)(?!\p{L})/u,
);

/** A clause of a request as its writer says it. */
export function spokenSentence(clause: string, voice: Voice): string {
  const said = isEnglish[voice.language] ? inEnglish(clause, voice) : inBulgarian(clause, voice);
  const plain = capitalised(said.replace(/[\s,;.:]+$/u, ''));
  return plain + (question.test(plain) ? '?' : '.');
}

function inEnglish(clause: string, { isSelf, isToReader }: Voice): string {
  const plain = clause.replace(/^(?:and|also|so|then|plus)[, ]+/iu, '');
  const turn = turnsEn.find(([sign]) => sign.test(plain));
  const own = turn === undefined ? plain : plain.replace(turn[0], turn[1]);
  const voiced = own
    .replace('{We}', isSelf ? 'I' : 'We')
    .replace('{are}', isSelf ? 'am' : 'are')
    .replace(/(?<=, (?:and|but) )\{We\}/gu, isSelf ? 'I' : 'we');
  const tidy = slips.reduce((text, [from, to]) => text.replace(from, to), voiced);
  if (!isToReader) return tidy;
  const polite = imperative.test(tidy)
    ? `please ${tidy.charAt(0).toLowerCase()}${tidy.slice(1)}`
    : tidy.replace(/^no (?=(?:extra |additional )?(?:charge|cost|fee))/iu, 'There is no ');
  const isOffer = /^(?:I|We) (?:will|can|would)/iu.test(polite);
  const rules = isOffer ? toYou : toYou.slice(0, 3);
  return turned(
    rules.reduce((text, [from, to]) => text.replace(from, to), polite),
    'EN',
  );
}

function inBulgarian(clause: string, { isToReader }: Voice): string {
  const plain = clause
    .replace(/^(?:и|също|та|затова|значи)[, ]+/iu, '')
    .replace(lettered(/(?<=\p{L}|\d) (?=(?:но|а) \p{L}+ )(?<!, )/gu), ', ');
  const wished = plain.replace(
    lettered(/^който (?:иска|желае),? (?=\p{L}+(?:ме|м)(?!\p{L}))/iu),
    'ако желаете, ',
  );
  if (!isToReader) return withoutCliticFirst(wished);
  const toPayer = wished
    .replace(/^закъсня(?:ла)?(?: с)? (?=\d)/iu, 'закъснява с ')
    .replace(lettered(/^да (?=(?:не )?\p{L}+)/iu), 'моля да ')
    .replace(
      lettered(/(?<=^(?:видях|виждам|разбрах|знам),? че )е (\p{L}+л)[аи]?(?!\p{L})/iu),
      'сте $1и',
    )
    .replace(
      lettered(/(?<!\p{L})(ако (?:(?:до|в|във|след) \S+ )?(?:не )?)(\p{Ll}+[еиаят])(?= |,|$)/giu),
      (whole, before: string, verb: string) => {
        const second = secondPerson(verb);
        return second === null ? whole : before + second;
      },
    )
    .replace(lettered(/(?<!\p{L})(ако [^,]*? не \p{L}+те) (?=\p{L}+(?:ме|м) )/giu), '$1, ');
  const toYou = toPayer.replace(people, 'Ви ').replace(peopleAfter, '$1 Ви');
  // „Тя се представи добре“: who is greeted by name is spoken to.
  const third = /^(?:тя|той) (.+)$/iu.exec(toYou)?.[1];
  const second = third === undefined ? null : toReaderBg(third);
  const own = second ?? toYou;
  if (ofThing.test(own))
    return withoutCliticFirst(own.replace(lettered(/(?<!\p{L})(?:му|ѝ|й|им)(?!\p{L})/gu), 'Ви'));
  return withoutCliticFirst(toSecondPerson(turned(own, 'BG')));
}
