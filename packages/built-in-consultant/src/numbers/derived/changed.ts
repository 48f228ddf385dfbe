import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';
import type { Derived } from '../derivation.ts';
import { hasUnread } from '../problem/quantities.ts';
import {
  adding,
  asPrice,
  byAmount,
  dismissing,
  down,
  leaving,
  leftOut,
  moreOrLess,
  up,
} from './changed-signs.ts';
import { readable, roleOf, type Sum, sumOf, worked } from './derive.ts';
import { type Item, itemsIn } from './items.ts';
import { joined } from './joined.ts';
import { alikeIn, namesIn } from './names.ts';
import { farness, isMoney as isMoneyRole, isUnitOf, type Role } from './role-signs.ts';

const LATER_MAX = 3;
const NEAR = 60;
/** Two results that differ by less are the same amount. */
const SAME = 0.005;
/** Score of a name that both figures share, of a word of the role, and of the same period. */
const BY = { name: 4, role: 3, period: 2 };

const prices: readonly Role[] = ['sellPrice', 'price', 'unitPrice', 'jobPrice', 'newPrice'];

const costs: readonly Role[] = ['fixed', 'going', 'running', 'leased'];
const allCosts = lettered(/(?<!\p{L})(?:costs|expenses|разходи(?:те)?)(?!\p{L})/iu);

/** A figure that a later one may replace: one of the question, or a factor of it. */
interface Target {
  role: Role;
  item: Item;
  /** Which factor of the item it is; null for the item itself. */
  factor: number | null;
}

/** The sum of a question with the figures of later messages; null if one of them can’t be placed. */
export function changedIn(before: Calculation, later: string): Calculation | null {
  if (before.asked === undefined) return null;
  const said = before.later ?? [];
  const first = sumOf(before.asked);
  if (first === null || !isOf(before, first.derived)) return null;
  const last = said.reduce<Sum | null>((sum, text) => sum && changedBy(sum, text), first);
  const changed = last && changedBy(last, later);
  if (!last || !changed) return null;
  const derived = { ...changed.derived, earlier: last.derived };
  return { ...before, name: 'derived', given: {}, results: {}, derived, later: [...said, later] };
}

/** Whether the sum that was shown has the result of the one by roles. */
function isOf({ derived, solution, results }: Calculation, found: Derived): boolean {
  if (derived) return true;
  const [main] = Object.values(found.values);
  const shown = [...Object.values(results), ...(solution?.steps ?? [])];
  return shown.some(({ value, as }) => as === main?.as && Math.abs(value - main.value) < SAME);
}

function changedBy(sum: Sum, later: string): Sum | null {
  const text = readable(later);
  if (hasUnread(text)) return null;
  const items = joined(itemsIn(text)).map(asNumber);
  if (items.length === 0 && leftOut.test(text)) return withoutOne(sum, text);
  if (items.length === 0 || items.length > LATER_MAX) return null;
  const placed = items.reduce<Omit<Sum, 'derived'> | null>(
    (last, item) => last && withItem(last, item, text),
    sum,
  );
  if (placed === null) return null;
  const derived = worked(placed);
  return derived && { ...placed, derived };
}

/** “If I sell 60” is a number, and no price. */
const soldNumber = lettered(
  /(?<!\p{L})(?:sell|sells|sold|продам|продавам|продадем)(?: only| just| about| around| само| около)? # ?(?!each|apiece|per|на брой)/iu,
);
const ofThem = lettered(/^\s*(?:of (?:them|these|those)|от (?:тях|тези))(?!\p{L})/iu);
const asNumber = (item: Item): Item =>
  item.unit === 'bare' && (soldNumber.test(item.around) || ofThem.test(item.after))
    ? { ...item, unit: 'count' }
    : item;

type Read = Omit<Sum, 'derived'>;

function withItem(sum: Read, item: Item, text: string): Read | null {
  if (item.factors.length > 0 || item.unit === 'money' || item.unit === 'bare') {
    if (dismissing.test(text)) return withoutCost(sum, item);
  }
  const isBy = byAmount.test(item.before) || moreOrLess.test(item.after);
  const isFewer =
    (item.unit === 'count' || item.unit === 'bare') && !isBy && leaving.test(item.around);
  const target = targetOf(sum, item, isBy || isFewer);
  if (target !== null) {
    const old = valueAt(target);
    if (isFewer) return replaced(sum, target, old - item.value);
    if (!isBy) return replaced(sum, target, item.value);
    const sign = up.test(text) ? 1 : down.test(text) ? -1 : 0;
    const step = item.unit === 'percent' ? (old * item.value) / 100 : item.value;
    return sign === 0 ? null : replaced(sum, target, Number((old + sign * step).toFixed(6)));
  }
  return isBy || isFewer ? null : withNew(sum, item, text);
}

/** “And without the reserve?” */
function withoutOne(sum: Sum, text: string): Sum | null {
  const names = namesIn(text);
  const { plan } = sum;
  const found = [...sum.roles].flatMap(([role, items]) =>
    items
      .filter(({ around }) => names.some((name) => alikeIn(name, namesIn(around))))
      .map((item) => ({ role, item })),
  );
  const [only, ...others] = found;
  if (only === undefined || others.length > 0 || !(plan.may ?? []).includes(only.role)) return null;
  const roles = new Map([...sum.roles].filter(([role]) => role !== only.role));
  const placed = { ...sum, roles, items: sum.items.filter((item) => item !== only.item) };
  const derived = worked(placed);
  return derived && { ...placed, derived };
}

const valueAt = ({ item, factor }: Target) =>
  factor === null ? item.value : (item.factors[factor]?.value ?? Number.NaN);

/** The one figure that the words of the later one mean; null if none or several. */
function targetOf(sum: Read, later: Item, isChange: boolean): Target | null {
  const all = [...sum.roles].flatMap(([role, items]) =>
    items.flatMap((item) => targetsIn(role, item)),
  );
  const names = namesIn(later.around);
  const known = namesIn(sum.question);
  const isForeign = names.some((name) => !alikeIn(name, known));
  const scored = all
    .filter((target) =>
      isChange ? later.unit === 'percent' || isAlike(target, later) : isAlike(target, later),
    )
    .filter((target) => isChange || fits(valueAt(target), later))
    .map((target) => ({ target, score: scoreOf(target, later, names) }))
    .filter(({ target, score }) => score >= BY.role || !isSign(target, later));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  const [only, ...others] = scored.filter(({ score }) => score === best);
  if (only === undefined) return null;
  if (best >= BY.role) return others.length === 0 ? only.target : null;
  if (isChange && allCosts.test(later.around)) {
    const [cost, ...further] = scored.filter(({ target }) => costs.includes(target.role));
    return cost && further.length === 0 ? cost.target : null;
  }
  // Nothing names it: the price if it is one that is asked, or the only figure of its kind.
  if (isForeign && later.unit !== 'time' && later.unit !== 'percent') return null;
  if (asPrice.test(later.around) || up.test(later.around) || down.test(later.around)) {
    const price = scored.filter(({ target }) => prices.includes(target.role));
    if (price.length === 1) return price[0]?.target ?? null;
  }
  if (others.length > 0 || hasNewRole(sum, later)) return null;
  return only.target;
}

function targetsIn(role: Role, item: Item): Target[] {
  if (item.factors.length === 0) return [{ role, item, factor: null }];
  return item.factors.map((_, factor) => ({ role, item, factor }));
}

function isAlike({ role, item, factor }: Target, later: Item): boolean {
  const old = factor === null ? item : (item.factors[factor] ?? item);
  if (later.unit === 'count' && factor === null && isMoneyRole(role)) return false;
  const isMoney = (each: Item) => each.unit === 'money' || each.unit === 'bare';
  if (old.unit === 'percent' || later.unit === 'percent')
    return old.unit === later.unit || later.unit === 'bare';
  if (old.unit === 'time' || later.unit === 'time')
    return old.counts === later.counts || (later.unit === 'bare' && old.unit !== 'time');
  if (old.unit === 'money' || later.unit === 'money') return isMoney(old) && isMoney(later);
  return old.unit === later.unit || old.unit === 'bare' || later.unit === 'bare';
}

/** Whether the new value agrees with “down” or “up”: a drop goes to a smaller value, a rise to a larger one. */
const fits = (old: number, { around, value }: Item) =>
  !(down.test(around) && old <= value) && !(up.test(around) && old >= value);

function scoreOf({ role, item, factor }: Target, later: Item, names: readonly string[]): number {
  const old = factor === null ? item : (item.factors[factor] ?? item);
  const own = namesIn(old.around);
  const shared = names.filter((name) => alikeIn(name, own)).length;
  const isRole = farness(role, { ...later, unit: old.unit }) <= NEAR;
  const isSameTime = old.per !== null && old.per === later.per;
  const isSameCount = old.counts !== null && old.counts === later.counts;
  const isSign = later.unit !== 'bare' && old.unit === later.unit;
  return (
    shared * BY.name +
    (isRole && factor === null ? BY.role : 0) +
    (isSameTime ? BY.period : 0) +
    (isSameCount ? BY.role : 0) +
    (isSign ? 1 : 0)
  );
}

/** “The commission goes to 22”: a percentage without its sign has to be named. */
const isSign = ({ item }: Target, later: Item) => item.unit === 'percent' && later.unit === 'bare';

/** Whether the plan has a place of its own for the figure. */
function hasNewRole({ plan, roles }: Read, item: Item): boolean {
  return newRoles(plan, roles, item).length > 0;
}

const newRoles = ({ may = [] }: Read['plan'], roles: Read['roles'], item: Item) =>
  may.filter((role) => !roles.has(role) && farness(role, item) <= NEAR);

/** A figure that comes to those of the question: a discount, or one more cost. */
function withNew(sum: Read, item: Item, text: string): Read | null {
  const { plan, roles, items } = sum;
  const added = adding.test(text)
    ? (plan.lists ?? []).filter(
        (role) => roles.has(role) && isUnitOf(role, item) && item.unit !== 'count',
      )
    : [];
  const [role, ...others] = [...newRoles(plan, roles, item), ...added].sort(
    (a, b) => farness(a, item) - farness(b, item),
  );
  if (role === undefined) return null;
  const [second] = others;
  if (second !== undefined && farness(second, item) === farness(role, item)) return null;
  const next = new Map(roles).set(role, [...(roles.get(role) ?? []), item]);
  return { ...sum, roles: next, items: [...items, item] };
}

/** “If I let one go who costs 2,100”: that much less goes out. */
function withoutCost(sum: Read, item: Item): Read | null {
  const found = costs.flatMap((role) =>
    (sum.roles.get(role) ?? [])
      .filter(
        ({ value, per }) =>
          value > item.value && (item.per === null || per === null || per === item.per),
      )
      .map((cost): Target => ({ role, item: cost, factor: null })),
  );
  const [only, ...others] = found;
  if (only === undefined || (others.length > 0 && found.length !== 1)) return null;
  return replaced(sum, only, only.item.value - item.value);
}

function replaced(sum: Read, { item, factor }: Target, value: number): Read | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const next = factor === null ? { ...item, value, factors: [] } : withFactor(item, factor, value);
  const swap = (each: Item) => (each === item ? next : each);
  const roles = new Map([...sum.roles].map(([role, items]) => [role, items.map(swap)]));
  if (roleOf(next, roles) === null) return null;
  return { ...sum, roles, items: sum.items.map(swap) };
}

function withFactor(item: Item, at: number, value: number): Item {
  const factors = item.factors.map((each, index) => (index === at ? { ...each, value } : each));
  const product = factors.reduce((all, each) => all * each.value, 1);
  return { ...item, factors, value: Number(product.toFixed(6)) };
}
