import { lettered } from '@savet/text/lettered';
import type { Kind, Role } from '../kind.ts';
import type { Relation } from '../relations.ts';
import { perUnitCosts, sold } from '../vocabulary.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;
export const people = lettered(`#\\s?(?:-?\\p{L}+\\s){0,2}?${sold}`, 'iu');
const off = sign(
  'discount~|off|cheaper|reduc~|lower~|cut|drop|отстъпк~|намал~|свал~|по-евтин~|промоци~',
);
export const up = sign(
  'rais~|increas~|higher|up|more expensive|вдиг~|увелич~|повиш~|покач~|поскъп~|по-скъп~',
);
const losing = sign(
  'los~|leave~|left|cancel~|quit|губ~|загуб~|напус~|тръгнат|откаж~|откажат|си отид~|си тръг~|изгуб~|отпад~',
);
const changing = sign(
  'from \\d[\\d.,]* to|от \\d[\\d.,]* на \\d+|discount~|off|rais~|increas~|lower~|reduc~|cut|up|drop|cheaper|отстъпк~|намал~|свал~|вдиг~|увелич~|повиш~|покач~|качвам|поскъп~|промоци~',
);
export const changedPrice = { units: amount, as: 'money', isFlow: true, isSettled: true } as const;
const notPrice = lettered(`${perUnitCosts}|^\\s*(?:of|out of|от)\\s*#`, 'iu');
const unitCost = [
  {
    units: amount,
    as: 'money',
    signs: lettered(perUnitCosts, 'iu'),
    not: /(?:on an?|my|our|на)\s*#/iu,
    isSum: true,
  },
] as const;
const price: readonly Role[] = [
  {
    ...changedPrice,
    signs: before(
      'price|sell~|charge|from|at|pays?|paying|цена~|продавам~|взимам~|от|по|на|плаща~',
    ),
    not: notPrice,
  },
  { ...changedPrice, signs: lettered(/(?:on an?|my|our|off an?)\s*#|(?:от|на)\s\p{L}+\sза\s*#/iu) },
  { ...changedPrice, units: ['money'], signs: /^\s*(?:of|from|от)\s*#/iu },
  { ...changedPrice, signs: /#/u, not: notPrice, isEach: true },
];
/** The price now, by its verb: “that sells for 24”. */
const changedFrom: Role = {
  ...{ ...changedPrice, signs: /#/u },
  when: ({ clue: { deed, isEach, own } }) =>
    deed === 'asking' ||
    deed === 'average' ||
    (isEach && deed === null) ||
    lettered(/(?<!\p{L})(?:now|сега|в момента)(?: it)?(?: is| е)?\s*$/iu).test(own),
};
/** The unit cost, by its verb: “and costs me 9.60 all in”. */
const changedCost: Role = {
  ...{ units: amount, as: 'money', signs: /#/u, isSum: true },
  when: ({ clue: { deed, isEach, isEachList } }) =>
    deed === 'running' || (deed !== 'asking' && (isEach || isEachList)),
};
/** “I do 60 a month now.” */
const soldNow: Role = {
  ...{ units: ['count', 'bare'], as: 'number', signs: /#/u, isFlow: true, isSettled: true },
  not: losing,
  when: ({ clue: { deeds, own }, per }) =>
    per !== null && (deeds.has('selling') || /(?:now|currently|сега|в момента)\s*$/iu.test(own)),
};
const newPrice: readonly Role[] = [
  { ...changedPrice, signs: before('to|на'), not: sign('from|по') },
];
const count = [
  {
    units: ['count', 'bare'],
    as: 'number',
    signs: /^\s*(?:в момента|сега) (?:са|сме|имам|имаме) (?:около )?#/iu,
    isFlow: true,
    isSettled: true,
  },
  {
    units: ['count', 'bare'],
    as: 'number',
    signs: people,
    not: losing,
    isFlow: true,
    isSettled: true,
  },
  {
    units: ['count', 'bare'],
    as: 'number',
    signs: sign('sell|продавам~|of (?:our|my)|от (?:нашите|моите)|имам~|have'),
    isFlow: true,
    isSettled: true,
  },
] as const;
const ofThem = /^\s*(?:of|out of|от)(?: (?:our|my|the|моите|нашите))?\s*#/iu;
const ofAll = { units: ['count', 'bare'], as: 'number', signs: ofThem } as const;
export const kinds = {
  count: 'number',
  after: 'number',
  more: 'number',
  lost: 'number',
  fewer: 'number',
  least: 'number',
} as const;

/** Relations of price, cost and contribution before and after a price change. */
export function priceRelations(given: ReadonlySet<string>): Relation[] {
  const has = (name: string) => given.has(name);
  const left = (priceOf: string, name: string): Relation[] =>
    has('cost') ? [{ kind: 'sum', whole: priceOf, parts: ['cost', name] }] : [];
  return [
    ...(has('discount')
      ? [{ kind: 'rest', whole: 'price', percent: 'discount', part: 'newPrice' } as const]
      : []),
    ...(has('rise')
      ? [{ kind: 'more', whole: 'price', percent: 'rise', part: 'newPrice' } as const]
      : []),
    ...left('price', 'left'),
    ...left('newPrice', 'newLeft'),
  ];
}

/** The number of sales that leaves the same profit at another price. */
export const sameProfit: Kind = {
  name: 'same-profit',
  needs: lettered(
    `^(?=.*${sign('same|equal|as much|as before|keep my profit|not lose money|not earn less|make up|същото|същата|пак толкова|колкото сега|колкото преди|толкова|не печеля по-малко|компенсира~|същия|същите|на същото').source}).*${changing.source}`,
    'isu',
  ),
  roles: {
    price: [...price, changedFrom],
    newPrice,
    cost: [...unitCost, changedCost],
    count: [...count, soldNow],
    discount: [
      { units: ['percent'], as: 'percent', signs: off },
      {
        ...{ units: ['percent'], as: 'percent', signs: before('give|go down|дам|давам|сваля') },
        not: up,
      },
    ],
    rise: [{ units: ['percent'], as: 'percent', signs: up }],
  },
  asked: [
    {
      name: 'fewer',
      signs: sign(
        'how many[^?]{0,25} (?:can|could|may) (?:i|we) (?:afford to )?(?:lose|drop)|how many fewer|колко[^?]{0,25}(?:мога|можем|може) да (?:загуб~|изгуб~|изпусна)|с колко по-малко',
      ),
    },
    {
      name: 'more',
      isWhole: true,
      signs: sign(
        'how many (?:more|extra|additional)|колко (?:\\p{L}+ )?(?:повече|още)|с колко повече|how much more',
      ),
    },
    {
      name: 'after',
      isWhole: true,
      signs: sign(
        'how many (?!more|extra|fewer|less|additional|can|could|may)\\p{L}+(?! (?:can|could|may) (?:i|we))|колко (?:(?!повече|още)\\p{L}+ )?(?:трябва|ще трябва|да прода~|трябват)|колко да прода~',
      ),
    },
  ],
  kinds,
  relations: (given, asked) => [
    ...priceRelations(given),
    { kind: 'product', whole: 'gross', parts: [given.has('cost') ? 'left' : 'price', 'count'] },
    {
      kind: 'product',
      whole: 'gross',
      parts: [given.has('cost') ? 'newLeft' : 'newPrice', 'after'],
    },
    ...(asked === 'more'
      ? [{ kind: 'sum', whole: 'after', parts: ['count', 'more'] } as const]
      : []),
    ...(asked === 'fewer'
      ? [
          { kind: 'whole', whole: 'least', part: 'after' } as const,
          { kind: 'sum', whole: 'count', parts: ['least', 'fewer'] } as const,
        ]
      : []),
  ],
  assumes: (given) => (given.has('cost') ? [] : ['revenue-only']),
  excludes: tooDear,
};

/** The profit at another price with fewer or more customers, compared with now. */
export const priceChange: Kind = {
  name: 'price-change',
  needs: changing,
  unless: sign('margin~|марж~|same|същото|wage~|salar~|заплат~|pay them|плащам на'),
  roles: {
    price,
    newPrice,
    cost: unitCost,
    count: [...count, ofAll],
    discount: [{ units: ['percent'], as: 'percent', signs: off, not: losing }],
    rise: [{ units: ['percent'], as: 'percent', signs: up, not: losing }],
    lostShare: [{ units: ['percent'], as: 'percent', signs: losing }],
    lost: [{ units: ['count', 'bare'], as: 'number', signs: losing }],
    gainedShare: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign(
          'more (?:customers|orders|sales|people)|повече (?:клиенти|поръчки|продажби|хора)|sell|продам',
        ),
        not: losing,
      },
    ],
  },
  asked: [
    {
      name: 'change',
      also: [],
      signs: sign(
        'what changes|how much (?:more|less|do i|do we|will i|will we|would)|what do (?:i|we) (?:gain|lose|earn)|do (?:i|we) (?:earn|make|gain|lose)|will (?:i|we) (?:earn|make|gain|lose)|is it (?:better|worth)|does it pay|what is the (?:difference|effect|change)|печел(?:я|им) ли|губ(?:я|им) ли|ще (?:печеля|спечеля|загубя|изкарам)|колко (?:повече|по-малко|печеля|губя|ще)|какво (?:печеля|губя|се променя|се случва|ще)|каква е разликата|струва ли си|по-добре ли|с колко се променя',
      ),
    },
  ],
  kinds,
  relations: (given) => {
    const has = (name: string) => given.has(name);
    const each = has('cost') ? ['left', 'newLeft'] : ['price', 'newPrice'];
    return [
      ...priceRelations(given),
      ...(has('lostShare')
        ? [{ kind: 'rest', whole: 'count', percent: 'lostShare', part: 'after' } as const]
        : []),
      ...(has('lost') ? [{ kind: 'sum', whole: 'count', parts: ['lost', 'after'] } as const] : []),
      ...(has('gainedShare')
        ? [{ kind: 'more', whole: 'count', percent: 'gainedShare', part: 'after' } as const]
        : []),
      { kind: 'product', whole: 'gross', parts: [each[0] ?? '', 'count'] },
      { kind: 'product', whole: 'newGross', parts: [each[1] ?? '', 'after'] },
      { kind: 'sum', whole: 'newGross', parts: ['gross', 'change'] },
    ];
  },
  assumes: (given) => (given.has('cost') ? [] : ['revenue-only']),
  excludes: tooDear,
};

function tooDear(values: ReadonlyMap<string, number>): boolean {
  const cost = values.get('cost') ?? 0;
  // The new price is said, or follows from the change.
  if (values.has('newPrice') && (values.has('discount') || values.has('rise'))) return true;
  return [values.get('price'), values.get('newPrice')].some(
    (each) => each !== undefined && each <= cost,
  );
}
