import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { sold } from '../vocabulary.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;

/** The revenue lost to no-shows. */
export const noShows: Kind = {
  name: 'no-shows',
  needs: sign(
    'no[- ]?shows?|do(?:es)?n.t (?:come|show|turn up)|do not (?:come|show)|empty|cancel~|не идват|не дойдат|не се явяват|не се появяват|неявил~|неявяван~|празни|отказват|пропадат',
  ),
  roles: {
    capacity: [
      {
        units: ['count', 'time'],
        as: 'number',
        signs: lettered(`#\\s(?:\\p{L}+\\s){0,1}?${sold}`, 'iu'),
        counts: 'hour',
        isFlow: true,
        not: sign('no[- ]?shows?|don.t|не идват|не се'),
      },
    ],
    missing: [{ units: ['percent'], as: 'percent', signs: /#/u }],
    lostCount: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign('no[- ]?shows?|don.t|do not|empty|не идват|не се|пропадат|празни'),
        isFlow: true,
      },
    ],
    price: [
      { units: amount, as: 'money', signs: /#/u, isEach: true },
      {
        units: amount,
        as: 'money',
        signs: before('at|по|price|цена~|часът|worth|costs?|струва'),
      },
    ],
  },
  asked: [
    {
      name: 'loss',
      also: ['missing'],
      signs: sign(
        '(?:what|how much)[^?]{0,30}(?:lose|cost~|miss|lost)|(?:какво|колко)[^?]{0,30}(?:губ~|струва~|пропуска~|загуб~)',
      ),
    },
  ],
  kinds: { capacity: 'number', lostCount: 'number', missing: 'percent' },
  relations: () => [
    { kind: 'share', whole: 'capacity', percent: 'missing', part: 'lostCount' },
    { kind: 'product', whole: 'loss', parts: ['price', 'lostCount'] },
  ],
};

/** The cost of a pay rise for several people. */
export const wageRise: Kind = {
  name: 'wage-rise',
  needs: sign('wage~|salar~|earn|pay|paid|заплат~|плащам~|взимат|получават|бруто'),
  unless: sign('customers?|clients?|клиент~|price~|цена~|цени~|net|нето|contributions?|осигур~'),
  roles: {
    people: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign(
          '#\\s(?:\\p{L}+\\s)?(?:waiters?|cooks?|people|employees|drivers?|workers?|staff|assistants?|baristas?|hairdressers?|cleaners?|bakers?|sales\\p{L}*|сервитьор~|готвач~|души|човека|служител~|шофьор~|работни~|помощни~|продавач~|фризьор~|пекар~|майстор~|бариста)|на #',
        ),
      },
    ],
    pay: [
      {
        units: amount,
        as: 'money',
        signs: sign('earns?|pay~|each|at|on|get|wage~|salar~|по|взимат|получават|заплат~'),
        isFlow: true,
        usual: 'month',
      },
    ],
    raise: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign('rais~|increas~|more|by|вдиг~|увелич~|с #|повиш~|с'),
      },
    ],
    raiseEach: [
      {
        units: amount,
        as: 'money',
        signs: sign('rais~|increas~|more|by|вдиг~|увелич~|с|повиш~'),
        isFlow: true,
      },
    ],
  },
  asked: [
    {
      name: 'moreAll',
      signs: sign(
        'how much (?:more|extra)|what (?:does|will|would)[^?]{0,30}cost|how much[^?]{0,30}cost|колко (?:повече|още|допълнително)|с колко повече|колко[^?]{0,25}(?:струва|излиза|излезе)',
      ),
    },
  ],
  kinds: { people: 'number' },
  relations: (given) => [
    { kind: 'product', whole: 'payroll', parts: ['people', 'pay'] },
    given.has('raiseEach')
      ? { kind: 'product', whole: 'moreAll', parts: ['people', 'raiseEach'] }
      : { kind: 'share', whole: 'payroll', percent: 'raise', part: 'moreAll' },
  ],
  assumes: () => ['no-contributions'],
};

/** A job at a fixed price beside the usual rate. */
export const fixedJob: Kind = {
  name: 'fixed-job',
  needs: sign(
    'fixed|instead|compared|normally|usual~|иначе|обикновено|вместо|нормално|по принцип|фиксиран~',
  ),
  roles: {
    rate: [
      { units: amount, as: 'money', signs: /#/u, isEach: true },
      {
        units: amount,
        as: 'money',
        signs: sign('#\\s?(?:€|euro|лв\\.?|евро)?\\s?(?:an hour|per hour|на час|hourly)'),
      },
    ],
    hours: [{ units: ['time'], as: 'number', signs: /#/u, counts: 'hour' }],
    fee: [
      {
        units: amount,
        as: 'money',
        signs: sign('job|project|price|paid|for|за|проект~|сайт~|поръчка~|платиха|взех'),
        isEach: false,
      },
      { units: amount, as: 'money', signs: before('for|of|за'), not: sign('hour|час') },
    ],
  },
  asked: [
    {
      name: 'short',
      also: ['perHour'],
      signs: sign(
        'how much[^?]{0,30}(?:lose|lost|short|less)|what[^?]{0,20}(?:lose|lost)|колко[^?]{0,20}(?:загуб~|губ~|на минус|по-малко)',
      ),
    },
  ],
  kinds: { hours: 'number' },
  relations: () => [
    { kind: 'product', whole: 'usual', parts: ['rate', 'hours'] },
    { kind: 'sum', whole: 'usual', parts: ['fee', 'short'] },
    { kind: 'product', whole: 'fee', parts: ['perHour', 'hours'] },
  ],
  excludes: (values) =>
    (values.get('fee') ?? 0) >= (values.get('rate') ?? 0) * (values.get('hours') ?? 0),
};

/** Rooms that are let for some nights. */
export const roomsLet: Kind = {
  name: 'rooms-let',
  roles: {
    capacity: [
      {
        units: ['count'],
        as: 'number',
        signs: sign(
          '# (?:\\p{L}+ )?(?:rooms?|beds?|apartments?|стаи|стая|легла|апартамент~|студиа)',
        ),
      },
    ],
    paid: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign('occup~|full|booked|filled|заети|заетост~|запълнен~|пълняемост|резервирани'),
      },
    ],
    price: [
      {
        units: amount,
        as: 'money',
        signs: sign('night|per room|a room|нощувка~|нощ|price|цена~'),
        isFlow: true,
        isSettled: true,
      },
    ],
    nights: [
      {
        units: ['count', 'time'],
        as: 'number',
        signs: sign('# (?:nights?|days?|нощи|нощувки|дни)'),
        counts: 'day',
      },
    ],
  },
  asked: [
    {
      name: 'revenue',
      signs: sign(
        '(?:what|how much)[^?]{0,30}(?:revenue|turnover|take|make|earn)|(?:какъв|колко)[^?]{0,25}(?:оборот~|приход~|изкарвам~|изкарам~)',
      ),
    },
  ],
  kinds: { capacity: 'number', count: 'number', nights: 'number' },
  relations: () => [
    { kind: 'share', whole: 'capacity', percent: 'paid', part: 'count' },
    { kind: 'product', whole: 'gross', parts: ['price', 'count'] },
    { kind: 'product', whole: 'revenue', parts: ['gross', 'nights'] },
  ],
};

/** A regular cost that rises by a percentage. */
export const costRise: Kind = {
  name: 'cost-rise',
  needs: sign(
    'rais~|increas~|goes? up|went up|rises?|rose|up|вдиг~|увелич~|покач~|поскъп~|се качва',
  ),
  unless: sign('customers?|clients?|price~|sell|клиент~|цена~|цени~|продавам|оборот~|turnover'),
  roles: {
    cost: [
      {
        units: amount,
        as: 'money',
        signs: sign(
          'rent|bill|insurance|electricity|lease|наем~|ток|тока|сметка~|застраховк~|лизинг~|from|от',
        ),
        not: sign('by|с'),
        isFlow: true,
        usual: 'month',
      },
    ],
    raise: [{ units: ['percent'], as: 'percent', signs: /#/u }],
  },
  asked: [
    { name: 'moreAll', signs: sign('how much (?:more|extra)|колко (?:повече|още)|с колко повече') },
  ],
  relations: () => [{ kind: 'share', whole: 'cost', percent: 'raise', part: 'moreAll' }],
};
