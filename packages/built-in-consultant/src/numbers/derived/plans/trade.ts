import { lettered } from '@savet/text/lettered';
import type { Period } from '../../solution.ts';
import type { Term } from '../../steps.ts';
import type { Item } from '../items.ts';
import { amount, asking, type Given, number, type Plan, percent, type Sheet } from '../plan.ts';
import type { Role } from '../role-signs.ts';

const asksMargin = asking(
  'make sense|worth it|има ли смисъл|струва ли си|изгодно ли|margins?|mark-?ups?|profit per \\p{L}+|марж~|надценк~|what(?: is|’s|s)? left (?:per|on|of|from) (?:each|one|a|every|person|head)|left per \\p{L}+|остава(?:т)?(?: ли)?(?: ми| ни)? (?:нещо|от (?:една|един|едно|всяка|всеки|брой))|на (?:бройка|брой|човек)|печеля (?:от|на) (?:една|един|едно|бройка|брой)|do i (?:earn|make) (?:anything|money)|(?:what|how much) (?:do|does) (?:i|we|it|that|this) (?:make|earn|leave|keep)|what(?: is|’s|s)? left|what do i keep|(?:какво|колко) (?:ми |ни )?оста(?:ва|ват|не|нат)|колко печеля|на плюс ли|губя ли|печеля ли',
);
const asksEven = asking(
  'break[- ]?even|how many|how much (?:do|must|should) (?:i|we) (?:sell|work|bill)|to cover|на нула~|колко \\p{L}+ (?:\\p{L}+ ){0,3}(?:трябва~|да (?:продам|продавам|направя|имам|изработя|фактурирам))|колко (?:трябва|да (?:продам|продавам))|за да (?:си )?(?:покрия|избия)',
);
const asksLeft = asking(
  "what(?:[’']?s| is| do| does| would| will| are)?[^?.]{0,30}(?:left|keep|make|earn|remain~|profit)|how much[^?.]{0,30}(?:left|keep|make|earn|remain~|profit)|(?:am|are) (?:i|we) (?:still )?(?:in (?:profit|the black)|making money|ok)|how are (?:i|we) doing|still (?:in profit|in the black|ok)|на плюс|на загуба|на минус|на печалба|оста(?:ва|ват|не|нат|нало)|печеля|печелим|изкарва(?:м|ме)|колко (?:правя|правим)|чиста печалба",
);
const lastYear = lettered(/(?:last year|this year|миналата година|тази година)/iu);
const perDay = lettered(
  /(?<!\p{L})(?:(?:a|per|each|на) (?:day|night|ден|нощ)|daily|дневно)(?!\p{L})/iu,
);

const days = (given: Given) => {
  const item = given.one('days');
  return item && number(item.value);
};

/** All costs of one, or all regular costs a month; null if a period doesn’t fit. */
function allOf(given: Given, role: Role, sheet: Sheet): Term | null | undefined {
  const items = given.all(role);
  if (items.length === 0) return undefined;
  const terms = items.map((item) => {
    const term = sheet.term(`${role}Part`, item, 'money');
    if (role === 'unitCost') return term;
    return sheet.inPeriod(
      `${role}Month`,
      term,
      item.per ?? item.told ?? 'month',
      'month',
      days(given),
    );
  });
  const known = terms.filter((each) => each !== null);
  return known.length < terms.length ? null : sheet.sum(`${role}All`, known, 'money');
}

/** The profit on one sale: its price less a discount, a commission and the unit costs. */
function leftOfOne(given: Given, sheet: Sheet) {
  const item = given.one('sellPrice');
  if (item === undefined || item.factors.length > 0) return null;
  const full = amount(item.value);
  const [off, cut] = [given.one('off'), given.one('cut')];
  if ((off?.value ?? 0) >= 100 || (cut?.value ?? 0) >= 100) return null;
  const price = off ? sheet.add('newPrice', 'rest', [full, percent(off.value)], 'money') : full;
  const net = cut
    ? sheet.add('afterCommission', 'rest', [price, percent(cut.value)], 'money')
    : price;
  const cost = allOf(given, 'unitCost', sheet);
  if (cost === null) return null;
  const left = cost ? sheet.add('gain', 'difference', [net, cost], 'money') : net;
  return { full, price, net, cost, left };
}

const isHour = ({ per, around }: Item) =>
  per === 'hour' || lettered(/(?<!\p{L})(?:час|часа|часът|hour|hourly)(?!\p{L})/iu).test(around);

/** How many carry the regular costs, and the own pay if it is told. */
const carried: Plan = {
  name: 'carried',
  asks: asksEven,
  unless: asking(
    'leave|si тръгнат|тръгнат|lose|загубя|загубим|enquir~|leads?|обаждани~|meetings|срещи|months|how many (?:weeks|days|years)|more (?:sales|orders)|повече',
  ),
  needs: ['sellPrice', 'running'],
  may: ['cut', 'off', 'days', 'reach'],
  rest: 'running',
  lists: ['running', 'unitCost'],
  ignores: ['things'],
  isJoined: true,
  work(given, sheet) {
    const one = leftOfOne(given, sheet);
    const fixed = allOf(given, 'running', sheet);
    const price = given.one('sellPrice');
    if (one === null || !fixed || price === undefined || one.left.value <= 0) return null;
    if (given.one('off') && !one.cost) return null;
    // A cost that is less than the price may be one of each.
    if (
      given
        .all('running')
        .some(({ value, per, told }) => per === null && told === null && value < one.full.value)
    )
      return null;
    const own = given.one('reach');
    if (own && (own.per ?? 'month') !== 'month') return null;
    const needed = own ? sheet.add('needed', 'sum', [fixed, amount(own.value)], 'money') : fixed;
    const exact = sheet.add('salesNeeded', 'quotient', [needed, one.left], 'number');
    const hours = isHour(price);
    const sales = hours ? exact : sheet.add('salesNeeded', 'round-up', [exact], 'number');
    const open = days(given);
    const values = { sales, left: one.left, needed };
    if (open === undefined) return { say: hours ? 'hours' : 'sales', values, steps: sheet.steps };
    if (open.value > 31) return null;
    const each = sheet.add('salesDay', 'quotient', [exact, open], 'number');
    const day = hours ? each : sheet.add('salesDay', 'round-up', [each], 'number');
    return {
      say: hours ? 'hours-day' : perDay.test(given.question) ? 'day' : 'sales-day',
      values: { ...(perDay.test(given.question) ? { day, ...values } : { ...values, day }) },
      steps: sheet.steps,
    };
  },
};

/** The profit on one sale, as a margin and a markup. */
const ofOne: Plan = {
  name: 'of-one',
  asks: asksMargin,
  unless: asking(
    '(?:want|need|искам) (?:a |an |\\p{L}+ )?(?:\\d+ ?%|margin|марж)|rais~|вдигна|how many|колко \\p{L}+ трябва',
  ),
  needs: ['sellPrice', 'unitCost'],
  may: ['cut', 'off'],
  lists: ['unitCost'],
  rest: 'unitCost',
  work(given, sheet) {
    const before = given.one('off') ? leftOfOne(without(given, 'off'), sheet) : null;
    const one = leftOfOne(given, sheet);
    if (one === null || !one.cost) return null;
    const { price, left, cost } = one;
    const times = [...given.all('unitCost'), ...given.all('sellPrice')].some(
      ({ per }) => per !== null,
    );
    if (times) return null;
    if (left.value <= 0)
      return {
        say: 'loss',
        values: { lost: amount(-left.value), cost, price },
        steps: sheet.steps,
      };
    const margin = sheet.add('marginOfPrice', 'ratio', [left, price], 'percent');
    const markup = sheet.add('markupOfCost', 'ratio', [left, cost], 'percent');
    const values = { left, margin, markup, price };
    if (!before) return { say: given.one('cut') ? 'cut' : 'margin', values, steps: sheet.steps };
    return { say: 'off', values: { ...values, before: before.left }, steps: sheet.steps };
  },
};

const without = (given: Given, role: Role): Given => ({
  ...given,
  one: (each) => (each === role ? undefined : given.one(each)),
});

/** The monthly profit: the gross profit of all sales less the regular costs. */
const takings: Plan = {
  name: 'takings',
  asks: asksLeft,
  unless: asking('loan|кредит~|an hour\\?|на час\\?|cash|runway|стигат|worth|rais~|вдигна'),
  needs: ['running'],
  may: ['sellPrice', 'turnoverSum', 'sold', 'cut', 'goodsShare', 'off', 'days', 'goneOf'],
  rest: 'running',
  lists: ['running', 'unitCost'],
  ignores: ['things'],
  isJoined: true,
  work(given, sheet) {
    const come = coming(given, sheet);
    const fixed = allOf(given, 'running', sheet);
    if (come === null || !fixed) return null;
    const left = sheet.add('leftMonth', 'difference', [come.left, fixed], 'money');
    const isTimed = [...given.all('running'), ...come.items].some(({ per }) => per !== null);
    const asksMonth = lettered(/(?<!\p{L})(?:a|per|на) (?:month|месец)|monthly|месечно/iu).test(
      given.question,
    );
    if (!isTimed && !asksMonth) return null;
    return {
      say: left.value >= 0 ? 'left' : 'short',
      values: { left: amount(Math.abs(left.value)), come: come.left, fixed },
      steps: sheet.steps,
      per: 'month',
    };
  },
};

/** The gross profit of a month’s sales, before the regular costs. */
function coming(given: Given, sheet: Sheet): { left: Term; items: readonly Item[] } | null {
  const [price, sum, sold, cut, gone] = [
    given.one('sellPrice'),
    given.one('turnoverSum'),
    given.one('sold'),
    given.one('cut'),
    given.one('goneOf'),
  ];
  if ((price === undefined) === (sum === undefined)) return null;
  const inMonth = (term: Term, per: Period | null) =>
    sheet.inPeriod('comingMonth', term, per === 'hour' ? null : per, 'month', days(given));
  if (sum !== undefined) {
    if (sold || gone || given.all('unitCost').length > 0 || given.one('off')) return null;
    const month = inMonth(sheet.term('revenue', sum, 'money'), sum.per ?? sum.told);
    if (month === null) return null;
    const goods = given.one('goodsShare');
    if (goods && cut) return null;
    const share = goods ?? cut;
    if ((share?.value ?? 0) >= 100) return null;
    const left = share
      ? sheet.add(
          goods ? 'afterGoods' : 'afterCommission',
          'rest',
          [month, percent(share.value)],
          'money',
        )
      : month;
    return { left, items: [sum] };
  }
  if (price === undefined) return null;
  const [count, rate, ...others] = price.factors;
  if (count !== undefined && rate !== undefined) {
    // “18 gardens at 110 a month”, three of which leave.
    if (sold || others.length > 0 || given.one('off')) return null;
    const stay = gone
      ? sheet.add('staying', 'difference', [number(count.value), number(gone.value)], 'number')
      : number(count.value);
    const cost = allOf(given, 'unitCost', sheet);
    if (cost === null) return null;
    const net = cost
      ? sheet.add('gain', 'difference', [amount(rate.value), cost], 'money')
      : amount(rate.value);
    const all = sheet.add('revenue', 'product', [stay, net], 'money');
    const month = inMonth(all, price.per ?? price.told);
    if (month === null || month.value <= 0) return null;
    const left = cut
      ? sheet.add('afterCommission', 'rest', [month, percent(cut.value)], 'money')
      : month;
    return { left, items: [price] };
  }
  const one = leftOfOne(given, sheet);
  if (one === null || one.left.value <= 0 || sold === undefined || gone) return null;
  // For which time they are sold has to be told.
  const soldPer = sold.per ?? sold.told ?? (lastYear.test(sold.around) ? 'year' : null);
  if (soldPer === null || given.one('goodsShare')) return null;
  if (price.per !== null && price.per !== 'hour' && price.per !== sold.counts) return null;
  const all = sheet.add('gainAll', 'product', [number(sold.value), one.left], 'money');
  const month = inMonth(all, soldPer);
  return month && { left: month, items: [{ ...sold, per: soldPer }] };
}

export const trade: readonly Plan[] = [carried, takings, ofOne];
