import { amount, asking, number, type Plan, valueOf } from '../plan.ts';

const MONTH_HOURS = 320;

/** The rate of an hour for what is wanted and what it costs. */
const hourRate: Plan = {
  name: 'hour-rate',
  asks: asking(
    '(?:what|which|how much)[^?]{0,50}(?:an hour|per hour|hourly|rate)|каква (?:цена|ставка|трябва)[^?]{0,30} час~|колко[^?]{0,30}на час',
  ),
  needs: ['target', 'hours'],
  lists: ['fixed'],
  work(given, sheet) {
    const item = given.one('hours');
    if (item?.per === 'day' || item?.per === 'week') return null;
    const target = given.one('target');
    const isYear = target?.per === 'year';
    // More hours than a month has are those of a year.
    if (isYear !== (item !== undefined && item.value > MONTH_HOURS)) return null;
    if (given.all('fixed').some(({ per }) => per !== null && per !== (isYear ? 'year' : 'month')))
      return null;
    const parts = [target, ...given.all('fixed')].map((each) => amount(valueOf(each)));
    const needed = sheet.sum('neededMonth', parts, 'money');
    const rate = sheet.add('hourRate', 'quotient', [needed, number(valueOf(item))], 'money');
    return {
      say: 'rate',
      values: { rate, needed, hours: number(valueOf(item)) },
      steps: sheet.steps,
    };
  },
};

/** A fixed price that took more hours than planned. */
const project: Plan = {
  name: 'project',
  asks: asking(
    "what did (?:i|we) (?:earn|make|lose)|how much did (?:i|we)|what(?: is|’s|'s)? left|did (?:i|we) (?:earn|make|lose)|what do (?:i|we) (?:make|earn) on|(?:какво|колко) (?:ми |ни )?остава|колко (?:спечел~|изкара~|ни остана|ми остана|загуби~)|какво (?:ми |ни )?(?:спечел~|остана)|спечелихме ли",
  ),
  guesses: ['price'],
  needs: ['price', 'cost', 'tookHours'],
  may: ['planned'],
  work(given, sheet) {
    const price = amount(valueOf(given.one('price')));
    const hour = amount(valueOf(given.one('cost')));
    const took = number(valueOf(given.one('tookHours')));
    const cost = sheet.add('workCost', 'product', [took, hour], 'money');
    const left = sheet.add('leftOfProject', 'difference', [price, cost], 'money');
    const planned = given.one('planned');
    const each = sheet.add('paidHour', 'quotient', [price, took], 'money');
    if (!planned)
      return {
        say: left.value >= 0 ? 'one' : 'loss',
        values: { left: amount(Math.abs(left.value)), each, cost },
        steps: sheet.steps,
      };
    const plan = sheet.add('plannedCost', 'product', [number(planned.value), hour], 'money');
    const before = sheet.add('plannedLeft', 'difference', [price, plan], 'money');
    return {
      say: left.value >= 0 ? 'planned' : 'loss',
      values: { left: amount(Math.abs(left.value)), before, each, cost },
      steps: sheet.steps,
    };
  },
};

/** Hours that nobody paid. */
const overrun: Plan = {
  name: 'overrun',
  asks: asking(
    'how much did (?:i|we) lose|what did (?:i|we) lose|what did (?:that|it) cost|how much did (?:that|it|this) cost|колко (?:загуби~|изгуби~|ни струва~|губим)',
  ),
  needs: ['planned', 'tookHours', 'paidHour'],
  work(given, sheet) {
    const planned = number(valueOf(given.one('planned')));
    const took = number(valueOf(given.one('tookHours')));
    const hour = amount(valueOf(given.one('paidHour')));
    const over = sheet.add('overHours', 'difference', [took, planned], 'number');
    if (over.value <= 0) return null;
    const lost = sheet.add('lostHours', 'product', [over, hour], 'money');
    const share = sheet.add('overShare', 'ratio', [over, planned], 'percent');
    const sold = sheet.add('price', 'product', [planned, hour], 'money');
    const each = sheet.add('paidHour', 'quotient', [sold, took], 'money');
    return { say: 'over', values: { lost, over, share, each, hour }, steps: sheet.steps };
  },
};

export const hours: readonly Plan[] = [hourRate, overrun, project];
