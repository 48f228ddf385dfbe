import { type Found, found } from '../ask.ts';
import type { Model } from '../model.ts';
import { by, type Node, together, whole } from '../node.ts';
import { said } from '../reading/words.ts';
import { gainOf, labourOf } from '../relations/each.ts';
import { fixedIn } from '../relations/period.ts';
import type { Read, Role } from '../role.ts';

/** The time of a result, where a time is told at all. */
export const timeOf = (m: Model) =>
  m.has('days') || m.figures.some(({ per }) => per !== null && per !== 'hour') || timed.test(m.text)
    ? { per: m.period }
    : {};
const timed = said('month~|week~|year~|annual~|месец~|месеч~|седмиц~|седмич~|годин~|годиш~');

/** The amount to cover: regular costs, the target, and one-time costs. */
export function neededOf(m: Model): Node | null {
  const fixed = fixedIn(m);
  if (fixed === undefined) return null;
  const target = m.reads('target').map((read) => m.inPeriod(m.one('target'), read.per ?? m.period));
  const nodes = [...(fixed ? [fixed] : []), ...target, ...m.all('invest'), ...m.all('spend')];
  const known = nodes.filter((node) => node !== null);
  return known.length < nodes.length ? null : together('needed', known, 'money');
}

/** Hours or kilometres that are sold, as pieces with a price and a cost of their own. */
export function hoursAsGoods(m: Model): Model {
  if (m.has('price', 'sold', 'revenue')) return m;
  const [price, cost, sold] = m.has('hourPrice') ? hourRoles : m.has('kmPrice') ? kmRoles : [];
  if (price === undefined) return m;
  const roleOf = ({ role }: Read): Role | null => {
    if (role === price) return 'price';
    if (role === cost) return 'unitCost';
    return role === sold ? 'sold' : role;
  };
  return m.with(m.figures.map((each) => ({ ...each, role: roleOf(each) })));
}
const hourRoles: readonly Role[] = ['hourPrice', 'hourCost', 'hours'];
const kmRoles: readonly Role[] = ['kmPrice', 'kmCost', 'km'];

export function breakEven(told: Model): Found | null {
  const m = told.trusts ? hoursAsGoods(told) : told;
  // Hours that are paid once, beside the price of one, are for all of them.
  const isLabour =
    !m.has('fixed', 'target', 'invest', 'spend') && m.has('hours') && m.has('hourCost');
  const gain = gainOf(isLabour ? m.without('hours', 'hourCost') : m.without('target'));
  const needed = isLabour ? together('labour', labourOf(m), 'money') : neededOf(m);
  if (gain === null || needed === null || gain.value <= 0) return null;
  const sales = whole('salesNeeded', by('salesNeeded', 'quotient', [needed, gain], 'number'));
  const days = m.one('days');
  const isOnce = m.has('invest') && !m.has('fixed');
  if (days !== null && daily.test(m.text)) {
    const exact = by('salesNeeded', 'quotient', [needed, gain], 'number');
    const daysNeeded = whole('salesDay', by('salesDay', 'quotient', [exact, days], 'number'));
    return found('even-day', { day: daysNeeded, sales, gain, needed });
  }
  if (m.has('target') && bothAsked.test(m.text)) {
    const costs = neededOf(m.without('target'));
    const alone = whole('salesNeeded', by('salesNeeded', 'quotient', [costs, gain], 'number'));
    return found('even-both', { alone, sales, gain, costs });
  }
  const say = m.has('target') ? 'even-target' : isOnce ? 'even-once' : 'even';
  return found(
    say,
    { sales, gain, needed },
    { ...(!isOnce && !isLabour && timeOf(m)), ignores: ['vat', 'staff', 'seats'] },
  );
}
/** What is left with a number of sales, where it was asked how many cover the costs. */
export function reached(m: Model): Found | null {
  const own = m.without('target', 'sold', 'days');
  const even = breakEven(own);
  const { gain, needed } = even?.values ?? {};
  if (even === null || !gain || !needed) return null;
  const sum = by('gainAll', 'product', [m.one('sold'), gain], 'money');
  const left = by('left', 'difference', [sum, needed], 'money');
  return found(left && left.value < 0 ? 'loss' : 'profit', { left, sum }, { ignores: ['staff'] });
}

const bothAsked = said(
  'break ?-?even[^.?!]{0,20} and to|(?:how many|at)[^.?!]{0,30} (?:zero|not lose)|(?:на нула|за нула(?:та)?|да покрия)[^.?!]{0,20},? (?:и|а) (?:колко|да|за)|(?:нула(?:та)?) (?:и|а) колко',
);
const daily = said('(?:how many|колко) [^.?!]{0,40}(?:a day|per day|each day|daily|на ден|дневно)');
