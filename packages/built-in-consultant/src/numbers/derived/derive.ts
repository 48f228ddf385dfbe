import { type Calculation, currencyOf, inCyrillic } from '../calculation.ts';
import type { Derived, Draft } from '../derivation.ts';
import { hasUnread, inFigures } from '../problem/quantities.ts';
import type { Term } from '../steps.ts';
import { type Item, itemsIn } from './items.ts';
import { joined } from './joined.ts';
import { partsInFigures } from './parts.ts';
import { type Placed, type Placing, placedIn } from './placing.ts';
import { type Given, type Plan, Sheet } from './plan.ts';
import { plans } from './plans/plans.ts';
import { isMoney, type Role } from './role-signs.ts';

const FIGURES_MAX = 9;
const READ_MAX = 600;

/** A sum with what it was read from, so that a later message can change a figure of it. */
export interface Sum extends Placing {
  plan: Plan;
  /** In the order of the question. */
  items: readonly Item[];
  question: string;
  derived: Derived;
}

/** The sum that the figures of a question lead to; null if there is none, or if two differ. */
export function derivedIn(asked: string): Calculation | null {
  const derived = derivation(asked);
  if (derived === null) return null;
  return { name: 'derived', given: {}, results: {}, currency: currencyOf(asked), derived, asked };
}

export const derivation = (asked: string): Derived | null => sumOf(asked)?.derived ?? null;

/** A text with its figures in digits, and its short forms in words. */
export const readable = (text: string) => partsInFigures(inFigures(inCyrillic(text)));

export function sumOf(asked: string): Sum | null {
  if (asked.length > READ_MAX || !/\d/u.test(asked)) return null;
  const question = readable(asked);
  const isUnread = hasUnread(question);
  const single = itemsIn(question);
  if (single.length === 0 || single.length > FIGURES_MAX) return null;
  const together = joined(single);
  for (const plan of plans) {
    if (!plan.asks.test(question) || plan.unless?.test(question)) continue;
    if (isUnread && !plan.isChoice) continue;
    const items = plan.isJoined ? together : single;
    const placed = placedIn(plan, items);
    const derived = placed && worked({ plan, ...placed, items, question });
    if (placed && derived) return { plan, ...placed, items, question, derived };
  }
  return null;
}

/** The result of a plan; null if a figure is missing, makes no sense or is not used. */
export function worked({
  plan,
  roles,
  isSure,
  items,
  question,
}: Omit<Sum, 'derived'>): Derived | null {
  if (plan.needs.some((role) => !roles.has(role))) return null;
  const given: Given = {
    question,
    one: (role) => roles.get(role)?.[0],
    all: (role) => roles.get(role) ?? [],
  };
  const sheet = new Sheet();
  const draft = plan.work(given, sheet);
  const ignored = (role: Role) => plan.ignores?.includes(role) === true;
  const isFree = (role: Role) => ignored(role) || plan.beside?.includes(role) === true;
  const placedItems = [...roles].flatMap(([role, found]) => (isFree(role) ? [] : found));
  if (draft === null || !isSane(draft) || !usesAll(draft, placedItems)) return null;
  const placedAs = items.flatMap((item) => {
    const role = roleOf(item, roles);
    return role === null ? [] : [{ role, value: termOf(item, role), per: item.per }];
  });
  const read = placedAs.filter(({ role }) => !ignored(role));
  const unused = placedAs.filter(({ role }) => ignored(role)).map(({ value }) => value);
  return { ...draft, plan: plan.name, read, unused, isSure: isSure && unused.length === 0 };
}

export function roleOf(item: Item, roles: Placed): Role | null {
  return [...roles].find(([, found]) => found.includes(item))?.[0] ?? null;
}

/** Whether the sum uses every figure. An unused one means that the question was misread. */
function usesAll({ steps, values }: Draft, items: readonly Item[]): boolean {
  const terms = [...steps.flatMap((each) => each.terms), ...Object.values(values)].map(
    ({ value }) => value,
  );
  return items.every(({ value, factors }) =>
    [value, ...factors.map((each) => each.value)].some((each) => terms.includes(each)),
  );
}

const isSane = ({ values, steps }: Draft) =>
  [...Object.values(values), ...steps].every(({ value }) => Number.isFinite(value));

function termOf({ value, unit }: Item, role: Role): Term {
  if (unit === 'money' || isMoney(role)) return { value, as: 'money' };
  return { value, as: unit === 'percent' ? 'percent' : 'number' };
}
