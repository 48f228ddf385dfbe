import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { listed, sold } from '../vocabulary.ts';
import { any, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;
const number = ['count', 'bare'] as const;
const bought = lettered(`#\\s(?:\\p{L}+\\s){0,1}?\\p{L}{3,}`, 'iu');

/** “We’ll be 35.” */
const weAre =
  /(?:we(?:[’']ll| will)? (?:be|are)|there (?:are|will be)|(?:ще )?(?:сме|бъдем|са|дойдат))\s*#\s*$/iu;
const paidOnce = sign(
  'venue|hall|room|dj|band|music|deliver~|shipping|transport|customs|setup|photographer|decorations?|flowers|drinks|food|cake|tent|host|printing|design|зала~|музика~|диджей~|доставк~|транспорт~|мито|фотограф~|украса~|цветя~|напитки~|храна~|торта~|шатра~|водещ~|печат~|дизайн~|оркестър~|автобус~|bus|coach|клише',
);

/** The cost of one of several, from unit prices and amounts paid for all of them. */
export const costOfOne: Kind = {
  name: 'cost-of-one',
  unless: sign(
    'margin~|марж~|vat|ддс|profit|печал~|offer a|supplier a|оферта а|worth|stay~|spent|похарч~|rent|наем~|sell|продавам~|hour|час~',
  ),
  roles: {
    each: [{ units: amount, as: 'money', signs: /#/u, isEach: true, isSum: true }],
    together: [
      {
        units: ['money'],
        as: 'money',
        signs: lettered(/\p{L}/u),
        isEach: false,
        isSum: true,
        not: sign('have|имам|budget|бюджет'),
      },
      { units: ['bare'], as: 'money', signs: paidOnce, isEach: false, isSum: true },
      {
        units: ['bare'],
        as: 'money',
        signs: lettered(listed, 'iu'),
        not: lettered(sold, 'iu'),
        isEach: false,
        isSum: true,
      },
    ],
    count: [
      { units: number, as: 'number', signs: bought, not: sign('#\\s?(?:%|percent)') },
      { units: ['bare'], as: 'number', signs: weAre },
    ],
  },
  asked: [
    {
      name: 'one',
      signs: sign(
        'per (?!month|week|day|year|hour)\\p{L}+|(?:what|how much)[^?]{0,20} (?:one|each|a single)|each (?:person|guest|one)|(?:какво|колко|по колко)[^?]{0,30}(?:един|една|едно|на човек|на глава|на гост|на брой|бройка|всеки|всяка)',
      ),
    },
    {
      name: 'all',
      signs: sign(
        '(?:what|how much)[^?]{0,30}(?:in total|altogether|all of it|total)|what is the total|how much (?:is|does|will|do)[^?]{0,25}(?:cost|pay|come to|event|party)|колко[^?]{0,30}(?:общо|всичко)|колко ще ми (?:струва|излезе)|колко (?:ще )?(?:струва|излиза) (?:всичко|общо|партито|събитието)',
      ),
    },
  ],
  // A single amount for all of them is a plain division.
  excludes: (values) => !values.has('each') || !values.has('together'),
  relations: (given) => [
    ...(given.has('each')
      ? [{ kind: 'product', whole: 'goods', parts: ['each', 'count'] } as const]
      : []),
    ...(given.has('together') && given.has('each')
      ? [{ kind: 'sum', whole: 'all', parts: ['goods', 'together'] } as const]
      : []),
    {
      kind: 'product',
      whole:
        given.has('each') && given.has('together')
          ? 'all'
          : given.has('each')
            ? 'goods'
            : 'together',
      parts: ['one', 'count'],
    },
  ],
  kinds: { count: 'number' },
};

/** Each amount has to say whether the tax is in it. */
const withTax = (words: string) =>
  lettered(`^(?=.*${any('incl~|with|с ддс|с включен~|gross')}).*${words}`, 'isu');
const withoutTax = (words: string) =>
  lettered(`^(?=.*${any('without|excl~|plus|net|без|before')}).*${words}`, 'isu');
const selling = any(
  'sold|sell|sales|invoiced|turnover|charged|продад~|продажби|продавам|фактурирах|оборот~',
);
const buying = any('bought|buy|purchases?|costs?|paid|купих|купувам|покупки|разход~|платих|купил');

/** VAT on sales without that on purchases. */
export const vatDue: Kind = {
  name: 'vat-due',
  lacks: ['rate'],
  needs: /(?:vat|ддс)/iu,
  unless: sign('margin~|марж~|profit|печалб~|discount|отстъпк~'),
  roles: {
    sold: [{ units: amount, as: 'money', isWide: true, signs: withTax(selling) }],
    soldNet: [{ units: amount, as: 'money', isWide: true, signs: withoutTax(selling) }],
    bought: [{ units: amount, as: 'money', isWide: true, signs: withTax(buying) }],
    boughtNet: [{ units: amount, as: 'money', isWide: true, signs: withoutTax(buying) }],
    rate: [{ units: ['percent'], as: 'percent', signs: /#/u }],
  },
  asked: [
    {
      name: 'due',
      signs: sign(
        'how much vat|what vat|vat[^?]{0,20}(?:owe|pay|due)|how much[^?]{0,20}(?:owe|pay)|what do i owe|колко ддс|какво ддс|колко[^?]{0,30}(?:дължа|внеса|внасям|платя|плащам)',
      ),
    },
  ],
  relations: (given) => [
    ...(given.has('sold')
      ? [
          { kind: 'more', whole: 'soldBase', percent: 'rate', part: 'sold' } as const,
          { kind: 'sum', whole: 'sold', parts: ['soldBase', 'soldTax'] } as const,
        ]
      : [{ kind: 'share', whole: 'soldNet', percent: 'rate', part: 'soldTax' } as const]),
    ...(given.has('bought')
      ? [
          { kind: 'more', whole: 'boughtBase', percent: 'rate', part: 'bought' } as const,
          { kind: 'sum', whole: 'bought', parts: ['boughtBase', 'boughtTax'] } as const,
        ]
      : [{ kind: 'share', whole: 'boughtNet', percent: 'rate', part: 'boughtTax' } as const]),
    { kind: 'sum', whole: 'soldTax', parts: ['boughtTax', 'due'] },
  ],
  assumes: () => ['vat-full'],
};

/** A share of a share of an amount. */
export const shareOfShare: Kind = {
  name: 'share-of-share',
  unless: sign(
    'margin~|марж~|vat|ддс|discount~|отстъпк~|tax~|данък~|grow~|раст~|rais~|вдиг~|convert~|buy|bought|купуват|loan|заем~|profit|commission|комисион~|churn|lose|губ~',
  ),
  roles: {
    whole: [
      {
        units: amount,
        as: 'money',
        signs: sign('turnover|revenue|budget|sales|income|оборот~|бюджет~|приход~|продажби'),
        isFlow: true,
        isEach: false,
      },
    ],
    share: [
      {
        units: ['percent'],
        as: 'percent',
        signs: /#/u,
        not: /#\s*(?:of|от) (?:it|that|them|this|тях|това|него|нея)/iu,
      },
    ],
    shareOf: [
      {
        units: ['percent'],
        as: 'percent',
        signs: /#\s*(?:of|от) (?:it|that|them|this|тях|това|него|нея)/iu,
      },
    ],
  },
  asked: [{ name: 'part', signs: sign('how much|what|колко|каква сума') }],
  relations: () => [
    { kind: 'share', whole: 'whole', percent: 'share', part: 'partBefore' },
    { kind: 'share', whole: 'partBefore', percent: 'shareOf', part: 'part' },
  ],
};
