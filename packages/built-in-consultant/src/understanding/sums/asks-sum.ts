import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import { askedSumIn, type Calculation, calculationIn } from '../../numbers/calculation.ts';
import { lackingInProblem, problemIn } from '../../numbers/problem/problem.ts';
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
import { asksToAct } from './asks-to-act.ts';

/** How much of a message is read, in UTF-16 units. */
const READ_MAX = 600;
/** All calculations together are at least this likely. */
const SUM_LIKELY = 0.5;
/** Less likely ones would be guessed. */
const MAY_MEAN = 0.01;
/** Two results that differ by less are the same amount. */
const SAME = 0.005;
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
  if (query.length > READ_MAX || asksToWrite(query) || isPlainText(query)) return null;
  // “Announce a price increase”: its figures are to be said, not worked out.
  if (beginsWithDeed(query)) return null;
  const label = verdict.kind === 'certain' ? verdict.label : '';
  if (apart.includes(familyOf(label)) && !mayBeSum.includes(label)) return null;
  const problem = problemIn(query);
  // “What should I charge?” asks for a number if one follows.
  if (problem === null && asksToAct(query)) return null;
  const known = knownSum(query, label, knowledge);
  if (problem === null) return known ?? lackingInProblem(query);
  return saysTheSame(known, problem) ? known : problem;
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

/** A sum as it is answered: worked out, or with the figures that are missing. */
export function sumReading(sum: Calculation | Lacking, language: Language): Reading {
  if (!('lacks' in sum)) return { kind: 'calculation', calculation: sum, language };
  const asked = { form: 'missing', sum: sum.name, lacks: sum.lacks } as const;
  return { kind: 'cannot-write', asked, nearest: [], language };
}
