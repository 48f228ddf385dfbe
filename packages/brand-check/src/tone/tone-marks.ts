import { lettered } from '@savet/text/lettered';
import { searchFor } from '@savet/text/search/search';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { type Fix, noFix, type Range } from '../fixing/edits.ts';
import { avoidedIn } from '../language/avoided-words.ts';
import { tokensOf } from '../language/tokens.ts';
import type { Rule } from '../rule.ts';
import { mark, marksOf, marksOfMatches } from '../rule.ts';
import { bulgarianHypeFix, bulgarianJargonFix } from './fixes/bulgarian-fixes.ts';
import { englishHypeFix, englishJargonFix } from './fixes/english-fixes.ts';
import { pressureFix } from './fixes/pressure-fix.ts';
import { sweetMarks } from './sweetness.ts';
import { hype, jargon, pressure } from './tone-words.ts';
import { type Trait, traitsOf } from './traits.ts';

/** A greeting or a wish of one or two words keeps its mark: “Thank you!”, „Честито!“. */
const exclamation = lettered(/(?<!(?:^|[.!?\n]\s*)(?:\p{L}+[ ,]{1,2})?\p{L}+)!+|!{2,}/gu);
const emoji = /\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*/gu;
/** Words of five capitals or more, two in a row of three or more, and cries. Shorter ones are abbreviations. */
const capitals = lettered(
  /(?<![\p{L}\p{N}-])(?:\p{Lu}{2,}(?:[ -]\p{Lu}+)*[ -]\p{Lu}{3,}|\p{Lu}{5,}|WOW|OMG|УАУ|ЕЙ)(?![\p{L}\p{N}])/gu,
);
/** Two abbreviations in a row have no word among them. */
const abbreviation = 4;

/** A rule that a tone of voice has if it names one of the traits. */
function byTrait(traits: readonly Trait[], marks: (checked: CheckedText) => Mark[]): Rule {
  return (checked) => {
    const found = traitsOf(valueOf(checked.values, 'toneOfVoice'));
    return traits.some((trait) => found.has(trait)) ? marks(checked) : null;
  };
}

/** The matches of a list of expressions, with what to say instead. */
function listed(
  pattern: RegExp,
  fixFor: (checked: CheckedText, range: Range) => Fix,
): (checked: CheckedText) => Mark[] {
  const search = searchFor(pattern);
  return (checked) =>
    marksOfMatches(search(checked.words), ({ 0: found, index }) => {
      const range = { start: index, end: index + found.length };
      const fix = withoutAvoided(checked, fixFor(checked, range));
      return mark(range.start, range.end, 'toneOfVoice', { ...fix, detail: found });
    });
}

/** The vocabulary guide may avoid the neutral word, too. */
function withoutAvoided({ avoided }: CheckedText, fix: Fix): Fix {
  const words = [fix.fix ?? '', ...(fix.edits ?? []).map(({ text }) => text)];
  return words.some((text) => avoidedIn(tokensOf(text), text, avoided).length > 0) ? noFix : fix;
}

function byScript(
  latin: (text: string, range: Range) => Fix,
  cyrillic: (text: string, range: Range) => Fix,
): (checked: CheckedText, range: Range) => Fix {
  return ({ text }, range) =>
    /\p{Script=Cyrillic}/u.test(text.slice(range.start, range.end))
      ? cyrillic(text, range)
      : latin(text, range);
}

export const exclamationMarks = byTrait(['calm', 'formal', 'modest'], ({ own }) =>
  marksOf(own, exclamation, ({ 0: found, index }) =>
    mark(index, index + found.length, 'toneOfVoice', {
      fix: /[?!]/.test(own[index - 1] ?? '') ? '' : '.',
      detail: found,
    }),
  ),
);

export const capitalMarks = byTrait(['calm', 'formal', 'modest'], ({ own, values }) => {
  const known = Object.values(values).join('\n');
  return marksOf(own, capitals, ({ 0: found, index }) => {
    const parts = found.split(/[ -]/);
    const isAbbreviation = parts.length > 1 && parts.every((part) => part.length < abbreviation);
    if (isAbbreviation || known.includes(found)) return null;
    const starts = /(?:^|[.!?]\s+|\n\s*)$/.test(own.slice(0, index));
    const lower = found.toLowerCase();
    const fix = starts ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
    return mark(index, index + found.length, 'toneOfVoice', { fix, detail: found });
  });
});

export const emojiMarks = byTrait(['formal'], ({ own }) =>
  marksOf(own, emoji, ({ 0: found, index }) => {
    const start = own[index - 1] === ' ' ? index - 1 : index;
    return mark(start, index + found.length, 'toneOfVoice', { fix: '', detail: found });
  }),
);

/** “If it hurts again, call at once”: a condition gives the reason. */
const inNeed = lettered(
  /(?<!\p{L})(?:ако|щом|при|when|if|should) [^.!?]*?(?:обад\p{L}+ се (?:сега|веднага)|не чакай(?:те)?|call now|(?:do not|don[’']t) wait)/giu,
);
const allPressure = listed(pressure, pressureFix);

export const pressureMarks = byTrait(['calm', 'formal', 'modest'], (checked) => {
  const needs = checked.sentences
    .map(({ start, end }) => ({ start, end, text: checked.own.slice(start, end) }))
    .filter(({ text }) => text.search(inNeed) >= 0);
  const isNeeded = ({ start, detail }: Mark) =>
    /обад|чак|call|wait/iu.test(detail) &&
    needs.some((sentence) => start >= sentence.start && start < sentence.end);
  return allPressure(checked).filter((found) => !isNeeded(found));
});
export const hypeMarks = byTrait(
  ['calm', 'formal', 'modest', 'plain'],
  listed(hype, byScript(englishHypeFix, bulgarianHypeFix)),
);
export const sweetnessMarks = byTrait(['dry'], sweetMarks);
export const jargonMarks = byTrait(
  ['plain'],
  listed(jargon, byScript(englishJargonFix, bulgarianJargonFix)),
);
