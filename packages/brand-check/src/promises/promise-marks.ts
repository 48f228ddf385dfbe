import { lettered } from '@savet/text/lettered';
import { searchFor } from '@savet/text/search/search';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { mark, marksOfMatches } from '../rule.ts';
import { axes } from './axes.ts';
import { furtherAxes } from './further-axes.ts';
import { refusalsIn, refusedIn } from './refusals.ts';

const compiled = [...axes, ...furtherAxes].map(({ value, against }) => ({
  value,
  search: searchFor(against),
}));
/** Words that deny what they stand next to. */
const negation = lettered(
  /(?<!\p{L})(?:not|never|no|none|neither|nor|nobody|nothing|without|instead of|avoid|cannot|\p{L}+n[’']t|не|няма\p{L}*|никога|никой|нито|нищо|без|вместо|избягва\p{L}*)(?!\p{L})/iu,
);
/** Behind it, “without” and “instead of” deny what follows them. */
const negationBehind = lettered(
  /(?<!\p{L})(?:not|never|no|none|neither|nor|nobody|nothing|cannot|\p{L}+n[’']t|не|няма\p{L}*|никога|никой|нито|нищо)(?!\p{L})/iu,
);
const partEnd = /[.!?;\n]|\s(?:but|yet|но|а)\s/u;
/** A clause of purpose or reason says something else. */
const afterEnd = lettered(
  String.raw`${partEnd.source}|,\s(?:за да|защото|понеже|така че|so|because)\s|\s(?:so that|за да)\s`,
  'u',
);
/** How far a negation reaches. */
const NEAR_WORDS = 5;

/** Promises that contradict the values. */
export function promiseMarks(checked: CheckedText): readonly Mark[] | null {
  const values = valueOf(checked.values, 'values');
  const held = compiled.filter(({ value }) => value.test(values));
  const refusals = refusalsIn(values);
  if (held.length + refusals.length === 0) return null;
  const { own } = checked;
  const opposed = held.flatMap(({ search, value }) =>
    marksOfMatches(search(checked.words), ({ 0: found, index }) =>
      isDenied(own, index, found)
        ? null
        : mark(index, index + found.length, 'values', { detail: value.exec(values)?.[0] ?? '' }),
    ),
  );
  const affirmed = refusals.flatMap((refusal) =>
    refusedIn(checked, refusal).flatMap(({ start, end }) =>
      isDenied(own, start, own.slice(start, end))
        ? []
        : [mark(start, end, 'values', { detail: refusal.item })],
    ),
  );
  return widest([...opposed, ...affirmed]);
}

/** Whether a negation close to it in its part of the sentence denies it. */
function isDenied(text: string, start: number, found: string): boolean {
  const before = text.slice(sentenceStart(text, start), start).split(partEnd).at(-1) ?? '';
  const rest = text.slice(start + found.length);
  const end = rest.search(afterEnd);
  const after = end < 0 ? rest : rest.slice(0, end);
  return (
    negation.test(wordsOf(before).slice(-NEAR_WORDS).join(' ')) ||
    negationBehind.test(wordsOf(after).slice(0, NEAR_WORDS).join(' '))
  );
}

/** The start of the sentence around a position. `partEnd` is costly in a long text. */
function sentenceStart(text: string, at: number): number {
  let start = at;
  while (start > 0 && !'.!?;\n'.includes(text.charAt(start - 1))) start -= 1;
  return start;
}

/** Of overlapping marks the first and longest. */
function widest(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const one of marks.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one);
  }
  return kept;
}

function wordsOf(text: string): string[] {
  return text.match(lettered(/[\p{L}\p{N}’']+/gu)) ?? [];
}
