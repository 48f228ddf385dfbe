import { lettered } from '@savet/text/lettered';
import { phrases } from '@savet/text/phrases';
import { searchFor } from '@savet/text/search/search';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { type Fix, noFix, type Range, replacing } from '../fixing/edits.ts';
import { keepCase } from '../language/keep-case.ts';
import { mark, marksOf, marksOfMatches } from '../rule.ts';

/** Short forms; “Anna's” is none. */
const short = lettered(
  /(?<!\p{L})(?:(?<negated>\p{L}+)n[’']t|(?<subject>I|you|we|they|he|she|it|that|there|what|who|here|how|where)[’'](?<verb>re|ve|ll|d|m|s)|let[’']s)(?!\p{L})/giu,
);
const casual = searchFor(
  phrases`
    hey(?: (?:guys|folks|there|all))? | hi (?:guys|folks|gang|all) | guys | folks | gonna | wanna | gotta | kinda | sorta | dunno | lemme | gimme
    yeah | yep | yup | nope | nah | thanks a (?:bunch|ton|million) | cheers | btw | asap | fyi | lol | y[’']all | mate | buddy | dude | what[’']s up
    no worries | no biggie | no probs | (?:give|drop|shoot|hit) (?:us|me) (?:a (?:shout|line|ring|bell)|up) | ping (?:us|me) | touch base | catch (?:you|up) later | thx | heads[- ]up
    okay | super easy | a piece of cake | cool
  `,
);
/** What a formal voice says instead; others need another sentence. */
const formal: Readonly<Record<string, string>> = {
  ...{ asap: 'as soon as possible', btw: 'by the way', fyi: 'for your information' },
  ...{ gonna: 'going to', gotta: 'have to', wanna: 'want to', dunno: 'do not know' },
  ...{ gimme: 'give me', lemme: 'let me', kinda: 'rather', sorta: 'rather' },
  ...{ hey: 'hello', 'hey there': 'hello', 'thanks a million': 'thank you very much' },
  ...{ guys: 'everyone', folks: 'everyone', 'hey guys': 'dear all', 'hey folks': 'dear all' },
  ...{ 'hey all': 'dear all', 'hi all': 'dear all', 'hi guys': 'dear all', 'hi folks': 'dear all' },
  ...{ yeah: 'yes', yep: 'yes', yup: 'yes', nope: 'no', nah: 'no', 'super easy': 'very easy' },
  ...{ 'thanks a bunch': 'thank you very much', 'thanks a million': 'thank you very much' },
  ...{ 'thanks a ton': 'thank you very much', cheers: 'thank you', 'a piece of cake': 'easy' },
};
const auxiliary: Readonly<Record<string, string>> = {
  ca: 'cannot',
  wo: 'will not',
  sha: 'shall not',
};
const verbs: Readonly<Record<string, string>> = {
  re: 'are',
  ve: 'have',
  ll: 'will',
  m: 'am',
  s: 'is',
};

/** English has no polite form: a formal voice has no short forms and no casual words. */
export function englishAddress(
  { own, text, words }: CheckedText,
  _: string,
  isFormal: boolean,
): Mark[] | null {
  if (!isFormal) return null;
  const casualMarks = marksOfMatches(casual(words), ({ 0: found, index }) =>
    mark(index, index + found.length, 'toneOfVoice', {
      ...formally(text, { start: index, end: index + found.length }),
      detail: found,
    }),
  );
  const shortMarks = marksOf(own, short, (match) => {
    const { 0: found, index } = match;
    const isCasual = casualMarks.some(({ start, end }) => index >= start && index < end);
    const fix = longForm(match);
    return isCasual
      ? null
      : mark(index, index + found.length, 'toneOfVoice', { fix, detail: found });
  });
  return [...casualMarks, ...shortMarks];
}

function formally(text: string, range: Range): Fix {
  const words = formal[text.slice(range.start, range.end).toLowerCase().replace(/\s+/g, ' ')];
  return words === undefined ? noFix : replacing(text, range, words);
}

/** Null where the short form has two meanings: “it'd”. */
function longForm({ 0: found, index, input, groups = {} }: RegExpExecArray): string | null {
  const { negated, subject, verb } = groups;
  if (negated) return keepCase(found, auxiliary[negated.toLowerCase()] ?? `${negated} not`);
  if (!subject || !verb) return keepCase(found, 'let us');
  // “We’d like”, not “we’d liked”.
  const isWould = lettered(
    /^ (?:like|love|be|prefer|recommend|suggest|rather|need|appreciate|advise)(?!\p{L})/iu,
  );
  if (verb.toLowerCase() === 'd' && isWould.test(input.slice(index + found.length))) {
    return `${subject} would`;
  }
  const long = verbs[verb.toLowerCase()];
  return long === undefined ? null : `${subject} ${long}`;
}
