import type { Draft } from '../../derivation.ts';
import type { Term } from '../../steps.ts';
import { amount, asking, number, type Plan, percent, type Sheet, valueOf } from '../plan.ts';

const asksHours = asking('how many hours|колко часа');
const asksHour = asking('an hour|per hour|hourly|на час|часът');

/** The cost of an employee with contributions: a month, an hour, or in billable hours. */
const person: Plan = {
  name: 'person',
  asks: asking(
    'costs?|cost me|how many hours|струва~|излиза~|колко часа|what do i pay|колко плащам',
  ),
  unless: asking(
    'months|месеца|раз?продажб~|how many (?:sales|customers|loaves)|left|остава~|profit|печалба',
  ),
  needs: ['wage'],
  may: ['onWages', 'hours', 'busyShare', 'sellPrice', 'heads'],
  lists: ['perk'],
  isJoined: true,
  work(given, sheet) {
    const item = given.one('wage');
    const extra = given.one('onWages');
    const hours = given.one('hours');
    const rate = given.one('sellPrice');
    if (item === undefined || (item.per !== null && item.per !== 'month')) return null;
    if (extra === undefined && given.all('perk').length === 0 && hours === undefined && !rate)
      return null;
    const wage = sheet.term('wages', item, 'money');
    const paid = extra
      ? sheet.add('wagesInAll', 'more', [wage, percent(extra.value)], 'money')
      : wage;
    const month = sheet.sum(
      'costMonth',
      [paid, ...given.all('perk').map(({ value }) => amount(value))],
      'money',
    );
    const busy = given.one('busyShare');
    const heads = given.one('heads');
    if (heads) return rate || hours || busy ? null : ofAll(month, heads.value, sheet);
    if (rate) {
      if (hours || busy || !asksHours.test(given.question) || rate.value >= month.value)
        return null;
      const needed = sheet.add('hoursToBill', 'quotient', [month, amount(rate.value)], 'number');
      return { say: 'hours', values: { hours: needed, month }, steps: sheet.steps };
    }
    if (hours === undefined)
      return busy
        ? null
        : {
            say: 'month',
            values: { month, year: sheet.add('costYear', 'product', [month, number(12)], 'money') },
            steps: sheet.steps,
          };
    if (
      !asksHour.test(given.question) ||
      hours.per === 'day' ||
      hours.per === 'week' ||
      hours.value < 40
    )
      return null;
    const paidHours = busy
      ? sheet.add('busyHours', 'share', [number(hours.value), percent(busy.value)], 'number')
      : number(hours.value);
    const hour = sheet.add('costHour', 'quotient', [month, paidHours], 'money');
    return { say: 'hour', values: { hour, month, hours: paidHours }, steps: sheet.steps };
  },
};

/** The cost of several employees. */
function ofAll(month: Term, heads: number, sheet: Sheet): Draft {
  const all = sheet.add('costMonth', 'product', [month, number(heads)], 'money');
  const year = sheet.add('costYear', 'product', [all, number(12)], 'money');
  return { say: 'month', values: { month: all, year }, steps: sheet.steps };
}

/** The profit from a team: its revenue without the team’s share and the monthly costs. */
const crew: Plan = {
  name: 'crew',
  asks: asking(
    'left|keep|make|earn|profit|how are (?:i|we) doing|оста(?:ва|ват|не|нат)|печел~|изкарва~|на плюс|как сме',
  ),
  unless: asking('loan|кредит~|raise|вдигна|how many|колко души'),
  needs: ['crew'],
  may: ['eachMakes', 'eachUnits', 'sellPrice', 'cut'],
  lists: ['running', 'material'],
  work(given, sheet) {
    const people = number(valueOf(given.one('crew')));
    const [each, units, rate, cut] = [
      given.one('eachMakes'),
      given.one('eachUnits'),
      given.one('sellPrice'),
      given.one('cut'),
    ];
    if ((each === undefined) === (rate === undefined || units === undefined) || people.value > 60)
      return null;
    if (units && (units.per !== 'month' || (rate?.per && rate.per !== units.counts))) return null;
    if ([each, ...given.all('running')].some((item) => item?.per && item.per !== 'month'))
      return null;
    const come = each
      ? sheet.add('revenue', 'product', [people, amount(each.value)], 'money')
      : sheet.add(
          'revenue',
          'product',
          [people, number(valueOf(units)), amount(valueOf(rate))],
          'money',
        );
    const kept = cut ? sheet.add('afterShare', 'rest', [come, percent(cut.value)], 'money') : come;
    const costs = [...given.all('running'), ...given.all('material')].map(({ value }) =>
      amount(value),
    );
    if (costs.length === 0) return null;
    const fixed = sheet.sum('runningAll', costs, 'money');
    const left = sheet.add('left', 'difference', [kept, fixed], 'money');
    return {
      say: left.value >= 0 ? 'left' : 'short',
      values: { left: amount(Math.abs(left.value)), come, fixed },
      steps: sheet.steps,
      per: 'month',
    };
  },
};

/** The profit by shares, after tax and what stays in the firm. */
const owners: Plan = {
  name: 'owners',
  asks: asking('each|get|split|divide|share|всеки|делим|разделим|разпредел~|по колко|колко взима~'),
  needs: ['ownerShare', 'profitSum'],
  may: ['keptBack', 'taxShare'],
  beside: ['heads'],
  lists: ['ownerShare'],
  work(given, sheet) {
    const shares = given.all('ownerShare').map(({ value }) => percent(value));
    const sum = shares.reduce((all, { value }) => all + value, 0);
    const heads = given.one('heads');
    if (heads && heads.value !== shares.length) return null;
    if (shares.length < 2 || shares.length > 3 || Math.abs(sum - 100) > 0.01) return null;
    const [kept, tax] = [given.one('keptBack'), given.one('taxShare')];
    const total = amount(valueOf(given.one('profitSum')));
    const rest = kept
      ? sheet.add('afterKept', 'rest', [total, percent(kept.value)], 'money')
      : total;
    const paid = tax ? sheet.add('afterTax', 'rest', [rest, percent(tax.value)], 'money') : rest;
    const [first, second, third] = shares.map((share, index) =>
      sheet.add(
        ['firstPart', 'secondPart', 'thirdPart'][index] ?? '',
        'share',
        [paid, share],
        'money',
      ),
    );
    const [one, two, three] = shares;
    if (!first || !second || !one || !two) return null;
    const values = { first, second, one, two, paid };
    if (!third || !three) return { say: 'two', values, steps: sheet.steps };
    return { say: 'three', values: { ...values, third, three }, steps: sheet.steps };
  },
};

export const people: readonly Plan[] = [person, crew, owners];
