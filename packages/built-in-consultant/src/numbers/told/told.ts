import { type Calculation, currencyOf } from '../calculation.ts';
import type { Derived, Draft } from '../derivation.ts';
import { Sheet } from '../derived/plan.ts';
import type { Term } from '../steps.ts';
import { figuresOfStory, inStory } from './figure.ts';
import type { Kind, Told } from './kind.ts';
import { campaigns } from './kinds/campaign.ts';
import { changes } from './kinds/compare.ts';
import { expectations } from './kinds/expected.ts';
import { goods } from './kinds/goods.ts';
import { jobs } from './kinds/jobs.ts';
import { finance } from './kinds/money.ts';
import { comparisons } from './kinds/offers.ts';
import { plain } from './kinds/plain.ts';
import { trade } from './kinds/trade.ts';
import { labelled } from './label.ts';
import type { Labelled, MayBeLabelled } from './labelled.ts';
import { named, noCost } from './neighbours.ts';
import { type Label, said } from './rule.ts';

const READ_MAX = 600;
const kinds: readonly Kind[] = [
  ...comparisons,
  ...goods,
  ...campaigns,
  ...finance,
  ...jobs,
  ...expectations,
  ...changes,
  ...trade,
  ...plain,
];

const namesVat = said('vat|ддс');

/** A story with figures whose roles are known, and what follows from them. */
export interface Story {
  kind: Kind;
  figures: readonly Labelled[];
  question: string;
  derived: Derived;
}

/** The sum that the figures of a story lead to; null if there is none. */
export function toldIn(asked: string): Calculation | null {
  const story = storyOf(asked);
  if (story === null) return null;
  const { derived } = story;
  return { name: 'derived', given: {}, results: {}, currency: currencyOf(asked), derived, asked };
}

export function storyOf(asked: string): Story | null {
  if (asked.length > READ_MAX || !/\d/u.test(asked)) return null;
  const question = inStory(asked);
  const figures = figuresOfStory(question);
  return figures && storyWith(labelled(figures), question);
}

/** The first kind of story that is asked for and has a place for each of the figures. */
export function storyWith(known: readonly MayBeLabelled[], question: string): Story | null {
  for (const kind of kinds) {
    if (!kind.asks.test(question) || kind.unless?.test(question)) continue;
    // A price that includes VAT is not the seller’s revenue.
    if (namesVat.test(question) && !kind.knowsVat) continue;
    const own = inKind(kind, known);
    const derived = own && workedOut(kind, own, question);
    if (own && derived) return { kind, figures: own, question, derived };
  }
  return null;
}

/** A cost of all sales is so many times the price. */
const LARGE = 2;

/** The label of an amount that only its noun names: a unit cost if it is less than the price, otherwise a cost of all sales. */
function restOf(
  { rest, lists = [] }: Kind,
  figure: MayBeLabelled,
  all: readonly MayBeLabelled[],
): Label | null {
  const { unit, value, words, per } = figure;
  if (rest === undefined || (unit !== 'money' && unit !== 'bare')) return null;
  if (rest === 'offer') return rest;
  if (!named.test(words) || noCost.test(words)) return null;
  const price = all.find(({ label }) => label === 'sellPrice');
  if (rest !== 'unitCost') return rest;
  if (price !== undefined && value < price.value) return per === null ? rest : null;
  const isOfAll = lists.includes('running');
  if (price === undefined) return isOfAll ? 'running' : rest;
  return isOfAll && value >= price.value * LARGE ? 'running' : null;
}

const labelsOf = ({ needs, may = [], lists = [], beside = [] }: Kind): readonly Label[] => [
  ...needs,
  ...may,
  ...lists,
  ...beside,
];

/** The figures as the kind knows them; null if it has no place for one, or two for the same place. */
export function inKind(kind: Kind, figures: readonly MayBeLabelled[]): readonly Labelled[] | null {
  const places = labelsOf(kind);
  const placed = figures.flatMap((figure): readonly Labelled[] => {
    const { label } = figure;
    const own = label !== null && !places.includes(label) ? kind.as?.[label] : label;
    const rest = label === null ? restOf(kind, figure, figures) : null;
    if (rest !== null)
      return [{ ...figure, label: rest, ...(!kind.isRestSure && { isGuess: true as const }) }];
    if (!own || !places.includes(own)) return [];
    const { isGuess, ...known } = figure;
    return [{ ...known, label: own, ...(isGuess && !kind.isRestSure && { isGuess }) }];
  });
  const isPlaced = placed.length === figures.length;
  const isSingle = placed.every(
    ({ label }) =>
      kind.lists?.includes(label) || placed.filter((each) => each.label === label).length === 1,
  );
  const isEnough = kind.needs.every((label) => placed.some((each) => each.label === label));
  return isPlaced && isSingle && isEnough ? placed : null;
}

export function workedOut(
  kind: Kind,
  figures: readonly Labelled[],
  question: string,
): Derived | null {
  const told: Told = {
    ...{ question, figures },
    one: (label) => figures.find((each) => each.label === label),
    all: (label) => figures.filter((each) => each.label === label),
  };
  const isBeside = ({ label }: Labelled) => kind.beside?.includes(label) === true;
  const needed = (each: Labelled) => !isBeside(each);
  const sheet = new Sheet();
  const draft = kind.work(told, sheet);
  if (draft === null || !isSane(draft) || !usesAll(draft, figures.filter(needed))) return null;
  const read = figures.filter(needed).map((figure) => ({
    role: figure.label,
    value: termOf(figure),
    per: figure.per,
  }));
  const unused = figures.filter(isBeside).map(termOf);
  return {
    ...draft,
    plan: kind.name,
    read,
    unused,
    isSure: figures.every(({ isGuess }) => !isGuess),
  };
}

const moneyLabels: readonly Label[] = [
  ...([
    'sellPrice',
    'newPrice',
    'offBy',
    'unitCost',
    'gainEach',
    'running',
    'reach',
    'cash',
    'income',
  ] as const),
  ...(['invest', 'whole', 'down', 'instalment', 'principal', 'salary', 'threshold'] as const),
  ...(['salesSum', 'hourRate', 'perKm', 'costFrom', 'costTo', 'offer'] as const),
];

export function termOf({ value, unit, label }: MayBeLabelled): Term {
  if (unit === 'money' || (label !== null && moneyLabels.includes(label)))
    return { value, as: 'money' };
  return { value, as: unit === 'percent' ? 'percent' : 'number' };
}

const isSane = ({ values, steps }: Draft) =>
  [...Object.values(values), ...steps].every(({ value }) => Number.isFinite(value));

/** Every figure bears on the sum: one that is left out would mean something else. */
function usesAll({ steps }: Draft, figures: readonly Labelled[]): boolean {
  const terms = steps.flatMap((each) => each.terms).map(({ value }) => value);
  return figures.every(({ value, factors }) =>
    [value, ...factors.map((each) => each.value)].some((each) => terms.includes(each)),
  );
}
