import { lettered } from '@savet/text/lettered';
import type { Item } from './items.ts';
import type { Plan } from './plan.ts';
import { farness, isCountFor, isUnitOf, type Role } from './role-signs.ts';

/** Largest distance of a role that its words show. A farther one rests on a hint or on the figure’s unit. */
const FAR = 60;
/** The distance of a role that follows only from the other figures. */
const LIKELY = 1000;
/** Extra distance of an optional role, so that required roles are filled first. */
const OPTIONAL = 5;

export type Placed = Map<Role, readonly Item[]>;

/** The figures of a question by their roles in a plan. */
export interface Placing {
  roles: Placed;
  /** Whether words show the role of each figure. */
  isSure: boolean;
}

/** Each figure with the nearest role that the plan knows; null if one has none, or two have the same one. */
export function placedIn(plan: Plan, items: readonly Item[]): Placing | null {
  const { needs, may = [], lists = [], ignores = [], beside = [] } = plan;
  const known = [...new Set([...needs, ...may, ...lists, ...ignores, ...beside])];
  const several = new Set<Role>([...lists, ...ignores, ...beside]);
  const pairs = items
    .flatMap((item) =>
      known.map((role) => ({
        item,
        role,
        far: farness(role, item) + (needs.includes(role) ? 0 : OPTIONAL),
      })),
    )
    .filter(({ far }) => far < Infinity)
    .sort((a, b) => a.far - b.far);
  const roles: Placed = new Map();
  const done = new Map<Item, number>();
  for (const { item, role, far } of pairs) {
    if (done.has(item) || (roles.has(role) && !several.has(role))) continue;
    roles.set(role, [...(roles.get(role) ?? []), item]);
    done.set(item, far);
  }
  likeTheOneBefore(plan, items, roles, done);
  restOf(plan, items, roles, done);
  byElimination(plan, items, roles, done);
  if (done.size < items.length) return null;
  return { roles, isSure: [...done.values()].every((far) => far <= FAR) };
}

/** “12 per night”, „12 на нощувка“ */
const ofOne = /# (?:a|an|per|на|за) (?!month|week|year|месец|седмица|година)/u;

/** “Rent at 900, power 250, a helper 1,000”: the parts of a list are what its first one is. */
function likeTheOneBefore(
  { lists = [] }: Plan,
  items: readonly Item[],
  roles: Placed,
  done: Map<Item, number>,
) {
  for (const [index, item] of items.entries()) {
    const last = items[index - 1];
    if (last === undefined || done.has(item) || item.unit === 'percent' || item.unit === 'time')
      continue;
    if (/[.;!?]\s/u.test(item.before) || ofOne.test(item.around)) continue;
    const role = lists.find((each) => roles.get(each)?.includes(last));
    if (role === undefined || isCountFor(role, item)) continue;
    roles.set(role, [...(roles.get(role) ?? []), item]);
    done.set(item, LIKELY);
  }
}

/** “Second shooter 200”, “the lad 3 days at 95”: a thing or a person and an amount. */
const named = lettered(
  /\p{L}{3,}(?:\s(?:is|are|costs?|takes?|gets?|for|е|са|ми|ни|взима|излиза|струва|около|about|around)){0,3}\s[€$£]?#/iu,
);
const noCost = lettered(
  /(?<!\p{L})(?:bank|savings|loan|turnover|sales|target|goal|budget|want|worth|profit|сметка|кредит\p{L}*|оборот\p{L}*|цел\p{L}*|искам|печалб\p{L}*|бюджет\p{L}*|last|minal\p{L}*|before|преди)(?!\p{L})/iu,
);

/** Gives the remaining figures the plan’s role for other costs, if each is an amount beside its own name. */
function restOf({ rest }: Plan, items: readonly Item[], roles: Placed, done: Map<Item, number>) {
  if (rest === undefined) return;
  const left = items.filter((item) => !done.has(item));
  const isCost = (item: Item) =>
    isUnitOf(rest, item) &&
    !noCost.test(item.around) &&
    (item.factors.length > 0 || named.test(item.around));
  if (left.length === 0 || !left.every(isCost)) return;
  roles.set(rest, [...(roles.get(rest) ?? []), ...left]);
  for (const item of left) done.set(item, LIKELY);
}

/** The only figure without a role is the only value that is missing, where a plan allows that. */
function byElimination(
  { needs, guesses = [] }: Plan,
  items: readonly Item[],
  roles: Placed,
  done: Map<Item, number>,
) {
  const left = items.filter((item) => !done.has(item));
  const missing = needs.filter((role) => !roles.has(role));
  const [item] = left;
  const [role] = missing;
  if (item === undefined || role === undefined || left.length > 1 || missing.length > 1) return;
  if (!guesses.includes(role) || item.unit === 'count' || !isUnitOf(role, item)) return;
  roles.set(role, [item]);
  done.set(item, LIKELY);
}
