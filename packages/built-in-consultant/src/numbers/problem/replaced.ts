import { lettered } from '@savet/text/lettered';
import { inCyrillic } from '../calculation.ts';
import { type Figure, figuresIn } from '../figures.ts';
import type { Solution } from '../solution.ts';
import { solutionOf } from './problem.ts';
import { inFigures, type Quantity, quantitiesIn } from './quantities.ts';
import { any } from './words.ts';

/** The same problem with another figure, and its words. */
export interface Replaced {
  solution: Solution;
  asked: string;
  earlier: Solution;
}

/** “Drop to 150”, „падна на 80“: the price, unless something else is named. */
const toLess = lettered(
  any('drop|lower|go down|come down|cut|reduce|падна|паднем|сваля|смъкна|намаля'),
  'iu',
);
const toMore = lettered(
  any('raise|go up|put (?:it|them) up|increase|вдигна|вдигнем|кача|качим|увелича'),
  'iu',
);
const sold = lettered(any('get|got|ask|charge|дам|пусна|продам|взема|взимам'), 'iu');
const percentKinds = {
  off: any('off|discount|cheaper|отстъпк~|намал~'),
  fee: any('fee|fees|commission|takes?|they|platform|такса~|комисион~|взим~'),
  margin: any('margin|markup|profit|марж~|надценк~|печалб~'),
  leaving: any('lose|leave|churn|cancel|губ~|напус~|тръгва~|отказ~'),
  cost: any('costs?|materials?|parts|goods|стоката|себестойност~|материал~'),
};
/** Words that name nothing. */
const filler = lettered(
  `^(?:${any('what|with|even|still|keep|kept|goes|went|that|this|they|only|just|about|then|make|makes|have|from|into|some|instead|each|were|would|charge|sell|rent out|drop|raise|cost|costs|price|which|ако|ами|само|тогава|вместо|стане|стана|беше|бъде|взимам|искам|взема|пусна|получавам|продавам|падна|вдигна|сваля|струва|цена|цената|лева|евро|euro|leva|хиляди')})$`,
  'iu',
);
const STEM = 4;
const asks: readonly (string | null)[] = ['asking', 'weak-asking', 'average'];

/**
 * The earlier problem with the figure of a later message, in place of the figure that matches its unit and words.
 * @returns null unless exactly one figure matches
 */
export function withReplaced(asked: string, later: string): Replaced | null {
  const text = inFigures(inCyrillic(asked));
  const said = inFigures(inCyrillic(later));
  const [figure, ...others] = quantitiesIn(said);
  const earlier = solutionOf(asked);
  if (figure === undefined || others.length > 0 || earlier === null) return null;
  const places = figuresIn(text, false);
  const old = quantitiesIn(text);
  const solved = old.flatMap((quantity, index) => {
    const place = places[index];
    if (place === undefined || !isSameUnit(quantity, figure)) return [];
    const changed = withFigure(text, place, figure.value);
    const solution = solutionOf(changed);
    const isSame = solution?.kind === earlier.kind && solution.asked === earlier.asked;
    return isSame ? [{ quantity, index, solution, asked: changed }] : [];
  });
  const [only, ...further] = meant(solved, figure, text);
  if (only === undefined || further.length > 0) return null;
  return { solution: only.solution, asked: only.asked, earlier };
}

function withFigure(text: string, { start, end }: Figure, value: number): string {
  return `${text.slice(0, start)}${value}${text.slice(end)}`;
}

function isSameUnit(old: Quantity, later: Quantity): boolean {
  if (old.unit === 'percent' || later.unit === 'percent') {
    return old.unit === later.unit && isSamePercent(old, later);
  }
  if (old.unit === 'time' || later.unit === 'time')
    return old.unit === later.unit && old.counts === later.counts;
  if (old.unit === 'money' || later.unit === 'money')
    return old.unit !== 'count' && later.unit !== 'count';
  return old.unit === later.unit || old.unit === 'bare' || later.unit === 'bare';
}

/** “10 % off” takes the place of a discount, and of no fee. */
function isSamePercent(old: Quantity, later: Quantity): boolean {
  const kindOf = ({ around }: Quantity) =>
    Object.entries(percentKinds).find(([, words]) => lettered(words, 'iu').test(around))?.[0];
  const kind = kindOf(later);
  return kind === undefined || kind === kindOf(old);
}

interface Candidate {
  quantity: Quantity;
  index: number;
}

/** The figures that the words of the later one mean. */
function meant<Found extends Candidate>(
  found: readonly Found[],
  later: Quantity,
  text: string,
): readonly Found[] {
  const names = namesIn(
    later.around.replace(lettered(`${toLess.source}|${toMore.source}`, 'giu'), ''),
  );
  const shared = ({ quantity }: Found) =>
    names.filter((name) => namesIn(near(quantity)).includes(name)).length;
  const most = Math.max(0, ...found.map(shared));
  if (most > 0) {
    const alike = found.filter((each) => shared(each) === most).filter(fits(later));
    return nearest(alike, later);
  }
  // Something is named that the problem doesn't have.
  if (names.some((name) => !text.toLowerCase().includes(name))) return [];
  if (later.unit === 'percent' || later.unit === 'time') return found;
  const isAsked =
    sold.test(later.around) ||
    (later.clue.deed === 'wanting' &&
      !found.some(({ quantity }) => quantity.clue.deed === 'wanting')) ||
    asks.includes(later.clue.deed) ||
    toLess.test(later.around) ||
    toMore.test(later.around);
  const sameDeed = found.filter(({ quantity: { clue } }) =>
    isAsked ? asks.includes(clue.deed) : clue.deed !== null && clue.deed === later.clue.deed,
  );
  const isCopula = later.clue.deed === 'cost' || later.clue.deed === null;
  const byDeed = isCopula && !isAsked ? [] : sameDeed;
  const unit = unitOf(later);
  const byUnit = unit === '' ? [] : found.filter(({ quantity }) => unitOf(quantity) === unit);
  if (byUnit.length > 0) return byUnit.filter(fits(later));
  const byPeriod =
    later.per === null ? [] : found.filter(({ quantity }) => quantity.per === later.per);
  return (byDeed.length > 0 ? byDeed : byPeriod).filter(fits(later));
}

/** Of figures beside the same name, the only one with the same unit or the same action; all of them if there is none. */
function nearest<Found extends Candidate>(
  found: readonly Found[],
  later: Quantity,
): readonly Found[] {
  const { deeds } = later.clue;
  const signs = [
    ({ quantity }: Found) => quantity.unit === later.unit,
    ({ quantity }: Found) => [...quantity.clue.deeds].some((deed) => deeds.has(deed)),
  ];
  for (const sign of signs) {
    const [only, ...others] = found.filter(sign);
    if (only !== undefined && others.length === 0) return [only];
  }
  return found;
}

/** “A go”, “per job”, „на сватба“: what it is for. */
function unitOf({ clue: { isEach, rest } }: Quantity): string {
  return isEach ? (lettered(/^\s*(?:a|an|per|each|на|за)\s+(\p{L}+)/iu).exec(rest)?.[1] ?? '') : '';
}

/** Whether the direction fits: a figure that drops to an amount was larger before. */
const fits =
  ({ around, value }: Quantity) =>
  ({ quantity }: Candidate) =>
    !(toLess.test(around) && quantity.value <= value) &&
    !(toMore.test(around) && quantity.value >= value);

/** The beginnings of the words that name something. */
function namesIn(words: string): string[] {
  const all = words.match(lettered(/\p{L}{4,}/gu)) ?? [];
  return all.filter((word) => !filler.test(word)).map((word) => word.toLowerCase().slice(0, STEM));
}

const WORDS = 3;

/** The words next to a figure. */
function near({ clue: { own, rest } }: Quantity): string {
  const before = own.trim().split(/\s+/u).slice(-WORDS);
  const behind = rest.trim().split(/\s+/u).slice(0, WORDS);
  return [...before, ...behind].join(' ');
}
