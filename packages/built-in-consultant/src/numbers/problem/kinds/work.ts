import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;
const kept = before('останат|остават|остане|left with|keep|take home|изкарам|make|earn');
const crew =
  'lads?|guys|men|people|workers|employees|drivers?|staff|helpers?|fitters?|cooks?|chefs?|waiters?|cleaners?|bakers?|barbers?|готвач~|сервитьор~|пекар~|фризьор~|чистачк~|монтажни~|майстор~|шоф[ьи]о?р~|работни~|служител~|човека|души|момчета';

/** A crew with wages, other costs and what is to be left: the price of a day. */
export const crewDay: Kind = {
  name: 'crew-day',
  base: 'month',
  isTogether: true,
  unless: sign('hours?|час~|weeks?|седмиц~|vat|ддс|%'),
  roles: {
    people: [{ units: ['count'], as: 'number', signs: sign(`# (?:\\p{L}+ )?(?:${crew})`) }],
    pay: [
      {
        units: amount,
        as: 'money',
        signs: before('по|on|at|each'),
        isFlow: true,
      },
    ],
    days: [
      { units: ['time'], as: 'number', signs: sign('work~|работ~'), counts: 'day', isFlow: true },
    ],
    fixed: [
      {
        units: amount,
        as: 'money',
        signs: sign(
          'rent|van|yard|tools|fuel|insurance|lease|наем~|бус~|ток|лизинг~|гориво~|склад~',
        ),
        not: kept,
        isFlow: true,
        isSum: true,
        isEach: false,
      },
    ],
    wanted: [{ units: amount, as: 'money', signs: kept, isEach: false, isFlow: true }],
  },
  asked: [
    {
      name: 'perDay',
      signs: sign(
        '(?:what|how much)[^?]{0,30}(?:charge|take|ask|invoice)[^?]{0,20}(?:a|per|each) day|колко[^?]{0,30}(?:взимам|вземам|искам|таксувам|изкарвам)[^?]{0,12}на ден',
      ),
    },
  ],
  relations: (given) => [
    { kind: 'product', whole: 'payroll', parts: ['people', 'pay'] },
    {
      kind: 'sum',
      whole: 'needed',
      parts: ['payroll', ...['fixed', 'wanted'].filter((name) => given.has(name))],
    },
    { kind: 'product', whole: 'needed', parts: ['perDay', 'days'] },
  ],
  assumes: () => ['no-contributions', 'all-months'],
};

/** Paid hours of a year without the costs of that year. */
export const yearOfHours: Kind = {
  name: 'year-of-hours',
  isTogether: true,
  unless: /(?:for|за|over) (?:[1-9]|1\d) (?:weeks|седмици)/iu,
  base: 'year',
  roles: {
    rate: [
      {
        units: amount,
        as: 'money',
        signs: lettered(/#\s(?:an hour|per hour|на час|за час)(?!\p{L})/iu),
      },
    ],
    hours: [
      {
        units: ['time'],
        as: 'number',
        signs: /#/u,
        counts: 'hour',
        isFlow: true,
        isPeriodic: true,
      },
    ],
    costs: [
      {
        units: amount,
        as: 'money',
        signs: lettered(/\p{L}/u),
        not: sign('charge|взимам|вземам|make|earn|want|искам|salary|заплата'),
        isFlow: true,
        isSum: true,
        isPeriodic: true,
        isEach: false,
      },
    ],
  },
  asked: [
    {
      name: 'kept',
      signs: sign(
        'what[^?]{0,20}(?:leave|left|keep|make|earn|take home)|how much[^?]{0,20}(?:leave|left|keep|make|earn|take home)|(?:какво|колко)[^?]{0,15}(?:остава|печеля|изкарвам)',
      ),
    },
  ],
  kinds: { hours: 'number' },
  relations: (given) =>
    given.has('costs')
      ? [
          { kind: 'product', whole: 'income', parts: ['rate', 'hours'] },
          { kind: 'sum', whole: 'income', parts: ['costs', 'kept'] },
        ]
      : [],
};

/** Somebody new beside the jobs that there are: how many more pay for them. */
export const extraHire: Kind = {
  name: 'extra-hire',
  base: 'year',
  isTogether: true,
  needs: sign('hire|take on|employ|another|назнача~|наема~|взема~ още'),
  unless: sign('%|month~|месец~|месечно|week~|седмиц~'),
  roles: {
    count: [
      {
        units: ['count'],
        as: 'number',
        signs: lettered(/#\s\p{L}+/u),
        isFlow: true,
        isPeriodic: true,
      },
    ],
    each: [
      {
        units: ['money', 'bare', 'count'],
        as: 'money',
        signs: sign('(?:avg|average|средн~|по)[^#]*#'),
        not: sign('hire|who'),
      },
    ],
    hire: [
      {
        units: ['money', 'bare', 'count'],
        as: 'money',
        signs: before('costs?|струва|излиза'),
        isFlow: true,
        isSettled: true,
      },
    ],
  },
  asked: [
    {
      name: 'more',
      isWhole: true,
      signs: sign(
        'how many (?:more|extra) [^?]{0,40}(?:break even|cover|pay for)|колко [^?]{0,12}(?:повече|още)[^?]{0,50}(?:на нула|покри~|изплати)',
      ),
    },
  ],
  kinds: { more: 'number', total: 'number', count: 'number' },
  relations: () => [
    { kind: 'product', whole: 'now', parts: ['each', 'count'] },
    { kind: 'sum', whole: 'then', parts: ['now', 'hire'] },
    { kind: 'product', whole: 'then', parts: ['each', 'total'] },
    { kind: 'sum', whole: 'total', parts: ['count', 'more'] },
  ],
  assumes: () => ['same-period'],
};
