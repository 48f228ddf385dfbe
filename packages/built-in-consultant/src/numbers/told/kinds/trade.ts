import type { Draft } from '../../derivation.ts';
import { amount, number, percent, type Sheet } from '../../derived/plan.ts';
import type { Period } from '../../solution.ts';
import type { Term } from '../../steps.ts';
import { type Kind, of, type Told } from '../kind.ts';
import { periodOf, said } from '../rule.ts';
import {
  askedPeriod,
  assumedTime,
  changedPrice,
  inPeriod,
  leftOf,
  priceTime,
  regular,
  wholeOf,
} from './one.ts';

const mayBeEach = said(
  'water|gas|power|electricity|fuel|parts|others?|stuff|вода~|ток(?:а|ът)?|гориво~|консуматив~|други~',
);
/** A cost without a period that is less than the price may be one of each: “water and shampoo 1.40”. */
const hasSmallCost = (told: Told, price: Term) =>
  told
    .all('running')
    .some(
      (each) => periodOf(each) === null && each.value < price.value && mayBeEach.test(each.words),
    );

const everyDay = said('every day|seven days|7 days|всеки ден|без почивен ден');
const DAYS_OF_MONTH = 30;

/** How many sales carry the regular costs and leave what is wanted. */
const needed: Kind = {
  name: 'told-needed',
  asks: said(
    'break[- ]?even|needed\\?|how many|how much (?:do|must|should) (?:i|we) sell|to cover|на нула(?:та)?|да покри~|колко',
  ),
  unless: said(
    'how many (?:months|years|weeks|days)|(?:за )?колко (?:месеца|време|години|седмици|дни)|how (?:many|much) (?:more|can)|worth|paid back|изплат~|изплаща|pays? for itself',
  ),
  needs: ['sellPrice'],
  may: [
    'off',
    'offBy',
    'rise',
    'newPrice',
    'cut',
    'costShare',
    'marginShare',
    'gainEach',
    'reach',
    'taxShare',
    'days',
  ],
  lists: ['running', 'unitCost'],
  rest: 'unitCost',
  as: { salary: 'running', instalment: 'running', gained: 'sold', feeShare: 'cut' },
  work(told, sheet) {
    const reach = told.one('reach');
    const [item] = told.all('running');
    if ((reach === undefined && item === undefined) || told.one('sold')) return null;
    const price = changedPrice(told, sheet);
    const left = price && leftOf(told, sheet, price);
    if (!price || !left || left.value <= 0) return null;
    // Without a cost or a share taken, the turnover would be the profit.
    const base = periodOfNeed(told);
    if (base === null) return null;
    const isTimed = told.all('running').some((each) => periodOf(each) !== null);
    const fixed = regular(told, sheet, base);
    if (fixed === null || hasSmallCost(told, price)) return null;
    const wish = reach && inPeriod(sheet, 'target', amount(reach.value), reach, base, told);
    const tax = told.one('taxShare');
    if (wish === null || (tax && (!wish || tax.value >= 90))) return null;
    const target =
      wish && tax ? sheet.add('beforeTax', 'by-rest', [wish, percent(tax.value)], 'money') : wish;
    const terms = [fixed, target].filter((each) => each !== undefined);
    const all = sheet.sum('needed', terms, 'money');
    const exact = sheet.add('salesNeeded', 'quotient', [all, left], 'number');
    const sales = wholeOf(sheet, 'salesNeeded', exact);
    const open = openDays(told);
    const values = { sales, left, needed: all };
    const isTime = isTimed || open !== undefined || askedPeriod(told.question) !== null;
    const assumed = [
      ...(isTime ? assumedTime(told, base) : []),
      ...(left === price ? ['noUnitCost'] : []),
      ...(tax ? ['taxAfterCosts'] : []),
    ];
    if (open === undefined)
      return {
        say: 'sales',
        values,
        steps: sheet.steps,
        assumes: assumed,
        ...(isTime && { per: base }),
      };
    if (open.value > 31 || open.value < 2 || base !== 'month') return null;
    const each = sheet.add('salesDay', 'quotient', [exact, open], 'number');
    const day = wholeOf(sheet, 'salesDay', each);
    return {
      say: 'day',
      values: { day, ...values },
      steps: sheet.steps,
      assumes: [...(told.one('days') ? [] : ['days30']), ...assumed],
    };
  },
};

/** For which time the sales are counted: that of the price, if it has one. Null if there is no way to bring the figures to it. */
function periodOfNeed(told: Told): Period | null {
  const own = priceTime(told);
  if (own !== null) return own === 'day' ? null : own;
  const times = [...told.all('running'), ...told.all('reach')].map(periodOf);
  if (times.includes('year')) return 'year';
  const isWeekly = times.length > 0 && times.every((per) => per === 'week');
  return isWeekly ? 'week' : 'month';
}

function openDays(told: Told): Term | undefined {
  const item = told.one('days');
  if (item) return item.per === 'week' ? number((item.value * 52) / 12) : number(item.value);
  const isDaily = askedPeriod(told.question) === 'day' && everyDay.test(told.question);
  return isDaily ? number(DAYS_OF_MONTH) : undefined;
}

/** The profit on all sales, in the period that is asked for or stated. */
function onAll(told: Told, sheet: Sheet, left: Term): { all: Term; per: Period | null } | null {
  const item = told.one('sold');
  if (!item) return null;
  const days = told.one('days');
  const own = periodOf(item) ?? (days ? 'day' : priceTime(told));
  const asked = askedPeriod(told.question);
  const costs =
    told
      .all('running')
      .map(periodOf)
      .find((per) => per !== null) ?? null;
  const times = own === 'day' && days ? daysTime(days.value) : own;
  const per = asked ?? times ?? costs;
  const sold =
    own === 'day' && days && per !== 'day'
      ? sheet.add('soldMonth', 'product', [number(item.value), number(days.value)], 'number')
      : number(item.value);
  const all = sheet.add('gainAll', 'product', [left, sold], 'money');
  if (per === null) return { all, per };
  const from = own === 'day' && days && per !== 'day' ? daysTime(days.value) : own;
  const month = sheet.inPeriod('comingMonth', all, from ?? per, per);
  // “For 26 days” is no month.
  const isOnlyDays = days !== undefined && days.per === null && onlyDays.test(days.words);
  return month && { all: month, per: isOnlyDays && asked === null ? null : per };
}

const daysTime = (days: number): Period => (days <= 7 ? 'week' : days <= 31 ? 'month' : 'year');
const onlyDays = said('(?:for|over|за) #');

/** The profit on all sales, after the regular costs if there are any. */
const earn: Kind = {
  name: 'told-earn',
  asks: said(
    "what(?: [\\p{L}’']+){0,6} (?:left|earn|make|keep|bring|remain~|profit)|how much(?: [\\p{L}’']+){0,6} (?:left|earn|make|keep|remain~|profit|come out)|what(?: is|’s|s)? left|in it for (?:me|us)|what remains|do (?:i|we) (?:earn|make)|is it worth|worth it|(?:monthly |weekly |daily |what )?profit (?:from|on|of|per|a)|каква печалба|can i afford|can we afford|would that bring|(?:какво|колко)(?: [\\p{L}]+){0,5} (?:остава|оста~|печел~|изкарва~|изкарам|спечел~|печалба~)|печеля ли|на плюс|на печалба|на загуба|струва ли си|изгодно ли|колко печел~",
  ),
  unless: said(
    'how many|(?:след )?колко (?:поръчки|продажби|клиенти|клиента|броя|посещения)|need to|трябва(?:т)?|rais~|go up|lose|leave|вдиг~|откаж~|тръгнат|загуб~|saved|спестен~|hourly|an hour|на час',
  ),
  needs: [],
  may: [
    'sellPrice',
    'off',
    'offBy',
    'newPrice',
    'rise',
    'offBy',
    'cut',
    'costShare',
    'marginShare',
    'gainEach',
    'sold',
    'days',
  ],
  lists: ['running', 'unitCost'],
  rest: 'unitCost',
  as: { salary: 'running', instalment: 'running', gained: 'sold', feeShare: 'cut' },
  work(told, sheet) {
    if (told.one('sellPrice') && told.one('gainEach')) return null;
    const full = amount(of(told.one('sellPrice') ?? told.one('gainEach')));
    const price = told.one('sellPrice') ? changedPrice(told, sheet) : full;
    const left = price && leftOf(told, sheet, price);
    if (!price || !left) return null;
    const hasCosts =
      told.one('gainEach') !== undefined ||
      told.all('unitCost').length > 0 ||
      told.one('cut') ||
      told.one('costShare') ||
      told.one('marginShare');
    if (told.one('newPrice')) {
      const [more, less] = price.value > full.value ? [price, full] : [full, price];
      sheet.add('priceChange', 'difference', [more, less], 'money');
    }
    if (!told.one('sold')) {
      if (told.all('running').length > 0 || told.one('days') || !hasCosts) return null;
      return ofOnePiece(told, sheet, price, left);
    }
    if (left.value <= 0) {
      if (told.all('running').length > 0) return null;
      return { say: 'loss', values: { lost: amount(-left.value), price }, steps: sheet.steps };
    }
    const found = onAll(told, sheet, left);
    if (found === null) return null;
    const { all, per } = found;
    if (told.all('running').length === 0) {
      if (!hasCosts) return null;
      const isCheaper = price !== full && price.value < full.value;
      return {
        say: isCheaper ? 'cheaper' : 'all',
        values: { all, left, price },
        steps: sheet.steps,
        ...(per && { per }),
      };
    }
    if (hasSmallCost(told, full)) return null;
    const fixed = per === null ? once(told, sheet) : regular(told, sheet, per);
    if (!fixed) return null;
    const rest = sheet.add('leftMonth', 'difference', [all, fixed], 'money');
    return {
      say: rest.value >= 0 ? 'rest' : 'short',
      values: { rest: amount(Math.abs(rest.value)), all, fixed, left },
      steps: sheet.steps,
      ...(per && { per, assumes: assumedTime(told, per) }),
    };
  },
};

const ofMonth = said(
  'rent~|wage~|salar~|insurance|internet|phone|наем~|заплат~|застраховк~|интернет~|осигуровк~',
);

/** The one-off costs of an event or an order; null if one of them is paid per period. */
function once(told: Told, sheet: Sheet): Term | null {
  const items = told.all('running');
  if (items.some((item) => periodOf(item) !== null || ofMonth.test(item.words))) return null;
  return sheet.sum(
    'runningAll',
    items.map((item) => sheet.term('runningPart', item, 'money')),
    'money',
  );
}

function ofOnePiece(told: Told, sheet: Sheet, price: Term, left: Term): Draft | null {
  if (told.one('gainEach') || told.one('marginShare')) return null;
  // A client who costs more than an order brings is no article.
  if (left.value < -price.value) return null;
  if (left.value <= 0)
    return { say: 'loss', values: { lost: amount(-left.value), price }, steps: sheet.steps };
  const margin = sheet.add('marginOfPrice', 'ratio', [left, price], 'percent');
  return { say: 'one', values: { left, margin, price }, steps: sheet.steps };
}

/** The profit on one large extra customer. */
const extra: Kind = {
  ...earn,
  name: 'told-extra',
  asks: said('how much|what (?:do|would|will|is)|worth|колко|какво|струва ли си|изгодно|печеля ли'),
  needs: ['sellPrice', 'sold', 'beforehand'],
  beside: ['beforehand'],
};

export const trade: readonly Kind[] = [needed, extra, earn];
