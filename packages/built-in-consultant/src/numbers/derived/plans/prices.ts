import type { Term } from '../../steps.ts';
import { amount, asking, type Given, number, type Plan, percent, type Sheet } from '../plan.ts';

/** Words that ask for a verdict or for the profit. */
const decides =
  "good (?:move|idea|decision)|right (?:move|decision)|добър ход|правилно ли|good deal|take it|better or worse|(?:какво|колко) печел(?:я|им)|добра сделка|am i better off|are we better off|better off|is it worth|worth it|does it pay|do i take|should (?:i|we)|good or bad|what (?:do|would) (?:i|we) (?:earn|make|lose)|how much (?:do|would|will) (?:i|we) (?:earn|make|lose|still earn|have left)|what(?: is|’s|'s)? left|what remains|what changes|печеля ли|печелим ли|губя ли|изгодно ли|струва ли си|да приема(?:м)? ли|да взема(?:м)? ли|да се съглас~|да вдигна~? ли|да сваля~? ли|(?:какво|колко)(?: ми| ни)? остава~|колко (?:печеля|печелим|губя|губим)|има ли смисъл|на печалба ли|по-добре ли";

/** The number a month or per its own period, and for which period it is. */
function sold(given: Given, sheet: Sheet, volume: Term) {
  const item = given.one('volume');
  const per = item?.per ?? item?.told ?? null;
  const days = given.one('days');
  if (per === 'day' && days !== undefined) {
    const month = sheet.add('soldMonth', 'product', [volume, number(days.value)], 'number');
    return { volume: month, per: days.value > 31 ? ('year' as const) : ('month' as const) };
  }
  return { volume, per };
}

/** A new price, by a discount, a rise or as it is told. */
function newPrice(given: Given, sheet: Sheet, price: Term): Term | null {
  const told = given.one('newPrice');
  const discount = given.one('discount');
  const rise = given.one('rise');
  const by = given.one('riseBy');
  if ([told, discount, rise, by].filter((each) => each !== undefined).length !== 1) return null;
  if (by) return sheet.add('newPrice', 'sum', [price, amount(by.value)], 'money');
  if (told) return amount(told.value);
  if (discount) return sheet.add('newPrice', 'rest', [price, percent(discount.value)], 'money');
  return sheet.add('newPrice', 'more', [price, percent(rise?.value ?? 0)], 'money');
}

/** Another price, with what is left of one before and after, and of all. */
const change: Plan = {
  name: 'change',
  asks: asking(decides),
  guesses: ['price'],
  needs: ['price'],
  may: [
    'cost',
    'riseBy',
    'goneCount',
    'newPrice',
    'discount',
    'rise',
    'volume',
    'newVolume',
    'loss',
    'days',
  ],
  ignores: ['some'],
  work(given, sheet) {
    const price = amount(given.one('price')?.value ?? Number.NaN);
    const known = given.one('cost');
    const after = newPrice(given, sheet, price);
    if (after === null || (known && known.value >= price.value)) return null;
    const lessCost = (name: string, each: Term) =>
      known ? sheet.add(name, 'difference', [each, amount(known.value)], 'money') : each;
    const before = lessCost('leftBefore', price);
    const left = lessCost('leftAfter', after);
    const volume = given.one('volume');
    const values = { left, before, after };
    if (left.value <= 0)
      return { say: 'loss', values: { ...values, lost: amount(-left.value) }, steps: sheet.steps };
    if (volume === undefined)
      return known === undefined ? null : { say: 'one', values, steps: sheet.steps };
    const was = number(volume.value);
    const loss = given.one('loss');
    const told = given.one('newVolume');
    const gone = given.one('goneCount');
    const changes = [loss, told, gone].filter((each) => each !== undefined);
    const isCompared = changes.length === 1;
    if (changes.length > 1 || (known === undefined && !isCompared)) return null;
    if (!isCompared) {
      const { volume: all, per } = sold(given, sheet, was);
      const total = sheet.add('total', 'product', [left, all], 'money');
      const full = sheet.add('fullTotal', 'product', [before, all], 'money');
      return {
        say: 'deal',
        values: { total, ...values, full },
        steps: sheet.steps,
        ...(per && { per }),
      };
    }
    const now = gone
      ? sheet.add('newVolume', 'difference', [was, number(gone.value)], 'number')
      : told
        ? number(told.value)
        : sheet.add('newVolume', 'rest', [was, percent(loss?.value ?? 0)], 'number');
    const old = sheet.add('totalBefore', 'product', [before, was], 'money');
    const total = sheet.add('totalAfter', 'product', [left, now], 'money');
    const more = sheet.add('difference', 'difference', [total, old], 'money');
    const even = sheet.add('evenVolume', 'quotient', [old, left], 'number');
    const per = volume.per ?? volume.told ?? null;
    return {
      say: more.value >= 0 ? 'better' : 'worse',
      values: {
        difference: amount(Math.abs(more.value)),
        old,
        total,
        even: number(Math.ceil(even.value)),
        now,
        ...values,
      },
      steps: sheet.steps,
      ...(per && { per }),
    };
  },
};

/** The revenue lost to a discount on all units sold. */
const discountCost: Plan = {
  name: 'discount-cost',
  asks: asking(
    'how much (?:do|would|will) (?:i|we) lose|what (?:do|would|does) (?:i|we|it|that) (?:lose|cost)|колко (?:губя|губим|ще загубя~|ми струва|ни струва)|какво губ(?:я|им)',
  ),
  needs: ['price', 'discount', 'pieces'],
  guesses: ['price'],
  work(given, sheet) {
    const price = amount(given.one('price')?.value ?? Number.NaN);
    const pieces = number(given.one('pieces')?.value ?? Number.NaN);
    const off = sheet.add(
      'off',
      'share',
      [price, percent(given.one('discount')?.value ?? Number.NaN)],
      'money',
    );
    const lost = sheet.add('lostOnAll', 'product', [off, pieces], 'money');
    const after = sheet.add('newPrice', 'difference', [price, off], 'money');
    return { say: 'lost', values: { lost, off, after, pieces }, steps: sheet.steps };
  },
};

/** How many may go after a rise before the turnover falls. */
const mayLeave: Plan = {
  name: 'may-leave',
  asks: asking(
    'how many (?:can|may|could)(?: i| we)? (?:leave|lose|go|afford to lose)|how many \\p{L}+ (?:can|may|could) (?:leave|i lose|we lose|i afford to lose|go)|колко(?: \\p{L}+)? (?:може|могат) да (?:си тръгнат|загубя|загубим|се откажат|изгубя)|колко мога да (?:си позволя да )?(?:из|за)губя|колко могат да си тръгнат',
  ),
  guesses: ['price'],
  needs: ['volume', 'price'],
  may: ['cost', 'rise', 'newPrice', 'riseBy'],
  work(given, sheet) {
    const volume = number(given.one('volume')?.value ?? Number.NaN);
    const price = amount(given.one('price')?.value ?? Number.NaN);
    const cost = given.one('cost');
    const after = newPrice(given, sheet, price);
    if (after === null) return null;
    const before = cost
      ? sheet.add('leftBefore', 'difference', [price, amount(cost.value)], 'money')
      : price;
    const left = cost
      ? sheet.add('leftAfter', 'difference', [after, amount(cost.value)], 'money')
      : after;
    const total = sheet.add('totalBefore', 'product', [volume, before], 'money');
    const needed = sheet.add('evenVolume', 'quotient', [total, left], 'number');
    const stay = sheet.add('evenVolume', 'round-up', [needed], 'number');
    const leave = sheet.add('mayLeave', 'difference', [volume, stay], 'number');
    if (leave.value < 0) return null;
    return { say: 'most', values: { leave, stay, after, volume }, steps: sheet.steps };
  },
};

/** The price of which so much is left after a commission. */
const netPrice: Plan = {
  name: 'net-price',
  asks: asking(
    'what (?:price|do i (?:charge|ask|set))|which price|what should (?:i|we) (?:charge|ask)|how much (?:should|do) (?:i|we) (?:charge|ask)|каква цена|на каква цена|колко да (?:искам|слагам|взимам)|каква трябва да е цената',
  ),
  needs: ['commission', 'target'],
  work(given, sheet) {
    const net = amount(given.one('target')?.value ?? Number.NaN);
    const share = percent(given.one('commission')?.value ?? Number.NaN);
    if (share.value >= 100) return null;
    const price = sheet.add('price', 'by-rest', [net, share], 'money');
    const taken = sheet.add('commission', 'difference', [price, net], 'money');
    return { say: 'price', values: { price, taken, net }, steps: sheet.steps };
  },
};

/** A job from what it costs, with a share on top. */
const quote: Plan = {
  name: 'quote',
  asks: asking(
    "what (?:is|’s|'s) the total|what(?: is|’s)? the (?:quote|price|offer)|what (?:do|should|would) (?:i|we) (?:charge|quote|ask)|how much (?:should|do|would|to) (?:i |we )?(?:charge|quote|ask)|what price|каква оферта|каква цена|колко да (?:искам|взема|оферирам|им кажа|поискам)|на каква цена|колко става|какво да искам",
  ),
  unless: asking('commission|комисион~|an hour\\?|per hour\\?|на час\\?|margin of|марж'),
  isJoined: true,
  needs: ['step'],
  lists: ['step'],
  may: ['markup', 'manDays'],
  ignores: ['some'],
  work(given, sheet) {
    const parts = given.all('step').map((item) => sheet.term('part', item, 'money'));
    const markup = given.one('markup');
    const manDays = given.one('manDays');
    if (manDays !== undefined) {
      if (parts.length === 0) return null;
      const days = sheet.term('manDays', manDays, 'number');
      return {
        say: 'open',
        values: { days, costs: sheet.sum('costs', parts, 'money') },
        steps: sheet.steps,
        isOpen: true,
      };
    }
    if (parts.length < 2 || given.all('step').some(({ per }) => per === 'month' || per === 'year'))
      return null;
    const costs = sheet.sum('costs', parts, 'money');
    if (markup === undefined) return null;
    const price = sheet.add('price', 'more', [costs, percent(markup.value)], 'money');
    const profit = sheet.add('profit', 'difference', [price, costs], 'money');
    return { say: 'price', values: { price, costs, profit }, steps: sheet.steps };
  },
};

/** A part of the cost that has become dearer. */
const dearerPart: Plan = {
  name: 'dearer-part',
  asks: asking(
    'how much (?:should|must|do) (?:i|we) (?:raise|increase)|by how much|what should the new price|с колко да (?:вдиг~|увелич~|кача)|колко да вдиг~|каква цена',
  ),
  needs: ['rise', 'shareOfCost', 'cost'],
  may: ['price'],
  work(given, sheet) {
    const [cost, rise, share] = [given.one('cost'), given.one('rise'), given.one('shareOfCost')];
    const part = sheet.add(
      'partOfCost',
      'share',
      [amount(cost?.value ?? Number.NaN), percent(share?.value ?? Number.NaN)],
      'money',
    );
    const more = sheet.add('dearer', 'share', [part, percent(rise?.value ?? Number.NaN)], 'money');
    const price = given.one('price');
    if (price === undefined) return { say: 'more', values: { more, part }, steps: sheet.steps };
    const next = sheet.add('newPrice', 'sum', [amount(price.value), more], 'money');
    const raised = sheet.add('raiseShare', 'ratio', [more, amount(price.value)], 'percent');
    return { say: 'price', values: { next, more, raised }, steps: sheet.steps };
  },
};

export const prices: readonly Plan[] = [
  dearerPart,
  mayLeave,
  discountCost,
  change,
  netPrice,
  quote,
];
