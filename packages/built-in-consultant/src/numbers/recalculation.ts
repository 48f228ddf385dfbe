import { type Calculation, currencyOf, distance, inCyrillic, sums } from './calculation.ts';
import { type Figure, figuresIn } from './figures.ts';
import type { Definition, Input } from './inputs.ts';

const namesCurrency = /[€$]|(?<!\p{L})(?:eur|евро|лв|лева|lv|leva|usd)/iu;
/** A change of a figure, and not the figure: “by 10 %”, “10 % more”. */
const isChange =
  /(?<!\p{L})by\s+[€$]?\d|(?<!\p{L})с\s+\d[\d.,]*\s?(?:%|на сто|процент)|(?:вдиг|увелич|покач|поскъп|скоч|порас|намал|свал|пад|поевтин)\p{L}*\s(?:\p{L}+\s){0,3}с\s+\d|\d\s?(?:%|на сто|процента?|percent)?\s?(?:more|less|fewer|higher|lower|cheaper|повече|по-малко|по-ск|по-евтин)|(?<!\p{L})(?:another|extra|още)\s+\d/iu;
const upwards =
  /(?<!\p{L})(?:up|rais|ris|rose|increas|grow|grew|more|higher|add|another|extra|вдиг|увелич|покач|поскъп|скоч|расте|порас|повече|по-ск|още)/iu;
const downwards =
  /(?<!\p{L})(?:down|cut|reduc|lower|decreas|drop|fall|fell|less|fewer|cheaper|намал|свал|пад|поевтин|по-малко|по-евтин)/iu;

/** A plain number that nothing is counted with. */
const isBare = /^[\s?.!,]*(?:$|(?:for|instead|and|now|then|за|вместо|и|сега)(?!\p{L}))/iu;

/**
 * The same calculation with other figures: “what if the price were 14?”, “what if the cost goes up by 10 %?”
 * @returns null if it is not clear which figure they take the place of, or they make no sense
 */
export function recalculated(before: Calculation, asked: string): Calculation | null {
  const definition = sums[before.name];
  if (definition === undefined) return null;
  const question = inCyrillic(asked);
  const figures = figuresIn(question, false);
  const isUp = upwards.test(question);
  const replaced =
    isChange.test(question) && isUp !== downwards.test(question)
      ? changed(definition, before.given, figures, isUp)
      : replacements(definition, before.given, figures);
  const given = replaced && { ...before.given, ...replaced };
  const results = given && definition.compute(given);
  if (!results) return null;
  const currency = namesCurrency.test(question) ? currencyOf(question) : before.currency;
  return { ...before, given, results, currency };
}

type Given = Calculation['given'];

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
): Given | null {
  const [by, ...others] = figures;
  if (by === undefined || others.length > 0) return null;
  const named = inputs.filter(({ name, signs }) => name in before && signs.test(by.around));
  const [input, ...further] = named;
  if (input === undefined || further.length > 0) return null;
  const value = before[input.name] ?? 0;
  const step = by.unit === 'percent' ? (value * by.value) / 100 : by.value;
  return { [input.name]: isUp ? value + step : value - step };
}
