import { phrases } from '@savet/text/phrases';
import { type CheckedText, valueOf } from '../checked-text.ts';
import type { Mark } from '../finding.ts';
import { byScript, matchesByScript } from '../language/scripts.ts';
import { mark } from '../rule.ts';
import { axes } from './axes.ts';
import { certainOutcomes } from './certainty/certain-outcomes.ts';
import { furtherAxes } from './further-axes.ts';
import { refusalsIn, refusedIn } from './refusals.ts';
import { topicAxes } from './topic-axes.ts';

const compiled = [...axes, ...furtherAxes, ...topicAxes].map(({ value, against }) => ({
  value,
  against: byScript(against),
}));
/** By these, values hold back with promises: every certain outcome contradicts them. */
const restraint = phrases`
  no guarantees | (?:we )?promise (?:only|nothing|no \p{L}+|less) | only what we | no miracles? | no miracle \p{L}+ | (?:is|are) not known | what is not | limits | honest* | not over-?promise | no exaggerat* | first (?:we )?measure | measure … promise | tested
  честн* | обещава(?:ме|йте)? само | не обещава* | без чудеса | без преувелич* | проверили | измерили | без гръмки \p{L}+ | (?:мерим|проверяваме),? … обеща*
`;
/** Words that deny what they stand next to. */
const negation =
  /(?<!\p{L})(?:not|never|no|none|neither|nor|nobody|nothing|without|instead of|avoid|cannot|\p{L}+n[’']t|не|няма\p{L}*|никога|никой|нито|нищо|без|вместо|избягва\p{L}*)(?!\p{L})/iu;
/** Behind it, “without” and “instead of” deny what follows them. */
const negationBehind =
  /(?<!\p{L})(?:not|never|no|none|neither|nor|nobody|nothing|cannot|\p{L}+n[’']t|не|няма\p{L}*|никога|никой|нито|нищо)(?!\p{L})/iu;
const partEnd =
  /[.!?;\n]|\s(?:but|yet|но|а)\s|(?:do not worry|don[’']t worry|no worries|не се (?:тревож|притеснявай|бой)\p{L}*)[,:]/u;
/** A clause of purpose or reason says something else. */
const afterEnd = new RegExp(
  String.raw`${partEnd.source}|,\s(?:за да|защото|понеже|така че|so|because)\s|\s(?:so that|за да)\s`,
  'u',
);
/** A purpose is denied with what it is for: “nobody will drive fast to catch up”. */
const purpose = /\s(?:за да|in order to|so as to|to)\s*$/iu;
/** How far a negation reaches. */
const NEAR_WORDS = 5;

/** Promises that contradict the values. */
export function promiseMarks(checked: CheckedText): readonly Mark[] | null {
  const values = valueOf(checked.values, 'values');
  const held = compiled.filter(({ value }) => value.test(values));
  const refusals = refusalsIn(values);
  const restrained = restraint.exec(values)?.[0];
  if (held.length + refusals.length === 0 && restrained === undefined) return null;
  const { own } = checked;
  const opposed = held.flatMap(({ against, value }) =>
    matchesByScript(checked.scripts, against)
      .filter(({ 0: found, index }) => !isDenied(own, index, found))
      .map(({ 0: found, index }) =>
        mark(index, index + found.length, 'values', { detail: value.exec(values)?.[0] ?? '' }),
      ),
  );
  const affirmed = refusals.flatMap((refusal) =>
    refusedIn(checked, refusal).flatMap(({ start, end }) =>
      isDenied(own, start, own.slice(start, end))
        ? []
        : [mark(start, end, 'values', { detail: refusal.item })],
    ),
  );
  const certain =
    restrained === undefined
      ? []
      : certainOutcomes(checked).map(({ start, end }) =>
          mark(start, end, 'values', { detail: restrained }),
        );
  const named = widest([...opposed, ...affirmed]);
  // What contradicts a value by itself says more than a whole clause.
  return [...named, ...certain.filter((one) => !named.some((other) => doOverlap(one, other)))];
}

/** Whether a negation close to it in its part of the sentence denies it. */
function isDenied(text: string, start: number, found: string): boolean {
  const before = text.slice(0, start).split(partEnd).at(-1) ?? '';
  const [after = ''] = text.slice(start + found.length).split(afterEnd);
  const reach = purpose.test(before) ? 2 * NEAR_WORDS : NEAR_WORDS;
  return (
    negation.test(wordsOf(before).slice(-reach).join(' ')) ||
    negationBehind.test(wordsOf(after).slice(0, NEAR_WORDS).join(' '))
  );
}

/** Of overlapping marks the first and longest. */
function widest(marks: readonly Mark[]): Mark[] {
  const kept: Mark[] = [];
  for (const one of marks.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (!kept.some((other) => doOverlap(one, other))) kept.push(one);
  }
  return kept;
}

function doOverlap(one: Mark, other: Mark): boolean {
  return one.start < other.end && other.start < one.end;
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}’']+/gu) ?? [];
}
