import { lettered } from '@savet/text/lettered';
import type { Kind, Role } from '../kind.ts';
import type { Relation } from '../relations.ts';
import { any, sign } from '../words.ts';
import {
  aim,
  amount,
  costOfEach,
  isForEach,
  marginShare,
  namedCost,
  paidForAll,
  priceOfOne,
  shareOff,
} from './roles.ts';

/** “2 mechanics on 2100 each”: a number of people directly before what each is paid. */
const people: Role = {
  ...{ units: ['count'], as: 'number', signs: /#/u },
  when: ({ clue, per }) =>
    per === null && /\s(?:on|at|for|по|за|получават|earning)\s*$/iu.test(clue.rest),
};
const pay: Role = {
  ...{
    units: amount,
    as: 'money',
    signs: /^\s*#|(?:on|at|по)\s*#/iu,
    isFlow: true,
    usual: 'month',
  },
  when: (quantity) =>
    lettered(/^\s*\p{L}+\s(?:\p{L}+\s)?(?:on|at|for|по|за|получават|earning)\s*$/iu).test(
      quantity.clue.own,
    ),
};
/** “Sell 30”, “14 lawns a week”: a number, and no price. */
const sells =
  /(?:sell|sold|do|did|make|продавам|продаваме|продадох|правя|правим|направих)\s(?:(?:about|around|only|some|около|само|по|към)\s)?\s*$/iu;
const count: Role = {
  ...{ units: ['count', 'bare'], as: 'number', signs: /#/u, isFlow: true },
  when: (quantity) => {
    const { clue, unit, per, value } = quantity;
    if (!Number.isInteger(value) || isForEach(quantity) || clue.deeds.has('leaving')) return false;
    const isSold = sells.test(clue.own) || clue.deeds.has('buying');
    return (isSold && (unit === 'count' || per !== null)) || (unit === 'count' && per !== null);
  },
};
const roles = {
  price: [priceOfOne],
  cost: [costOfEach, namedCost],
  share: [shareOff],
  margin: [marginShare],
  people: [people],
  pay: [pay],
  fixed: [paidForAll],
  wanted: [aim],
};
const unless = sign(
  'vat|ддс|churn|instead|discount|отстъпк~|rais~|вдиг~|same|същ~|tax~|данък~|interest|лихва~|now|сега|more|повече|save~|спест~|cheaper|по-евтин~|hours?|hourly|час|часа|часов~|or|или|paid (?:back|off|for)|itself|изплат~|изплащ~',
);
const WAGE_SALES = 5;
const noTime =
  '(?!(?:months?|weeks?|days?|years?|hours?|do|more|месец\\p{L}*|седмиц\\p{L}*|дни|деня|годин\\p{L}*|часа|време|още|повече|пъти|ми|ще|да)(?!\\p{L}))';
const howMany = `(?:how many ${noTime}(?<noun>\\p{L}+)|колко ${noTime}(?<noun2>\\p{L}+))`;
/** Whether figures were misread: the cost reaches the price, or a wage is no more than the price of a few sales. */
function excludes(values: ReadonlyMap<string, number>): boolean {
  const price = values.get('price') ?? Infinity;
  const isWage = (values.get('pay') ?? Infinity) > price * WAGE_SALES;
  return (values.get('cost') ?? 0) >= price || !isWage;
}

/** Whether figures were misread, also because one sale covers each of the amounts. */
const coversOne = (values: ReadonlyMap<string, number>) =>
  excludes(values) ||
  ['fixed', 'wanted', 'pay'].every((name) => (values.get(name) ?? 0) <= (values.get('price') ?? 0));

const has = (given: ReadonlySet<string>, names: readonly string[]) =>
  names.filter((name) => given.has(name));
/** The name of the contribution of one sale: the price itself if nothing is deducted. */
const leftOf = (given: ReadonlySet<string>) =>
  has(given, ['share', 'margin', 'cost']).length > 0 ? 'left' : 'price';

/** Relations of the price and the contribution of one sale. */
function perSale(given: ReadonlySet<string>): Relation[] {
  const isBoth = given.has('share') && given.has('cost');
  const relations: Relation[] = [];
  if (given.has('share')) {
    const part = isBoth ? 'afterShare' : 'left';
    relations.push({ kind: 'rest', whole: 'price', percent: 'share', part });
  }
  if (given.has('margin'))
    relations.push({ kind: 'share', whole: 'price', percent: 'margin', part: 'left' });
  if (given.has('cost')) {
    const whole = isBoth ? 'afterShare' : 'price';
    relations.push({ kind: 'sum', whole, parts: ['cost', 'left'] });
  }
  return relations;
}

/** The amount that all sales have to cover: its name and the relations that add it up. */
function borne(given: ReadonlySet<string>): { name: string; relations: Relation[] } {
  const isPaid = given.has('pay');
  const parts = [...(isPaid ? ['payroll'] : []), ...has(given, ['fixed', 'wanted'])];
  const [only = ''] = parts;
  const name = parts.length > 1 ? 'needed' : only;
  return {
    name,
    relations: [
      ...(isPaid ? [{ kind: 'product', whole: 'payroll', parts: ['people', 'pay'] } as const] : []),
      ...(parts.length > 1 ? [{ kind: 'sum', whole: name, parts } as const] : []),
    ],
  };
}

function covering(given: ReadonlySet<string>, number: string): Relation[] {
  const { name, relations } = borne(given);
  const covers = { kind: 'product', whole: name, parts: [leftOf(given), number] } as const;
  return [...perSale(given), ...relations, covers];
}

const assumes = (given: ReadonlySet<string>) => [
  ...(given.has('pay') ? ['no-contributions'] : []),
  ...(leftOf(given) === 'left' ? [] : ['no-unit-cost']),
];

/** The number of sales a day that covers wages, rent and the other costs of a month. */
export const salesADay: Kind = {
  name: 'sales-a-day',
  isTogether: true,
  base: 'month',
  unless,
  roles: {
    ...roles,
    days: [{ units: ['time'], as: 'number', signs: /#/u, counts: 'day', isFlow: true }],
  },
  asked: [
    {
      name: 'perDay',
      also: ['perMonth'],
      isWhole: true,
      signs: lettered(
        `${howMany}[^?]{0,30}(?:a|per|each|every|на|за) (?:day|ден)(?!\\p{L})|${howMany.replaceAll('noun', 'each')}[^?]{0,20}(?:daily|дневно)`,
        'iu',
      ),
    },
  ],
  kinds: { perDay: 'number', perMonth: 'number' },
  relations: (given) => [
    ...covering(given, 'perMonth'),
    { kind: 'product', whole: 'perMonth', parts: ['perDay', 'days'] },
  ],
  assumes,
  excludes: coversOne,
};

/** The number of sales that covers the fixed costs and the wanted profit. */
export const salesNeeded: Kind = {
  name: 'sales-needed',
  isTogether: true,
  unless,
  roles,
  asked: [
    {
      name: 'enough',
      also: ['left'],
      isWhole: true,
      signs: lettered(
        `${howMany}(?![^?]*(?:(?:a|per|each|every|на|за) (?:day|ден)(?!\\p{L})|daily|дневно))`,
        'iu',
      ),
    },
  ],
  kinds: { enough: 'number' },
  relations: (given) => covering(given, 'enough'),
  assumes,
  excludes: coversOne,
};

/** The contribution of one sale. */
export const saleLeaves: Kind = {
  name: 'sale-leaves',
  isTogether: true,
  unless,
  roles: { price: roles.price, cost: roles.cost, share: roles.share },
  asked: [
    {
      name: 'left',
      signs: lettered(
        `^(?!.*(?:${any('day|week|month|year|ден|седмиц~|месец~|годин~|месечно|дневно|седмично|how many|колко броя')}))(?:${any('what is left|what do i keep|what do i (?:make|earn)|how much (?:do i (?:keep|make|earn)|is left)|(?:колко|какво) (?:ми |ни )?(?:остават?|печеля|изкарвам)|каква (?:ми )?е печалбата')})`,
        'iu',
      ),
    },
  ],
  relations: perSale,
  excludes: (values) => values.size < 2 || excludes(values),
};

/** The profit of a number of sales. */
export const salesLeave: Kind = {
  name: 'sales-leave',
  isTogether: true,
  unless,
  roles: { ...roles, wanted: [], count: [count] },
  asked: [
    {
      name: 'profit',
      signs: sign(
        '(?:what|how much)[^?]{0,25}(?:clear|left|keep|make|earn|profit|take home|remains?)|(?:колко|какво)[^?]{0,25}(?:остават?|печеля|печелим|изкарвам|изкарам|чисто|печалба)',
      ),
    },
  ],
  kinds: { count: 'number' },
  relations: (given) => {
    const { name, relations } = borne(given);
    const all = name === '' ? 'profit' : 'gross';
    return [
      ...perSale(given),
      ...relations,
      { kind: 'product', whole: all, parts: [leftOf(given), 'count'] },
      ...(name === '' ? [] : [{ kind: 'sum', whole: 'gross', parts: [name, 'profit'] } as const]),
    ];
  },
  assumes: (given) => [
    ...assumes(given),
    ...(given.has('fixed') || given.has('pay') ? [] : ['no-fixed']),
  ],
  excludes,
};
