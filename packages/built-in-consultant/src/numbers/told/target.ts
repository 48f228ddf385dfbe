import { down, up } from '../derived/changed-signs.ts';
import { namesIn } from '../derived/names.ts';
import { alikeName } from './alike.ts';
import type { ToldFigure } from './figure.ts';
import type { Labelled } from './labelled.ts';
import { type Label, said } from './rule.ts';

/** Scores: a name that both figures share counts for more than the label of the later one. */
const NAME = 3;
const LABEL = 2;

/** Names of figures that fit any story. */
const general = said(
  'prices?|fees?|costs?|expenses|rents?|wages?|salar~|tax(?:es)?|margin|markup|discount|commission|hours?|days?|weeks?|months?|customers?|clients?|people|sales|orders?|materials?|delivery|reserve|ads?|advertising|vat|profit|income|revenue|turnover|insurance|electricity|instal?ments?|fixed|part|share|percent|threshold|target|average|usual|becomes?|went|going|instead|only|just|really|make|bring|brings|cost|take|leave|need|want|charge|sell|sells|pay|pays|earn|keep|takes?|stay|come|цена~|такса~|разход~|наем~|заплат~|данъ~|осигуровк~|марж~|надценк~|отстъпк~|намаление~|комисион~|часа?|дни|седмици|месеца|клиент~|човека|души|хора|продажби|поръчки|материал~|доставк~|запас~|реклам~|ддс|печалба~|приход~|оборот~|ток~?|вноск~|процент~|праг~|сметка~|абонамент~|продавам|искам|плащам|изкарам|остават|поискат|дойдат|вземат?|работя',
);

/** “If I sell the van for 6,000”: the story has no figure for a thing that it does not mention. */
export function isForeign(
  { words, unit }: ToldFigure,
  figures: readonly Labelled[],
  story: string,
): boolean {
  if (unit !== 'money' && unit !== 'bare') return false;
  const known = [...namesIn(story), ...figures.flatMap((each) => namesIn(each.words))];
  return namesIn(words).some(
    (name) => !alikeName(name, known) && ![general, up, down].some((sign) => sign.test(name)),
  );
}

export const isAmount = ({ unit }: ToldFigure) => unit === 'money' || unit === 'bare';

function isAlike(old: Labelled, later: ToldFigure): boolean {
  if (old.unit === 'percent' || later.unit === 'percent')
    return old.unit === later.unit || (old.unit === 'percent' && later.unit === 'bare');
  if (old.unit === 'time' && later.unit === 'time') return old.counts === later.counts;
  if (isAmount(old) && isAmount(later)) return true;
  return old.unit === later.unit || later.unit === 'bare' || old.unit === 'bare';
}

/** The one figure that a later one replaces: by its name, by its label, or as the only one of its kind. */
export function targetOf(
  figures: readonly Labelled[],
  later: ToldFigure,
  label: Label | null,
  isBy: boolean,
): Labelled | null {
  const alike = figures.filter((each) => isAlike(each, later) || (isBy && isAmount(each)));
  const names = namesIn(later.words);
  const scored = alike.map((old) => {
    const own = namesIn(old.words);
    const shared = names.filter((name) => alikeName(name, own)).length;
    return { old, score: shared * NAME + (label === old.label ? LABEL : 0) };
  });
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === best);
  if (only === undefined || others.length > 0) return null;
  // A figure with its own label does not replace one with another label.
  const isOwn = label === null || label === only.old.label || isPrice(label, only.old.label);
  if (best > 0) return isOwn || weak.includes(label) ? only.old : null;
  return label === null && (later.unit === 'percent' || later.unit === 'time') ? only.old : null;
}

/** Labels that the words only suggest: a name that both figures share counts for more. */
const weak: readonly Label[] = ['sellPrice', 'newPrice', 'unitCost', 'reach', 'running', 'income'];

/** “If I go to 35” is the new price; where there is none, the price. */
const isPrice = (label: Label, old: Label) =>
  ['newPrice', 'sellPrice', 'reach', 'unitCost'].includes(label) && old === 'sellPrice';

/** Of “2 at 100”: a new value from 80 % of the total is the total; below, up to 135 % of one is the price of one. */
const [NEAR_ONE, NEAR_ALL] = [1.35, 0.8];

export function replaced(
  figures: readonly Labelled[],
  target: Labelled,
  value: number,
): readonly Labelled[] | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const next = withValue(target, value);
  return next && figures.map((each) => (each === target ? next : each));
}

function withValue(target: Labelled, value: number): Labelled | null {
  const [count, one] = target.factors;
  if (count === undefined || one === undefined) return { ...target, value };
  if (value >= target.value * NEAR_ALL) return { ...target, value, factors: [] };
  if (value > one.value * NEAR_ONE) return null;
  const factors = [count, { ...one, value }];
  return { ...target, value: Number((count.value * value).toFixed(2)), factors };
}
