import type { Language } from '@savet/contract/languages';
import { lettered } from '@savet/text/lettered';
import { capitalised } from '@savet/text/text';
import { isEnglish } from '../../language/is-english.ts';
import { nobody, readerIn } from '../whole-text/order/order-reader.ts';
import type { OrderReader } from '../whole-text/order/order-type.ts';
import { clausesIn } from './clauses.ts';
import type { AfterMeeting } from './correspondence-type.ts';
import { type Number, numberIn } from './number.ts';
import { ended, sentenceOf } from './sentence.ts';
import { toReaderBg } from './to-reader-bg.ts';
import { toReaderEn } from './to-reader-en.ts';

const head: Record<Language, RegExp> = {
  EN: /^(?:(?:hi|hello|please|pls|can you|could you|help me|i need|i want|write|draft|make|do|compose|send|me|us|an?|the|short|quick|brief|friendly|nice|polite|warm|follow[- ]?up)[, ]+)*(?:follow[- ]?up(?: (?:e-?mail|mail|message|note))?|e-?mail|mail|message|note|letter)\s+(?:to|for|after|with)\s+/iu,
  BG: lettered(
    /^(?:(?:здравей(?:те)?|моля|напиши|напишете|направи|съчини|подготви|дай|ми|един|едно|кратък|кратко|хубав|учтив|приятелски)[, ]+)*(?:имейл|мейл|писмо|съобщение)\s+(?:до|на|към|след)\s+/iu,
  ),
};
const gerund: Readonly<Record<string, string>> = {
  ...{ viewed: 'viewing', toured: 'coming to see', visited: 'visiting' },
  ...{ tried: 'trying', tested: 'testing' },
};
const metEn: readonly (readonly [RegExp, (found: RegExpExecArray, who: string) => string])[] = [
  [
    /\b(?:(?:who(?:m)?|that) )?(?:we|i) (?:have |had |just )?met (?!with\b)(.+)$/iu,
    ([, where = '']) => `It was good to meet you ${where}.`,
  ],
  [
    /\b(?:who |that )?(?:came|visited|dropped by|popped in) (to see|to look at|to visit|to|by|for|in) (.+)$/iu,
    ([, how = '', where = '']) => `Thank you for coming ${how} ${where}.`,
  ],
  [
    /\b(?:who|that) (viewed|toured|visited|tried|tested) (.+)$/iu,
    ([, deed = '', where = '']) =>
      `Thank you for ${gerund[deed.toLowerCase()] ?? 'visiting'} ${where}.`,
  ],
  [
    /\b(?:(?:who(?:m)?|that) )?(?:we|i) (?:spoke|talked|chatted) (?:to |with )?(?:(?:him|her|them) )?(.+)$/iu,
    ([, where = '']) => `It was good to talk to you ${where}.`,
  ],
  [
    /\bafter (?:our|the|a|my|today[’']s|yesterday[’']s) (meeting|call|visit|talk|chat|coffee|lunch|viewing|conversation|demo|site visit)(?: (?:with .+? )?(yesterday|today|(?:on|at|in|last|this) .+))?$/iu,
    ([, what = '', when = '']) => `Thank you for the ${what}${when === '' ? '' : ` ${when}`}.`,
  ],
];
const metBg: readonly (readonly [RegExp, (found: RegExpExecArray, number: Number) => string])[] = [
  [
    lettered(/,? (?:с|със) ко(?:я|й|и|го)(?:то) (?:(?:се|си) )?(.+)$/iu),
    ([whole = '', deed = ''], number) =>
      `${number === 'one' ? 'Радвам се' : 'Радваме се'}, че ${/ко(?:я|й|и|го)(?:то) се /iu.test(whole) ? 'се ' : ''}${deed}.`,
  ],
  [
    lettered(
      /,? ко(?:я|й|и)то (?:дойде|дойдоха|посети|посетиха|разгледа|разгледаха|видя|видяха) (.+)$/iu,
    ),
    ([, where = ''], number) =>
      `${number === 'one' ? 'Благодаря Ви' : 'Благодарим Ви'}, че дойдохте ${where}.`,
  ],
  [
    lettered(
      / ?след (срещата|разговора|огледа|посещението|обяда|демото|изложението|конференцията)(?: ни)?(?: (?!с |със )(.+))?$/iu,
    ),
    ([, what = '', when = ''], number) =>
      `${number === 'one' ? 'Благодаря Ви' : 'Благодарим Ви'} за ${what}${when === '' ? '' : ` ${when}`}.`,
  ],
];
const pleading: Record<Language, RegExp> = {
  EN: /^(?:Could|Would|Please)\b/u,
  BG: lettered(/^(?:Бихте|Удобно ли|Моля|Предлага)/u),
};

/** An order for a letter after a meeting, which says where it was; null for any other. */
export function meetingIn(text: string, language: Language): AfterMeeting | null {
  const start = head[language].exec(text)?.[0];
  if (start === undefined) return null;
  const asked = withNameFirst(text);
  const after = asked.slice(head[language].exec(asked)?.[0].length ?? start.length);
  const isAfter = /(?:after|след) $/iu.test(asked.slice(0, asked.length - after.length));
  const link = isEnglish[language] ? 'after' : 'след';
  const [whole = '', ...rest] = clausesIn(isAfter ? ` ${link} ${after}` : after, language);
  const number = numberIn(rest.join('. '), language);
  const opened = openingOf(whole, rest, number, language);
  if (opened === null) return null;
  const said: string[] = [];
  const asks: string[] = [];
  const unplaced: string[] = [];
  for (const clause of opened.rest) {
    const sentence = sentenceOf(clause, { language, number });
    if (sentence === null) unplaced.push(clause);
    else if (pleading[language].test(sentence)) asks.push(sentence);
    else said.push(sentence);
  }
  if (said.length + asks.length === 0) return null;
  return {
    kind: 'meeting',
    form: 'mail',
    reader: opened.reader,
    number,
    met: opened.met,
    said,
    asks,
    unplaced,
  };
}

/** „След срещата с г-жа Димитрова вчера“ → „до г-жа Димитрова след срещата вчера“ */
function withNameFirst(text: string): string {
  return text.replace(
    lettered(
      /(?<=(?:имейл|мейл|писмо|съобщение) )(след (?:срещата|разговора|огледа|посещението|обяда))(?: ни)? (?:с|със) ((?:г-жа|г-н|г-ца|д-р)? ?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)/u,
    ),
    'до $2 $1',
  );
}

interface Opening {
  reader: OrderReader;
  met: string;
  rest: readonly string[];
}

/** Whom the letter is for and how one met, in one clause or in the two first. */
function openingOf(
  first: string,
  rest: readonly string[],
  number: Number,
  language: Language,
): Opening | null {
  for (const [clause, left] of [
    [first, rest],
    [`${first} ${rest[0] ?? ''}`, rest.slice(1)],
  ] as const) {
    const found = metIn(clause, number, language);
    if (found !== null) {
      const who = clause
        .slice(0, found.index)
        .replace(/[\s,]+$/u, '')
        .trim();
      return { reader: readerFrom(who, language), met: found.met, rest: left };
    }
  }
  return null;
}

function metIn(
  clause: string,
  number: Number,
  language: Language,
): { met: string; index: number } | null {
  if (isEnglish[language]) {
    for (const [sign, to] of metEn) {
      const found = sign.exec(clause);
      if (found !== null) return { met: ended(toReaderEn(to(found, ''))), index: found.index };
    }
    return null;
  }
  for (const [sign, to] of metBg) {
    const found = sign.exec(clause);
    if (found !== null)
      return { met: capitalised(toReaderBg(to(found, number))), index: found.index };
  }
  return null;
}

function readerFrom(who: string, language: Language): OrderReader {
  if (who === '') return nobody;
  const { name } = readerIn(who, language);
  return { ...nobody, name };
}
