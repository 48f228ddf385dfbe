import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { askedSumIn, type Calculation, calculationIn } from '../../numbers/calculation.ts';
import type { Derived } from '../../numbers/derivation.ts';
import { lackingInProblem, problemIn } from '../../numbers/problem/problem.ts';
import { likelySum } from '../../numbers/solver/learned/likely-sum.ts';
import { solvedIn } from '../../numbers/solver/solve.ts';
import { isAbsurd } from '../../numbers/sound/absurd.ts';
import { isMisread, sellsSpentHours } from '../../numbers/sound/misread.ts';
import { mixesVat } from '../../numbers/sound/mixed-vat.ts';
import { isOfOtherCase } from '../../numbers/sound/other-case.ts';
import { sumByRoles } from '../../numbers/told/by-roles.ts';
import { openStory } from '../../numbers/told/open.ts';
import { losesShare } from '../../numbers/told/shares.ts';
import type { Lacking } from '../../numbers/worded/worded.ts';
import { wordedSumIn } from '../../numbers/worded/worded-sums.ts';
import { comparedWords } from '../../recognition/features.ts';
import { familyOf, nameOf } from '../../recognition/label.ts';
import { asksToWrite } from '../forms/asked-form.ts';
import type { Reading } from '../reading.ts';
import { eligibleLabels } from '../verdict/eligible.ts';
import type { Verdict } from '../verdict/verdict.ts';
import { asksForText } from '../wanted-text.ts';
import { beginsWithDeed } from '../whole-text/opening.ts';
import { isPlainText } from '../whole-text/request.ts';
import { asksNumber } from './asks-number.ts';
import { asksToAct } from './asks-to-act.ts';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 600;
/** All calculations together are at least this likely. */
const SUM_LIKELY = 0.5;
/** Less likely ones would be guessed. */
const MAY_MEAN = 0.01;
/** Formulas with a name whose text tells more than the solver’s. */
const sameAsSolved: Readonly<Record<string, readonly string[]>> = {
  margin: ['margin'],
  'with-vat': ['with-vat'],
  'without-vat': ['without-vat'],
  'price-for-margin': ['price'],
  'price-for-markup': ['price'],
  runway: ['runway'],
  'break-even': ['even', 'even-target'],
  'hourly-rate': ['hour-rate'],
};
/** With fewer figures, a question is no story. */
const STORY_LEAST = 4;
/** Two results that differ by less are the same amount. */
const SAME = 0.005;
/** Plans that a formula with a name says the same of. Three months of wages are no worth of a customer. */
const named = [
  ...['even', 'payback', 'runway', 'ads', 'hour-rate', 'growth', 'net-price', 'change'],
  ...['of-one.margin', 'of-one.cut', 'of-one.off', 'fee.lower'],
];
/** Matters that may be a sum: “employer’s contributions of 18.92 %”. Any other comes first. */
const mayBeSum = ['sensitive/tax'];
const apart = ['sensitive', 'savet', 'talk', 'brand-hub', 'check-text', 'follow-up'];

/**
 * The calculation that a message asks for by its words, or that is likely although none is certain. Every figure has its place in it:
 * advice on the subject would leave the question open.
 */
export function sumAsked(
  query: string,
  verdict: Verdict,
  knowledge: Knowledge,
): Calculation | Lacking | null {
  const found = foundSum(query, verdict, knowledge);
  const isSum = found !== null && !('lacks' in found);
  if (isSum && isUnsound(query, found)) return null;
  // A later message may change a figure of the question.
  return found === null || 'lacks' in found ? found : { asked: query, ...found };
}

function isUnsound(query: string, sum: Calculation): boolean {
  return isAbsurd(query, sum) || mixesVat(query, sum) || isOfOtherCase(query, sum);
}

function foundSum(
  query: string,
  verdict: Verdict,
  knowledge: Knowledge,
): Calculation | Lacking | null {
  if (query.length > READ_MAX || asksToWrite(query) || isPlainText(query)) return null;
  // “Announce a price increase”: its figures are to be said, not worked out.
  if (beginsWithDeed(query)) return null;
  const label = verdict.kind === 'certain' ? verdict.label : '';
  if (label === 'sensitive/burnout') return sure(sumByRoles(query));
  if (apart.includes(familyOf(label)) && !mayBeSum.includes(label))
    return familyOf(label) === 'savet' ? storyAsked(query) : null;
  const solved = solvedIn(query) ?? likelySum(query, knowledge.learnedSums);
  return surest(solved, byWording(query, label, knowledge));
}

/** The result of the older ways to read a sum. */
function byWording(
  query: string,
  label: string,
  knowledge: Knowledge,
): Calculation | Lacking | null {
  const worked = problemIn(query);
  const problem = sellsSpentHours(query, worked?.solution?.steps ?? []) ? null : worked;
  const derived = sumByRoles(query);
  // “What should I charge?” asks for a number if one follows.
  if (problem === null && asksToAct(query)) return derived;
  // A formula takes any figures: it needs a question that asks for a number.
  const found = asksNumber(query) ? knownSum(query, label, knowledge) : null;
  const isWrong = (sum: Calculation) => isMisread(query, sum) || losesShare(query);
  const known = found !== null && !('lacks' in found) && isWrong(found) ? null : found;
  if (problem === null)
    return byRoles(known, derived) ?? lackingInProblem(query) ?? openStory(query);
  if (derived?.derived && differs(problem, derived.derived)) return unsure(derived);
  if (saysTheSame(known, problem)) return known;
  // The same result, with what it means for the decision.
  return derived?.derived?.isSure ? derived : problem;
}

/** The solver reads every figure: where another sum comes to something else, lacks a figure or leaves a question open, the solver’s goes before it. */
function surest(
  solved: Calculation | null,
  other: Calculation | Lacking | null,
): Calculation | Lacking | null {
  if (solved?.derived === undefined) return other;
  if (other === null || 'lacks' in other) return solved;
  const isFormula = !other.derived && !other.solution;
  if (isFormula && !sameAsSolved[other.name]?.includes(solved.derived.say)) return solved;
  const mains = [solved.derived, ...(solved.derived.further ?? [])].flatMap(({ values }) =>
    Object.values(values).slice(0, 1),
  );
  const shown = [
    ...Object.values(other.results),
    ...Object.values(other.derived?.values ?? {}).slice(0, 1),
    ...(other.solution?.results ?? []).map(({ value }) => value),
    ...(other.solution?.steps.slice(-1) ?? []),
  ];
  const isSame = mains.every((main) =>
    shown.some(({ value }) => Math.abs(value - main.value) < SAME),
  );
  return isSame && other.derived?.isSure !== false ? other : solved;
}

/** Members who cancel are no subscription of Savet’s, if all the figures of a story lead to a sum. */
export function storyAsked(query: string): Calculation | null {
  const found = sure(sumByRoles(query));
  return (found?.derived?.read.length ?? 0) >= STORY_LEAST ? found : null;
}

/** “How many can I lose before I’m worse off?” is no exhaustion. */
const sure = (found: Calculation | null) => (found?.derived?.isSure ? found : null);

/** Two ways to read a question that come to something else: neither is sure. */
function differs({ solution }: Calculation, { values, steps }: Derived): boolean {
  const result = solution?.results?.[0]?.value ?? solution?.steps.at(-1);
  const found = [...Object.values(values), ...steps].map(({ value }) => value);
  return result !== undefined && found.every((value) => Math.abs(value - result.value) >= SAME);
}

function unsure(calculation: Calculation): Calculation {
  const { derived } = calculation;
  return derived ? { ...calculation, derived: { ...derived, isSure: false } } : calculation;
}

/** A formula with a name finds its figures by the nearest word: where it comes to something else, the sum by roles goes before it. */
function byRoles(
  known: Calculation | Lacking | null,
  found: Calculation | null,
): Calculation | Lacking | null {
  if (known === null || found?.derived === undefined) return known ?? found;
  if ('lacks' in known) return found;
  const { plan, say } = found.derived;
  const isNamed = [plan, `${plan}.${say}`].some((each) => named.includes(each));
  return isNamed && comesToTheSame(known, found.derived) ? known : found;
}

function comesToTheSame({ results }: Calculation, { values }: Derived): boolean {
  const [main] = Object.values(values);
  return Object.values(results).some(
    ({ value, as }) => as === main?.as && Math.abs(value - main.value) < SAME,
  );
}

/** Whether a sum with a formula of its own has the result of a problem worked out step by step: it is shorter, and can be made again. */
function saysTheSame(known: Calculation | Lacking | null, { solution }: Calculation): boolean {
  if (known === null || 'lacks' in known) return false;
  const last = solution?.steps.at(-1);
  return Object.values(known.results).some(
    ({ value, as }) => as === last?.as && Math.abs(value - last.value) < SAME,
  );
}

/** The sum with a formula of its own. */
function knownSum(
  query: string,
  label: string,
  knowledge: Knowledge,
): Calculation | Lacking | null {
  const worded = wordedSumIn(query);
  if (worded !== null) return worded;
  if (asksForText(query, comparedWords(query), knowledge)) return null;
  const named = askedSumIn(query);
  if (named !== null || !['', 'numbers'].includes(familyOf(label))) return named;
  const numbers = knowledge.recogniser
    .classify(query, eligibleLabels(query, false))
    .filter((candidate) => familyOf(candidate.label) === 'numbers');
  if (numbers.reduce((sum, { likelihood }) => sum + likelihood, 0) < SUM_LIKELY) return null;
  return (
    numbers
      .filter(({ likelihood }) => likelihood >= MAY_MEAN)
      .map((candidate) => calculationIn(nameOf(candidate.label), query))
      .find((calculation) => calculation !== null) ?? null
  );
}

/** A sum as it is answered: worked out, with the figures that are missing, or not at all if one of them may have another role. */
export function sumReading(sum: Calculation | Lacking, language: Language): Reading {
  if (!('lacks' in sum)) {
    const { derived } = sum;
    const isDoubtful = derived && !derived.isSure && !derived.isOpen;
    return isDoubtful
      ? { kind: 'cannot-write', asked: { form: 'calculation' }, nearest: [], language }
      : { kind: 'calculation', calculation: sum, language };
  }
  const asked = { form: 'missing', sum: sum.name, lacks: sum.lacks } as const;
  return { kind: 'cannot-write', asked, nearest: [], language };
}
