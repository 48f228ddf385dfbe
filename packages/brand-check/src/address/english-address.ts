import { phrases } from '@savet/text/phrases';
import type { CheckedText } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { keepCase } from '../language/keep-case.ts';
import { mark, marksOf } from '../rule.ts';

/** Short forms; “Anna's” is none. */
const short =
  /(?<!\p{L})(?:(?<negated>\p{L}+)n[’']t|(?<subject>I|you|we|they|he|she|it|that|there|what|who|here|how|where)[’'](?<verb>re|ve|ll|d|m|s)|let[’']s)(?!\p{L})/giu;
const casual = new RegExp(
  phrases`
    hey(?: (?:guys|folks|there|all))? | hi (?:guys|folks|gang|all) | guys | folks | gonna | wanna | gotta | kinda | sorta | dunno | lemme | gimme
    yeah | yep | yup | nope | nah | thanks a (?:bunch|ton|million) | cheers | btw | asap | fyi | lol | y[’']all | mate | buddy | dude | what[’']s up
    no worries | no biggie | okay | super easy | a piece of cake | cool
  `.source,
  'giu',
);
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
export function englishAddress({ own }: CheckedText, _: string, isFormal: boolean): Mark[] | null {
  if (!isFormal) return null;
  const casualMarks = marksOf(own, casual, ({ 0: found, index }) =>
    mark(index, index + found.length, 'toneOfVoice', { detail: found }),
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

/** Null where the short form has two meanings: “it'd”. */
function longForm({ 0: found, groups = {} }: RegExpExecArray): string | null {
  const { negated, subject, verb } = groups;
  if (negated) return keepCase(found, auxiliary[negated.toLowerCase()] ?? `${negated} not`);
  if (!subject || !verb) return keepCase(found, 'let us');
  const long = verbs[verb.toLowerCase()];
  return long === undefined ? null : `${subject} ${long}`;
}
