import type { CheckedText } from '../../checked-text.ts';
import { type Clause, clausesOf } from '../../language/clauses.ts';
import {
  certain,
  deadline,
  gone,
  neverAgain,
  neverFails,
  pledge,
  regardless,
  settled,
  whoever,
} from './outcome-phrases.ts';
import { type OutcomeClass, outcomeClasses } from './outcome-words.ts';

interface Read extends Clause {
  /** In lower case. */
  text: string;
  words: readonly string[];
  /** Those of each word, and of all of them. */
  classes: readonly ReadonlySet<OutcomeClass>[];
  all: ReadonlySet<OutcomeClass>;
}

/** Words that may stand between a preposition or a verb and what it is about. */
const NEAR = 5;
const none: ReadonlySet<OutcomeClass> = new Set();
const without = new Set(['without', 'без']);
/** Before these, a verb without an ending is a noun: “our work for every family”. */
const beforeNoun = new Set(
  'our the this that of your my his her their its at to in a we i you'.split(' '),
);
/** Bulgarian verbs say whom they are about. */
const inPerson = /(?<!\p{L})\p{L}{2,}(?:аме|яме|ем|им|ате|яте|ете|ите|аш|яш|еш|иш)(?!\p{L})/u;

/** Promises of a certain outcome, and pledges: who holds back with promises gives none. Questions, hopes and conditions are none. */
export function certainOutcomes(checked: CheckedText): { start: number; end: number }[] {
  const clauses = clausesOf(checked)
    .filter(({ sentence }) => checked.own[sentence.end - 1] !== '?')
    .map((clause) => readClause(checked, clause));
  return clauses.flatMap((clause, index) => {
    const last = clauses[index - 1];
    const before = last?.sentence === clause.sentence ? last : undefined;
    const whole = { start: before?.start ?? clause.start, end: clause.end };
    if (isCertainAnyway(clause, before)) return [whole];
    if (clause.all.has('hedge')) return [];
    if (isForWhoever(clause, before)) return [whole];
    return isOutcome(clause) || pledge.test(clause.text)
      ? [{ start: clause.start, end: clause.end }]
      : [];
  });
}

function readClause({ own }: CheckedText, clause: Clause): Read {
  const words = clause.tokens.map(({ word }) => word);
  const classes = words.map((word) => outcomeClasses(word) ?? none);
  return {
    ...clause,
    text: own.slice(clause.start, clause.end).toLowerCase(),
    ...{ words, classes, all: new Set(classes.flatMap((own) => [...own])) },
  };
}

/** “…, whatever happens”, “…, that much is settled”, about the business or the reader. */
function isCertainAnyway(clause: Read, before: Read | undefined): boolean {
  const said = regardless.exec(clause.text)?.[0] ?? certain.exec(clause.text)?.[0];
  if (said === undefined) return false;
  const parts = before ? [before, clause] : [clause];
  const isOurs = parts.some(
    ({ all, text }) => all.has('firm') || all.has('reader') || inPerson.test(text),
  );
  const around = clause.text.replace(said, ' ').split(/\s+/);
  const isOpen = around.some((word) => isOpening(outcomeClasses(word))) || isOpening(before?.all);
  return isOurs && !isOpen;
}

/** Whether words leave open what they are about, or deny it. */
function isOpening(classes: ReadonlySet<OutcomeClass> = none): boolean {
  return classes.has('hedge') || classes.has('negation');
}

/** “Whoever sticks to our plan, sleeps well.” */
function isForWhoever(clause: Read, before: Read | undefined): boolean {
  if (!before || !whoever.test(before.text)) return false;
  if (isWithoutIll(clause)) return true;
  if (clause.all.has('negation')) return false;
  return clause.all.has('experience') || clause.all.has('gain') || isOutcome(clause);
}

/** Whether a clause says that an ill goes, or that a good comes for sure. */
function isOutcome(clause: Read): boolean {
  const { all, text } = clause;
  if (neverAgain.test(text) || neverFails.test(text) || settled.test(text)) return true;
  const isPromised = (['future', 'all', 'always', 'reader'] as const).some((name) => all.has(name));
  if (isPromised && isWithoutIll(clause)) return true;
  if (all.has('negation')) return false;
  return (all.has('ill') && gone.test(text)) || worksForAll(clause) || isGain(clause);
}

/** “You will be fluent by June”, “after the third time, you forget …”. */
function isGain({ all, text }: Read): boolean {
  if (all.has('gain') && all.has('future')) {
    return all.has('all') || all.has('always') || deadline.test(text);
  }
  return all.has('experience') && (all.has('reader') || inPerson.test(text)) && deadline.test(text);
}

/** “Without a single scratch”, „без нито една драскотина“. */
function isWithoutIll({ words, classes }: Read): boolean {
  return words.some(
    (word, index) =>
      without.has(word) && classes.slice(index + 1, index + NEAR).some((after) => after.has('ill')),
  );
}

/** “Works on any back”: an effect, as a habit, for all. */
function worksForAll({ words, classes }: Read): boolean {
  return classes.some((own, index) => {
    const before = words[index - 1];
    const isVerb = before !== undefined && !beforeNoun.has(before);
    return (
      (own.has('effect') || (own.has('effects') && isVerb)) &&
      classes.slice(index + 1, index + 1 + NEAR).some((after) => after.has('all'))
    );
  });
}
