import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';
import { byAmount, down, moreOrLess, up } from '../derived/changed-signs.ts';
import { namesIn } from '../derived/names.ts';
import { alikeName } from './alike.ts';
import { figuresOfStory, inStory, type ToldFigure } from './figure.ts';
import type { Kind } from './kind.ts';
import { labelOf } from './label.ts';
import type { Labelled } from './labelled.ts';
import { type Label, said } from './rule.ts';
import { isAmount, isForeign, replaced, targetOf } from './target.ts';
import { inKind, type Story, storyOf, workedOut } from './told.ts';

const LATER_MAX = 3;
const SAME = 0.005;

/** A story’s sum with the figures of later messages; null if one of them can’t be placed. */
export function changedTold(before: Calculation, later: string): Calculation | null {
  if (before.asked === undefined) return null;
  const first = storyOf(before.asked);
  if (first === null || !isShown(before, first)) return null;
  const told = before.later ?? [];
  const last = told.reduce<Story | null>(
    (story, text) => story && changedStory(story, text),
    first,
  );
  const changed = last && changedStory(last, later);
  if (!last || !changed) return null;
  const derived = { ...changed.derived, earlier: last.derived };
  return { ...before, name: 'derived', given: {}, results: {}, derived, later: [...told, later] };
}

/** Whether a later number may count a part of the sales (lost, gained or earlier ones) or all: no other sum can tell. */
export function mayMeanPart({ asked }: Calculation, later: string): boolean {
  const story = asked === undefined ? null : storyOf(asked);
  const figures = story && figuresOfStory(inStory(later));
  if (!story || !figures) return false;
  return hasPart(story.figures) && figures.some((each) => labelOf(each) === 'sold');
}

const hasPart = (figures: readonly Labelled[]) =>
  figures.some(({ label }) => ['goneOf', 'gained', 'beforehand'].includes(label));

/** Whether the sum that was shown is this one, or has its result. */
function isShown(
  { derived, results, solution, later = [] }: Calculation,
  { derived: own }: Story,
): boolean {
  if (later.length > 0) return derived?.plan === own.plan;
  const shown = [
    ...Object.values(derived?.values ?? {}),
    ...Object.values(results),
    ...(solution?.steps ?? []),
  ];
  const [main] = Object.values(own.values);
  return shown.some(({ value }) => main !== undefined && Math.abs(value - main.value) < SAME);
}

export function changedStory(story: Story, later: string): Story | null {
  const text = inStory(later);
  const found = figuresOfStory(text);
  if (found === null || found.length > LATER_MAX) return null;
  const figures = found.reduce<readonly Labelled[] | null>(
    (all, figure) => all && withFigure(story, all, asShare(figure), text),
    story.figures,
  );
  const placed = figures && inKind(story.kind, figures);
  const derived = placed && workedOut(story.kind, placed, story.question);
  return placed && derived && { ...story, figures: placed, derived };
}

const ofShare = said(
  'процент(?:а|ът)?|per ?cent|percentage|commission|комисион~|margin|марж~|discount|отстъпк~',
);

/** “The commission goes to 22” is a percentage. */
const asShare = (figure: ToldFigure): ToldFigure =>
  figure.unit === 'bare' && figure.value < 100 && ofShare.test(figure.words)
    ? { ...figure, unit: 'percent' }
    : figure;

/** The figures with a later one in the place of the one that it means, or beside them. */
function withFigure(
  { kind, question: story }: Story,
  figures: readonly Labelled[],
  later: ToldFigure,
  text: string,
): readonly Labelled[] | null {
  const isNumber = soldNumber.test(later.words) && !theOne(figures, 'salesSum');
  const label = inThis(kind, figures, isNumber ? 'sold' : labelIn(kind, later));
  const fewer = labelOf(later) === 'goneOf' && label === null ? theOne(figures, 'sold') : undefined;
  if (fewer) return replaced(figures, fewer, fewer.value - later.value);
  const places = [...kind.needs, ...(kind.may ?? [])];
  const isBy =
    byAmount.test(later.before.trimEnd() === '' ? '' : `${later.before.trimEnd()} `) ||
    moreOrLess.test(later.after);
  // “What if it is 16?” may count a part of the sales or all of them.
  if (label === 'sold' && hasPart(figures)) return null;
  // “If I sell 60” is a number, and no price.
  if (isNumber && !figures.some((each) => each.label === 'sold')) return null;
  // “50 more loaves” after “90 more loaves” is their number.
  const isSameMore =
    moreOrLess.test(later.after) && figures.some((each) => moreOrLess.test(each.after));
  const isChange = isBy && !isSameMore && (up.test(text) || down.test(text));
  // With two prices, a later one is the new one.
  const isNewPrice = label === 'newPrice' && !isChange;
  const target = isNewPrice
    ? (theOne(figures, 'newPrice') ?? null)
    : targetOf(figures, later, label, isChange);
  const isNew = label === 'off' || label === 'rise';
  if (isChange && !(isNew && places.includes(label)))
    return changedBy(figures, later, text) ?? withMore(kind, figures, later);
  if (isForeign(later, figures, story)) return null;
  if (target !== null) return replaced(figures, target, later.value);
  if (label === null) return null;
  const rivals: readonly Label[] = ['newPrice', 'rise', 'off', 'offBy'];
  const isRival = rivals.includes(label) && figures.some((each) => rivals.includes(each.label));
  const kept = isRival ? figures.filter((each) => !rivals.includes(each.label)) : figures;
  const others: readonly Label[] = ['goneOf', 'goneShare', 'gained'];
  const rest = others.includes(label) ? kept.filter((each) => !others.includes(each.label)) : kept;
  return [...rest, { ...later, label }];
}

const soldNumber = lettered(
  /(?<!\p{L})(?:sell|sells|sold|продам|продавам|продадем|продаваме)(?: only| just| about| around| само| около)? #(?! ?(?:each|apiece|per|на брой))/iu,
);

/** A later price is the new price if the question compares two prices; otherwise it replaces the price. */
function inThis(kind: Kind, figures: readonly Labelled[], label: Label | null): Label | null {
  if (label !== 'newPrice' && label !== 'sellPrice') return label;
  const places = [...kind.needs, ...(kind.may ?? [])];
  if (!places.includes('sellPrice')) return label;
  const isOfTwo = kind.may?.includes('newPrice') === true && figures.some(isOther);
  return isOfTwo ? 'newPrice' : 'sellPrice';
}
const isOther = ({ label }: Labelled) => ['newPrice', 'off', 'offBy', 'rise'].includes(label);

function theOne(figures: readonly Labelled[], label: Label): Labelled | undefined {
  const [only, ...others] = figures.filter((each) => each.label === label);
  return others.length === 0 ? only : undefined;
}

/** The label that its words give a later figure; null if the kind has no place for it. */
function labelIn(kind: Kind, later: ToldFigure): Label | null {
  const label = labelOf(later);
  if (label === null) return null;
  const places = [...kind.needs, ...(kind.may ?? []), ...(kind.lists ?? [])];
  return places.includes(label) ? label : (kind.as?.[label] ?? null);
}

/** “200 more for ads”: one regular cost more. */
function withMore(kind: Kind, figures: readonly Labelled[], later: ToldFigure) {
  const isCost =
    labelIn(kind, { ...later, per: 'month' }) === 'running' && moreOrLess.test(later.after);
  if (!isCost || !kind.lists?.includes('running') || !up.test(later.after)) return null;
  return [...figures, { ...later, label: 'running' as const }];
}

const meanings: readonly [RegExp, Label][] = [
  [said('sales|turnover|revenue|income|takings|приход~|оборот~|продажби(?:те)?'), 'income'],
  [said('costs|expenses|spending|разходи(?:те)?|харчове'), 'running'],
  [said('prices?|fee|цена~|цени~|такса~'), 'sellPrice'],
];

/** The only figure with the label that a later message names in general: “costs”, “sales”. */
function byMeaning(figures: readonly Labelled[], later: ToldFigure): Labelled | undefined {
  const label = meanings.find(([words]) => words.test(later.words))?.[1];
  return label && theOne(figures, label);
}

/** “By 10%”, “500 less” */
function changedBy(
  figures: readonly Labelled[],
  later: ToldFigure,
  text: string,
): readonly Labelled[] | null {
  const names = namesIn(later.words);
  const scored = figures
    .filter((old) => isAmount(old) || old.unit === later.unit)
    .map((old) => ({
      old,
      score: names.filter((name) => alikeName(name, namesIn(old.words))).length,
    }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [named, ...others] = scored.filter(({ score }) => score === best);
  const only =
    byMeaning(figures, later) ?? (best > 0 && others.length === 0 ? named?.old : undefined);
  if (only === undefined) return null;
  const sign = up.test(text) ? 1 : down.test(text) ? -1 : 0;
  const step = later.unit === 'percent' ? (only.value * later.value) / 100 : later.value;
  return sign === 0 ? null : replaced(figures, only, Number((only.value + sign * step).toFixed(6)));
}
