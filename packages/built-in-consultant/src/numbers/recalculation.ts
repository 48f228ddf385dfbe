import { lettered } from '@savet/text/lettered';
import { type Calculation, currencyOf, distance, inCyrillic, sums } from './calculation.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Definition, Input } from './inputs.ts';
import { inDigits } from './worded/worded.ts';

const namesCurrency = lettered(/[€$]|(?<!\p{L})(?:eur|евро|лв|лева|lv|leva|usd)/iu);
/** A change of a figure, and not the figure: “by 10 %”, “10 % more”. */
export const isChange = lettered(
  /(?<!\p{L})by\s+[€$]?\d|(?<!\p{L})с\s+\d[\d.,]*\s?(?:%|на сто|процент)|\d\s?(?:[€$]|euros?|eur|евро|лв\.?|лева)\s?(?:more|less|dearer|cheaper|повече|по-малко|по-скъп\p{L}*|по-евтин\p{L}*|отгоре)|(?:вдиг|увелич|покач|поскъп|скоч|порас|намал|свал|пад|поевтин)\p{L}*\s(?:\p{L}+\s){0,3}с\s+\d|\d\s?(?:%|на сто|процента?|percent)?\s?(?:more|less|fewer|higher|lower|cheaper|повече|по-малко|по-ск|по-евтин)|(?<!\p{L})(?:another|extra|още)\s+\d/iu,
);
const upwards = lettered(
  /(?<!\p{L})(?:up|rais|ris|rose|increas|grow|grew|more|higher|dearer|add|another|extra|вдиг|увелич|покач|поскъп|скоч|расте|порас|повече|по-ск|още)/iu,
);
const downwards = lettered(
  /(?<!\p{L})(?:down|cut|reduc|lower|decreas|drop|fall|fell|less|fewer|cheaper|намал|свал|пад|поевтин|по-малко|по-евтин)/iu,
);

const dearer = /поскъп|по-скъп|dearer|more expensive/iu;
/** People and things that are paid for every month. */
const furtherCost = lettered(
  /(?<!\p{L})(?:with|add|hire|plus|if i (?:hire|take|add)|if we (?:hire|take|add)|с|със|плюс|ако (?:наема|наемем|взема|вземем|добавя))(?!\p{L})(?=.*(?<!\p{L})(?:helpers?|employees?|assistants?|workers?|waiters?|bakers?|people|loan|lease|car|помощни\p{L}*|служител\p{L}*|работни\p{L}*|продавач\p{L}*|сервитьор\p{L}*|човек|души|кредит\p{L}*|лизинг\p{L}*|кола)(?!\p{L}))/iu,
);
/** A smaller number counts the people. */
const LEAST_WAGE = 50;

/** A plain number that nothing is counted with. */
const isBare = lettered(/^[\s?.!,]*(?:$|(?:for|instead|and|now|then|за|вместо|и|сега)(?!\p{L}))/iu);

/**
 * The same calculation with other figures: “what if the price were 14?”, “what if the cost goes up by 10 %?”
 * @returns null if it is not clear which figure they take the place of, or they make no sense
 */
export function recalculated(before: Calculation, asked: string): Calculation | null {
  const definition = sums[before.name];
  if (definition === undefined) return null;
  const question = inDigits(inCyrillic(asked));
  const figures = figuresIn(question, false);
  const isUp = upwards.test(question);
  const replaced =
    withFurtherCost(before.given, question) ??
    (isChange.test(question) && isUp !== downwards.test(question)
      ? changed(definition, before.given, figures, isUp, question)
      : replacements(definition, before.given, figures));
  const given = replaced && { ...before.given, ...replaced };
  const results = given && definition.compute(given);
  if (!results) return null;
  const currency = namesCurrency.test(question) ? currencyOf(question) : before.currency;
  return { ...before, given, results, currency };
}

type Given = Calculation['given'];

/** “With 2 helpers at 900 each”: a fixed cost that comes on top. */
function withFurtherCost(before: Given, question: string): Given | null {
  if (before['fixed'] === undefined || !furtherCost.test(question)) return null;
  const [sum, ...others] = figuresIn(question);
  if (sum === undefined || others.length > 0 || sum.value < LEAST_WAGE) return null;
  return { fixed: before['fixed'] + sum.value };
}

/** The inputs that figures take the place of: by the nearest sign, then the only one of its kind that is left. */
function replacements(
  { inputs }: Definition,
  before: Given,
  figures: readonly Figure[],
): Given | null {
  const values = new Map<Input, number>();
  const placed = new Set<Figure>();
  const nearestFirst = figures
    .flatMap((figure) => inputs.map((input) => ({ input, figure, far: distance(input, figure) })))
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far);
  for (const { input, figure } of nearestFirst) {
    if (values.has(input) || placed.has(figure)) continue;
    values.set(input, figure.value);
    placed.add(figure);
  }
  for (const figure of figures.filter((each) => !placed.has(each))) {
    // “For 3 employees” counts something else.
    if (figure.unit === 'none' && !isBare.test(figure.after)) return null;
    const [only, ...others] = inputs.filter(
      (input) => !values.has(input) && input.name in before && input.units.includes(figure.unit),
    );
    if (only === undefined || others.length > 0) return null;
    values.set(only, figure.value);
  }
  return Object.fromEntries([...values].map(([{ name }, value]) => [name, value]));
}

/** A figure that goes up or down, by a share of it or by an amount. */
function changed(
  { inputs }: Definition,
  before: Given,
  figures: readonly Figure[],
  isUp: boolean,
  question: string,
): Given | null {
  const [by, ...others] = figures;
  if (by === undefined || others.length > 0) return null;
  const named = inputs.filter(({ name, signs }) => name in before && signs.test(by.around));
  // “If the wax gets dearer by 1”: a material is part of what one costs.
  const isMaterial = named.length === 0 && dearer.test(question);
  const [input, ...further] = isMaterial ? inputs.filter(({ name }) => name === 'cost') : named;
  if (input === undefined || further.length > 0) return null;
  const value = before[input.name] ?? 0;
  const step = by.unit === 'percent' ? (value * by.value) / 100 : by.value;
  return { [input.name]: isUp ? value + step : value - step };
}
