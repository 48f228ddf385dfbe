import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { sign } from '../words.ts';
import { amount, isForEach } from './roles.ts';

/** The earnings per hour after costs. */
export const hourAfterCosts: Kind = {
  name: 'hour-after-costs',
  isTogether: true,
  unless: sign('vat|ддс|tax~|данък~|want|искам|employees?|служител~|%'),
  roles: {
    income: [
      {
        ...{ units: amount, as: 'money', signs: /#/u, isFlow: true },
        when: ({ clue, isEach, per }) =>
          !isEach &&
          per !== 'hour' &&
          ['earning', 'asking', 'weak-asking'].includes(clue.deed ?? ''),
      },
      {
        ...{ units: amount, as: 'money', isFlow: true, isEach: false },
        signs: sign(
          '(?:job|project|order|course|event|gig) (?:of|for|at)[^#]*#|(?:поръчка|проект|събитие|сватба|курс) за[^#]*#|(?:i|we) (?:got|get|was paid|am paid)[^#]*#|платиха ми[^#]*#|(?:взех|получих)[^#]*#',
        ),
      },
      {
        ...{ units: amount, as: 'money' },
        signs: lettered(/(?<!\p{L})pays?(?: me| us)?\s#|ми плащат?[^#]*#|плаща ми[^#]*#/iu),
      },
    ],
    costs: [
      {
        ...{ units: amount, as: 'money', signs: /#/u, isFlow: true, isSum: true },
        when: ({ clue, isEach, per }) =>
          !isEach &&
          !clue.isEach &&
          per !== 'hour' &&
          ['outlay', 'running', 'cost', null].includes(clue.deed),
        not: sign(
          '(?:job|project|order|course|event|gig) (?:of|for|at)[^#]*#|платиха ми[^#]*#|was paid[^#]*#',
        ),
      },
    ],
    hours: [{ units: ['time'], as: 'number', signs: /#/u, counts: 'hour', isFlow: true }],
  },
  asked: [
    {
      name: 'perHour',
      also: ['kept'],
      signs: sign(
        '(?:what|how much)[^?]{0,40}(?:hourly|per hour|an hour|each hour)|(?:колко|какво|каква)[^?]{0,40}(?:на час|за час|часова~|един час)',
      ),
    },
  ],
  kinds: { hours: 'number' },
  relations: (given) => [
    ...(given.has('costs')
      ? [{ kind: 'sum', whole: 'income', parts: ['costs', 'kept'] } as const]
      : []),
    {
      kind: 'product',
      whole: given.has('costs') ? 'kept' : 'income',
      parts: ['perHour', 'hours'],
    },
  ],
  excludes: (values) => (values.get('costs') ?? 0) >= (values.get('income') ?? Infinity),
};

/** The extra cost of instalments over the cash price. */
export const instalmentsInAll: Kind = {
  name: 'instalments-in-all',
  isTogether: true,
  needs: sign('instal?ments?|payments?|months?|вноск~|месец~|месеца|разсрочен~|на изплащане'),
  unless: /%|(?:turnover|rent|оборот|наем|приход)/iu,
  roles: {
    cash: [
      {
        ...{ units: amount, as: 'money', signs: /#/u },
        when: (quantity) =>
          !quantity.clue.isEach && !/[a-zа-я]+\s(?:of|по|at|x|х)\s*$/iu.test(quantity.clue.own),
        not: sign('up ?front|down|deposit|първоначал~|авансово|капаро|аванс'),
      },
    ],
    upfront: [
      {
        ...{ units: amount, as: 'money' },
        signs: sign('up ?front|down|deposit|първоначал~|авансово|капаро|аванс'),
      },
    ],
    months: [
      {
        ...{ units: ['count', 'time'], as: 'number', counts: 'month' },
        signs: sign(
          '# (?:equal |monthly |месечни |равни )?(?:instal?ments?|payments?|months?|вноски|месеца|плащания)',
        ),
      },
    ],
    each: [
      {
        ...{ units: amount, as: 'money', signs: /#/u, isUnit: true },
        when: (quantity) =>
          quantity.per === 'month' ||
          isForEach(quantity) ||
          /[a-zа-я]+\s(?:of|по|at|x|х)\s*$/iu.test(quantity.clue.own),
      },
    ],
  },
  asked: [
    {
      name: 'dearer',
      also: ['paid'],
      signs: sign(
        'how much (?:more|extra)|what is the (?:extra|difference)|how much (?:is|are) the interest|с колко|колко (?:повече|отгоре|над)|каква е разликата|оскъпява~|надплащ~',
      ),
    },
  ],
  kinds: { months: 'number' },
  relations: (given) => [
    { kind: 'product', whole: given.has('upfront') ? 'parts' : 'paid', parts: ['each', 'months'] },
    ...(given.has('upfront')
      ? [{ kind: 'sum', whole: 'paid', parts: ['upfront', 'parts'] } as const]
      : []),
    { kind: 'sum', whole: 'paid', parts: ['cash', 'dearer'] },
  ],
};
