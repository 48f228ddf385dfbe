import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../../knowledge/knowledge.ts';
import type { ProblemTexts } from '../../knowledge/problems.schema.ts';
import type { Calculation } from '../../numbers/calculation.ts';
import { checkOf } from '../../numbers/problem/check.ts';
import type { FoundResult, Solution } from '../../numbers/solution.ts';
import type { Step } from '../../numbers/steps.ts';
import { join } from '../../text/markdown.ts';
import { type Notation, resultOf, stepText } from './step-text.ts';

/** The result first, then every step to it, what was assumed, and a check. */
export function answerProblem(
  { currency, earlier }: Calculation,
  solution: Solution,
  language: Language,
  knowledge: Knowledge,
): string {
  const texts = knowledge.problems[language];
  const notation = { currency, language };
  const lines = solution.steps
    .filter(isShown)
    .map((step) => `- ${labelOf(step, solution, texts)}: ${stepText(step, notation)}`);
  const text = join(
    ...resultsOf(solution).map((found) => `**${resultText(found, solution, texts, notation)}**`),
    earlier === undefined ? '' : earlierText(earlier, texts, notation),
    besideResult(solution, texts, notation),
    `${texts.heading}:`,
    lines.join('\n'),
    checkText(solution, texts, notation),
    assumptions(solution, texts),
    texts.closing,
  );
  // “лв.” at the end of a sentence keeps one full stop.
  return text.replace(/лв\.\./g, 'лв.');
}

/** A step is left out if it rounds a number that is whole already. */
const isShown = ({ operation, terms, value }: Step) =>
  !['round', 'round-up'].includes(operation) || terms[0]?.value !== value;

/** The result with the figures before the change. */
function earlierText(earlier: Solution, texts: ProblemTexts, notation: Notation): string {
  const [first] = resultsOf(earlier);
  if (first === undefined) return '';
  return fillTemplate(texts.earlier, { result: resultText(first, earlier, texts, notation) });
}

/** The results at the head of the answer: all values that were asked for, or the value of the last step. */
function resultsOf({ asked, results, steps }: Solution): readonly FoundResult[] {
  const last = steps.at(-1);
  if (last === undefined) throw new Error(`no steps to ${asked}`);
  return results ?? [{ asked, value: last }];
}

function resultText(
  { asked, value: found }: FoundResult,
  { kind, noun, base }: Solution,
  texts: ProblemTexts,
  notation: Notation,
): string {
  const result = texts.results[`${kind}.${asked}`];
  if (result === undefined) throw new Error(`no text for ${kind}.${asked}`);
  const isBelow = found.value < 0 && result.below !== undefined;
  const value = resultOf({ value: Math.abs(found.value), as: found.as }, notation);
  const per = base === null || base === 'all' || base === 'hour' ? '' : ` ${texts.per[base]}`;
  const template = isBelow ? (result.below ?? '') : result.text;
  return fillTemplate(template, { value, noun: noun ?? result.noun ?? '', per });
}

function besideResult(solution: Solution, texts: ProblemTexts, notation: Notation): string {
  const { kind, asked, beside } = solution;
  const last = beside.at(-1);
  const template = texts.results[`${kind}.${asked}`]?.beside;
  if (last === undefined || template === undefined) return '';
  return `${fillTemplate(template, { value: resultOf(last, notation) })} (${stepText(last, notation)})`;
}

function labelOf({ name }: Step, { kind, asked }: Solution, { labels }: ProblemTexts): string {
  return labels[`${asked}.${name}`] ?? labels[`${kind}.${name}`] ?? labels[name] ?? name;
}

function checkText({ steps }: Solution, texts: ProblemTexts, notation: Notation): string {
  const [check, less] = checkOf(steps).map((step) => stepText(step, notation));
  if (check === undefined) return '';
  if (less === undefined) return fillTemplate(texts.check, { check });
  return fillTemplate(texts.checkWhole, { enough: check, less });
}

function assumptions({ assumes }: Solution, texts: ProblemTexts): string {
  return assumes
    .map((name) => fillTemplate(texts.assumptions, { assumed: texts.assumed[name] ?? name }))
    .join(' ');
}
