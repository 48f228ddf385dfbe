import { lettered } from '@savet/text/lettered';
import { matchesOf } from '@savet/text/matches';
import { numberWordsIn } from '@savet/text/number-words';
import { searchFor } from '@savet/text/search/search';
import { type WordIndex, wordIndexOf } from '@savet/text/search/word-index';
import type { Mark } from '../finding.ts';
import { mark, marksOfMatches } from '../rule.ts';

const numberWords =
  'one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|hundred|един|една|едно|двама|две|два|трима|три|четирима|четири|петима|пет|шестима|шест|седем|осем|девет|десет|дванайсет|петнайсет|осемнайсет|двайсет|двадесет|трийсет|тридесет|четирийсет|петдесет|сто';
const number = String.raw`(?:\d{1,3}|${numberWords})`;
/** “Nine homeowners in ten”, „шест от десет“. */
const share = searchFor(
  lettered(
    String.raw`(?<![\p{L}\p{N}])(?<part>${numberWords}) (?:\p{L}+ )?(?:in|out of|of|от) (?:every |всеки )?(?<whole>four|five|ten|twenty|hundred|четирима|четири|пет|десет|двайсет|сто)(?: \p{L}+)?(?![\p{L}\p{N}])`,
    'iu',
  ),
);
/** How fast something is done. */
const speed = searchFor(
  lettered(
    String.raw`(?<![\p{L}\p{N}])(?:results?|ready|done|delivered|fitted|installed|set up|finished|answered|dealt with|repl(?:y|ies)|готов\p{L}*|резултат\p{L}*|монтира\p{L}*|монтаж\p{L}*|настройка\p{L}*|доставя\p{L}*|доставка\p{L}*|отговор\p{L}*|отговаряме)(?: (?:го|я|ги|ви|\p{L}+ от \p{L}+))? (?:in|within|за|до) (?:just |only |under |less than |само |едва |по-малко от )?(?<said>${number} (?<unit>(?:second|minute|hour|day|week|секунд|минут|час|дни|ден|седмиц)\p{L}*))`,
    'iu',
  ),
);
/** “One educator for four children”: how many there are of each. */
const rate = searchFor(
  lettered(
    String.raw`(?<![\p{L}\p{N}])(?<one>${number}) (?<who>\p{L}{4,}) (?:for|to|per|за|на) (?:every |each |всеки |всяко )?(?<other>${number}) (?<whom>\p{L}{4,})`,
    'iu',
  ),
);
/** Letters by which forms of a word are the same. */
const STEM = 4;

/** Numbers that count as claims only because of how they are said: shares, speeds and rates that the facts don't have. */
export function saidNumbers(words: WordIndex, facts: string): Mark[] {
  return [...sharesIn(words, facts), ...speedsIn(words, facts), ...ratesIn(words, facts)];
}

function sharesIn(words: WordIndex, facts: string): Mark[] {
  const known = facts.toLowerCase();
  return marksOfMatches(share(words), ({ 0: found, index, groups = {} }) => {
    const part = valueOf(groups['part']);
    const whole = valueOf(groups['whole']);
    // “One in four messages” describes something; only a majority of people is a claim that sells.
    if (part >= whole || part / whole < 0.5 || known.includes(found.toLowerCase())) return null;
    return mark(index, index + found.length, null, { detail: found });
  });
}

function speedsIn(words: WordIndex, facts: string): Mark[] {
  const given = Array.from(
    matchesOf(facts, lettered(/(\d{1,3}|\p{L}+) ([\p{L}]+)/gu)),
    ([, value, unit]) => keyOf(value, unit),
  );
  return marksOfMatches(speed(words), ({ 0: found, index, groups = {} }) => {
    const { said = '', unit } = groups;
    if (given.includes(keyOf(said.split(' ')[0], unit))) return null;
    const end = index + found.length;
    return mark(end - said.length, end, null, { detail: said });
  });
}

function ratesIn(words: WordIndex, facts: string): Mark[] {
  const given = rate(wordIndexOf(facts)).map(({ groups = {} }) => groups);
  return marksOfMatches(rate(words), ({ 0: found, index, groups = {} }) => {
    const same = given.filter(
      (fact) => areForms(fact['who'], groups['who']) && areForms(fact['whom'], groups['whom']),
    );
    const isGiven = same.some(
      (fact) =>
        valueOf(fact['one']) === valueOf(groups['one']) &&
        valueOf(fact['other']) === valueOf(groups['other']),
    );
    return same.length === 0 || isGiven
      ? null
      : mark(index, index + found.length, null, { detail: found });
  });
}

function areForms(one = '', other = ''): boolean {
  return one.slice(0, STEM).toLowerCase() === other.slice(0, STEM).toLowerCase();
}

function keyOf(value = '', unit = ''): string {
  return `${valueOf(value)} ${unit.slice(0, 3).toLowerCase()}`;
}

function valueOf(written = ''): number {
  if (/^\d+$/.test(written)) return Number(written);
  if (/^(?:one|един|една|едно)$/i.test(written)) return 1;
  return (
    numberWordsIn(written)[0] ?? (/^(?:eighteen|осемнайсет)$/i.test(written) ? 18 : Number.NaN)
  );
}
