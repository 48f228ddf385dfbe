import { lettered } from '@savet/text/lettered';
import type { Draft } from '../../derivation.ts';
import type { Period } from '../../solution.ts';
import type { Term } from '../../steps.ts';
import type { Item } from '../items.ts';
import {
  amount,
  asking,
  type Given,
  number,
  type Plan,
  percent,
  type Sheet,
  valueOf,
} from '../plan.ts';
import type { Role } from '../role-signs.ts';

/** All figures of a role a month, or for one time if none has a period; null if one can’t be brought to it. */
function inAll(given: Given, role: Role, per: Period | null, sheet: Sheet): Term | null {
  const days = given.one('days');
  const terms = given.all(role).map((item) => {
    const term = sheet.term(role, item, 'money');
    const own = periodOf(item);
    if (per === null) return own === null || own === 'hour' ? term : null;
    return sheet.inPeriod(
      `${role}Month`,
      term,
      own ?? (role === 'fixed' ? 'month' : per),
      per,
      days && number(days.value),
    );
  });
  const known = terms.filter((each) => each !== null);
  if (known.length < terms.length || known.length === 0) return null;
  return sheet.sum(`${role}All`, known, 'money');
}

/** How many sales carry the fixed costs, and a profit that is wanted. */
const even: Plan = {
  name: 'even',
  asks: asking(
    'how many|how much do (?:i|we) (?:have|need) to sell|break[- ]?even|колко (?:броя )?(?!трябва)\\p{L}+ (?:ми |ни )?(?:трябва~|на ден|на месец|на година|да)|колко трябва да (?:продам|продавам)(?! по)|на нула|колко кафета|колко продажби',
  ),
  unless: asking(
    'more (?:do|would|must|should|can)|(?:how many|колко) (?:more|повече)|how many (?:months|weeks|days|years)|колко (?:месец~|седмици|дни)|leave|си тръгнат|long|hours|часа|meetings|срещи',
  ),
  needs: ['fixed', 'price'],
  may: ['cost', 'commission', 'days', 'target', 'onWages'],
  lists: ['fixed'],
  ignores: ['cash'],
  isJoined: true,
  work(given, sheet) {
    const price = amount(valueOf(given.one('price')));
    const cost = given.one('cost');
    const share = given.one('commission');
    if (given.one('onWages') || given.one('price')?.factors.length !== 0) return null;
    // “Price 6, cost 2”: what is less than the price and has no period may be the cost of one.
    if (
      given
        .all('fixed')
        .some(({ per, told, value }) => per === null && told === null && value < price.value)
    )
      return null;
    const net = share
      ? sheet.add('afterCommission', 'rest', [price, percent(share.value)], 'money')
      : price;
    const left = cost ? sheet.add('gain', 'difference', [net, amount(cost.value)], 'money') : net;
    return evenWith(given, left, sheet);
  },
};

const evenByGain: Plan = {
  ...even,
  needs: ['fixed', 'gain'],
  may: ['days', 'target'],
  work: (given, sheet) => evenWith(given, amount(valueOf(given.one('gain'))), sheet),
};

/** “60 % of a bill stays”: what each leaves is told as a share of the price. */
const evenByShare: Plan = {
  ...even,
  needs: ['fixed', 'price', 'keptShare'],
  may: ['days', 'target'],
  work(given, sheet) {
    const share = percent(valueOf(given.one('keptShare')));
    if (share.value >= 100) return null;
    const price = amount(valueOf(given.one('price')));
    return evenWith(given, sheet.add('gain', 'share', [price, share], 'money'), sheet);
  },
};

function evenWith(given: Given, left: Term, sheet: Sheet): Draft | null {
  const isYear = lettered(/(?<!\p{L})(?:a year|per year|годишно|на година)/iu).test(given.question);
  const per = isYear ? 'year' : 'month';
  const fixed = inAll(given, 'fixed', per, sheet);
  if (fixed === null || left.value <= 0) return null;
  const target = given.one('target');
  if (target && (target.per ?? target.told ?? per) !== per) return null;
  const needed = target
    ? sheet.add('needed', 'sum', [fixed, amount(target.value)], 'money')
    : fixed;
  const exact = sheet.add('salesNeeded', 'quotient', [needed, left], 'number');
  const sales = sheet.add('salesNeeded', 'round-up', [exact], 'number');
  const days = given.one('days');
  const asksDay = /(?:a|per|на) (?:day|ден)/iu.test(given.question);
  const values = { sales, left, needed };
  if (!asksDay || isYear) return { say: 'sales', values, steps: sheet.steps, per };
  const perDay = (count: number) => Math.ceil(exact.value / count);
  if (days) {
    const exactDay = sheet.add('salesDay', 'quotient', [sales, number(days.value)], 'number');
    const day = sheet.add('salesDay', 'round-up', [exactDay], 'number');
    return { say: 'day', values: { day, ...values }, steps: sheet.steps, per };
  }
  return {
    say: 'days',
    values: { most: number(perDay(26)), least: number(perDay(30)), ...values },
    steps: sheet.steps,
    per,
  };
}

const decides =
  "can (?:i|we) afford|мо(?:га|жем) ли да си позволя~|worth it|does it pay|do(?:es)? (?:it|she|he|that|this) (?:pay|make sense)|pay off|should (?:i|we)|is it (?:worth|good)|what(?: is|’s|'s)? left|what (?:do|would|does) (?:i|we|it) (?:make|earn|leave)|what stays|what remains|how much (?:is|do i have|do we have) left|изгодно ли|струва ли си|да (?:взема|наема|назнача|приема)~? ли|(?:какво|колко)(?: ми| ни)? остава~|има ли смисъл|изплаща ли се";

/** Income less expenses in the same period. */
const balance: Plan = {
  name: 'balance',
  asks: asking(decides),
  unless: asking(
    'discount|отстъпк~|%? off|rais(?:e|ing)|вдигна|or (?:buy|rent|lease)|left an hour|leave an hour|остава на час|печеля на час|deposit|loan|кредит',
  ),
  needs: ['coming', 'going'],
  may: ['onWages', 'days'],
  lists: ['coming', 'going'],
  isJoined: true,
  work(given, sheet) {
    const periods = [...given.all('coming'), ...given.all('going')].map(periodOf);
    const isTimed = periods.some((each) => each !== null && each !== 'hour');
    // “One trip” and “a month” cannot be compared.
    const isUntimed = given.all('coming').some((item) => periodOf(item) === null);
    if (isTimed && isUntimed && given.all('coming').some(({ factors }) => factors.length === 0))
      return null;
    const per: Period | null = isTimed ? longestOf(periods) : null;
    const come = inAll(given, 'coming', per, sheet);
    const gone = inAll(given, 'going', per, sheet);
    if (come === null || gone === null) return null;
    const extra = given.one('onWages');
    const out = extra
      ? sheet.add('wagesInAll', 'more', [gone, percent(extra.value)], 'money')
      : gone;
    const left = sheet.add('left', 'difference', [come, out], 'money');
    const values = { left: amount(Math.abs(left.value)), come, out };
    const assumes =
      isTimed &&
      [...given.all('going'), ...given.all('coming')].some((item) => periodOf(item) === null)
        ? ['month']
        : [];
    return {
      say: left.value >= 0 ? 'gain' : 'loss',
      values,
      steps: sheet.steps,
      assumes,
      ...(per && { per }),
    };
  },
};

const periodOf = ({ per, told, near }: Item) => per ?? told ?? near;

function longestOf(periods: readonly (Period | null)[]): Period {
  return periods.some((each) => each === 'month' || each === 'week' || each === 'year')
    ? 'month'
    : 'day';
}

/** Renting now and then against a fixed payment. */
const rentOrLease: Plan = {
  name: 'rent-or-lease',
  asks: asking(
    'or (?:lease|rent|buy|hire)|или (?:лизинг|наем|да купя)|which|cheaper|better|worth|make sense|should (?:i|we) (?:hire|buy|lease|rent)|кое|по-изгодно|изгодно ли|струва ли си|да взема ли',
  ),
  needs: ['hired', 'leased'],
  lists: ['leased'],
  beside: ['years'],
  isChoice: true,
  isJoined: true,
  work(given, sheet) {
    const hired = given.one('hired');
    if (hired === undefined || hired.factors.length !== 2 || hired.per !== 'month') return null;
    if (given.all('leased').some(({ per }) => per !== null && per !== 'month')) return null;
    const rent = sheet.term('hired', hired, 'money');
    const lease = sheet.sum(
      'leased',
      given.all('leased').map(({ value }) => amount(value)),
      'money',
    );
    const saved = sheet.add('difference', 'difference', [rent, lease], 'money');
    const day = hired.factors.find(({ unit }) => unit === 'money' || unit === 'bare');
    const evenDays = sheet.add('evenDays', 'quotient', [lease, amount(valueOf(day))], 'number');
    const year = sheet.add(
      'differenceYear',
      'product',
      [amount(Math.abs(saved.value)), number(12)],
      'money',
    );
    return {
      say: saved.value > 0 ? 'lease' : 'rent',
      values: { saved: amount(Math.abs(saved.value)), rent, lease, evenDays, year },
      steps: sheet.steps,
    };
  },
};

export const flows: readonly Plan[] = [rentOrLease, evenByGain, evenByShare, even, balance];
