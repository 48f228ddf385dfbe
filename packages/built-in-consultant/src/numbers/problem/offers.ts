import { lettered } from '@savet/text/lettered';
import type { Solution } from '../solution.ts';
import { count, money, type Step, step } from '../steps.ts';
import { type Quantity, quantitiesIn } from './quantities.ts';

const marker = lettered(
  /(?<!\p{L})(?:(?:the )?(?:supplier|offer|option|plan|printer|company|firm|shop|quote|bank|courier)|оферта(?:та)?|доставчик|вариант|план|фирма|печатница|куриер|магазин)\s+(?:[abаб12]|one|two|едно|две)(?!\p{L}|\d)/giu,
);
const comparing = lettered(
  /(?<!\p{L})(?:cheaper|costs? less|better|best|по-евтин\p{L}*|по-изгодн\p{L}*|излиза по-\p{L}*)(?!\p{L})/iu,
);

const asksFrom =
  /(?:from|after|above|over|at) how many|how many [^?]{0,30}(?:before|until)|(?:от|над|при|след) колко/iu;

interface Offer {
  name: string;
  quantities: readonly Quantity[];
}

/** Compares two offers for the same number of pieces: the total of each with its one-time costs, and the cheaper one. */
export function offersCompared(question: string): Solution | null {
  const found = [...question.matchAll(marker)];
  const [first, second] = found;
  // A question for the break-even number has no given number of pieces.
  if (asksFrom.test(question)) return null;
  if (!comparing.test(question) || first === undefined || second === undefined) return null;
  if (found.length > 2) return null;
  const asking = question.slice(second.index).search(/(?<=[.;!?])\s+(?=[^.;!]*\?)/u);
  const end = asking < 0 ? question.length : second.index + asking;
  const offers = [
    offerOf(first[0], question.slice(first.index + first[0].length, second.index)),
    offerOf(second[0], question.slice(second.index + second[0].length, end)),
  ];
  const beside = [
    ...quantitiesIn(question.slice(0, first.index)),
    ...quantitiesIn(question.slice(end)),
  ];
  const pieces = piecesOf([...offers.flatMap(({ quantities }) => quantities), ...beside]);
  if (pieces === null || beside.some(({ value }) => value !== pieces)) return null;
  const [one, other] = offers.map((offer, index) => stepsOf(offer, pieces, index));
  if (!one || !other) return null;
  return cheaper(offers, one, other);
}

function offerOf(name: string, text: string): Offer {
  return { name: name.replace(/^the /iu, ''), quantities: quantitiesIn(text) };
}

/** The number of pieces that both offers are for. */
function piecesOf(quantities: readonly Quantity[]): number | null {
  const counts = new Set(
    quantities.filter(({ unit }) => unit === 'count').map(({ value }) => value),
  );
  return counts.size === 1 ? ([...counts][0] ?? null) : null;
}

const names = ['first', 'second'] as const;

/** The steps to the total of an offer; null if an amount may be for one or for all. */
function stepsOf({ quantities }: Offer, pieces: number, index: number): Step[] | null {
  const name = names[index] ?? 'first';
  const amounts = quantities.filter(({ unit, value }) => unit !== 'count' || value !== pieces);
  const isClear = amounts.every(
    ({ unit, per }) => ['money', 'bare'].includes(unit) && per === null,
  );
  const each = amounts.filter(({ isEach }) => isEach);
  const hasPieces = quantities.some(({ unit }) => unit === 'count');
  // “0.35 with free delivery” doesn’t say that it is for one.
  if (!isClear || each.length > 1 || (each.length === 0 && !hasPieces)) return null;
  const once = amounts.filter(({ isEach }) => !isEach).map(({ value }) => money(value));
  const [price] = each;
  if (price === undefined) return once.length === 0 ? null : [step(name, 'sum', once, 'money')];
  const goods = step(name, 'product', [money(price.value), count(pieces)], 'money');
  if (once.length === 0) return [goods];
  return [goods, step(name, 'sum', [money(goods.value), ...once], 'money')];
}

function cheaper(offers: readonly Offer[], one: Step[], other: Step[]): Solution | null {
  const totals = [one, other].map((steps) => steps.at(-1)?.value ?? Number.NaN);
  const [first = 0, second = 0] = totals;
  if (first === second) return null;
  const [low, high] = first < second ? [first, second] : [second, first];
  const winner = offers[first < second ? 0 : 1]?.name ?? '';
  const saved = step('saved', 'difference', [money(high), money(low)], 'money');
  return {
    ...{ kind: 'offers', asked: 'saved', noun: winner, base: null },
    ...{ steps: [...one, ...other, saved], beside: [], assumes: [] },
  };
}
