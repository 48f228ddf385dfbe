import type { Language } from '@savet/contract/languages';
import { fillTemplate } from '@savet/text/text';
import type { Knowledge } from '../knowledge/knowledge.ts';
import type { Calculation } from '../numbers/calculation.ts';
import { join } from '../text/markdown.ts';
import { answerDerived } from './figures/answer-derived.ts';
import { answerProblem } from './figures/answer-problem.ts';
import { plain, shown } from './figures/shown-number.ts';

/** The result first, then the formula, the figures that were used, and what the result means. */
export function answerCalculation(
  { calculation, language }: { calculation: Calculation; language: Language },
  knowledge: Knowledge,
): string {
  if (calculation.derived)
    return answerDerived(calculation, calculation.derived, language, knowledge);
  if (calculation.solution)
    return answerProblem(calculation, calculation.solution, language, knowledge);
  const { calculations, used, heading } = knowledge.calculations[language];
  const { name, given, results } = calculation;
  const texts = calculations[name];
  if (texts === undefined) throw new Error(`no calculation ${name}`);
  const values = Object.fromEntries(
    Object.entries(results).map(([key, result]) => [
      key,
      shown(result, calculation.currency, language),
    ]),
  );
  const figures = Object.entries(given).map(
    ([key, value]) => `${texts.inputs[key]} ${plain(value, language)}`,
  );
  const text = join(
    `**${fillTemplate(texts.result, values)}**`,
    texts.left !== undefined && results['left'] ? fillTemplate(texts.left, values) : '',
    ...Object.entries(texts.further ?? {})
      .filter(([name]) => results[name] !== undefined)
      .map(([, further]) => fillTemplate(further, values)),
    `${heading}: ${texts.formula}.`,
    texts.advice,
    fillTemplate(used, { given: figures.join(', ') }),
  );
  // “лв.” at the end of a sentence keeps one full stop.
  return text.replace(/лв\.\./g, 'лв.');
}
