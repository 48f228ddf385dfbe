import type { Language } from '@savet/contract/languages';
import type { Knowledge } from '../knowledge/knowledge.ts';
import { locales } from '../language/language-of.ts';
import type { Calculation } from '../numbers/calculation.ts';
import type { Result } from '../numbers/definitions.ts';
import { join } from '../text/markdown.ts';
import { fillTemplate } from '../text/text.ts';

const percentSigns: Record<Language, string> = { EN: '%', BG: ' %' };
/** Whether € and $ stand before the amount. */
const currencyFirst: Record<Language, boolean> = { EN: true, BG: false };

/** The result first, then the formula, the figures that were used, and what the result means. */
export function answerCalculation(
  { calculation, language }: { calculation: Calculation; language: Language },
  knowledge: Knowledge,
): string {
  const { calculations, used, heading } = knowledge.calculations[language];
  const { name, given, results } = calculation;
  const texts = calculations[name];
  if (texts === undefined) throw new Error(`no calculation ${name}`);
  const values = Object.fromEntries(
    Object.entries(results).map(([key, result]) => [key, shown(result, calculation, language)]),
  );
  const figures = Object.entries(given).map(
    ([key, value]) => `${texts.inputs[key]} ${plain(value, language)}`,
  );
  return join(
    // “лв.” at the end of a sentence keeps one full stop.
    `**${fillTemplate(texts.result, values).replace(/\.\.$/, '.')}**`,
    texts.left !== undefined && results['left'] ? fillTemplate(texts.left, values) : '',
    `${heading}: ${texts.formula}.`,
    texts.advice,
    fillTemplate(used, { given: figures.join(', ') }),
  );
}

function shown({ value, as }: Result, { currency }: Calculation, language: Language): string {
  if (as === 'percent') return `${plain(value, language)}${percentSigns[language]}`;
  if (as === 'months') return months(value, language);
  if (as === 'number') return plain(value, language);
  const amount = new Intl.NumberFormat(locales[language], {
    // Cents where there are any.
    minimumFractionDigits: Number.isInteger(value) || value >= 1_000 ? 0 : 2,
    maximumFractionDigits: value >= 1_000 ? 0 : 2,
  }).format(value);
  return currency !== 'лв.' && currencyFirst[language]
    ? `${currency}${amount}`
    : `${amount} ${currency}`;
}

function months(value: number, language: Language): string {
  return new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  }).format(value);
}

/** With at most two decimals, and none for large numbers. */
function plain(value: number, language: Language): string {
  const maximumFractionDigits = Math.abs(value) >= 1_000 ? 0 : 2;
  return new Intl.NumberFormat(locales[language], { maximumFractionDigits }).format(value);
}
