import type { Kind } from '../kind.ts';
import { sign } from '../words.ts';

const amount = ['money', 'bare'] as const;

/** The remaining budget per remaining month. */
export const budgetLeft: Kind = {
  name: 'budget-left',
  needs: sign('budget~|бюджет~'),
  unless: sign('customers?|clients?|клиент~|clicks?|клик~'),
  roles: {
    budget: [
      {
        units: amount,
        as: 'money',
        signs: sign('budget~|бюджет~'),
        not: sign('spent|похарч~|дадох|изхарч~'),
        isFlow: true,
        isEach: false,
      },
    ],
    spent: [
      {
        units: amount,
        as: 'money',
        signs: sign('spent|used|gone|paid|похарч~|изхарч~|дадох|дадохме|платих|отидоха|изразход~'),
      },
    ],
    gone: [{ units: ['time'], as: 'months', signs: /#/u, counts: 'month' }],
  },
  asked: [
    {
      name: 'monthly',
      signs: sign(
        'how much[^?]{0,60}(?:month|left)|what[^?]{0,60}(?:month|left)|(?:по )?колко[^?]{0,60}(?:месец|месечно|остава~)',
      ),
    },
  ],
  kinds: { whole: 'months', ahead: 'months', gone: 'months' },
  base: 'year',
  constants: () => [['whole', { value: 12, as: 'months' }]],
  relations: () => [
    { kind: 'sum', whole: 'budget', parts: ['spent', 'rest'] },
    { kind: 'sum', whole: 'whole', parts: ['gone', 'ahead'] },
    { kind: 'product', whole: 'rest', parts: ['monthly', 'ahead'] },
  ],
};

/** Equal instalments without interest. */
export const instalments: Kind = {
  name: 'instalments',
  needs: sign(
    'no interest|without interest|interest[- ]free|0 ?% interest|безлихв~|без лихва|равни вноски|на равни|equal (?:instal?ments|payments)',
  ),
  unless: /[1-9]\s?%/u,
  roles: {
    goal: [{ units: amount, as: 'money', signs: /#/u, isEach: false }],
    months: [
      {
        units: ['time', 'count'],
        as: 'number',
        signs: sign(
          '#\\s(?:equal |monthly |равни |месечни )?(?:months?|instal?ments|payments|месеца|вноски|плащания)',
        ),
        counts: 'month',
      },
    ],
  },
  asked: [{ name: 'instalment', signs: sign('how much|what|колко|каква|по колко') }],
  kinds: { months: 'number' },
  relations: () => [{ kind: 'product', whole: 'goal', parts: ['instalment', 'months'] }],
};

/** Customers that leave and come, month by month. */
export const customerCourse: Kind = {
  name: 'customer-course',
  needs: sign(
    'los~|leave~|cancel~|churn|quit|губ~|напуск~|отказват|отлив|отпадат|си отиват|си тръгват|тръгват',
  ),
  unless: sign('rais~|вдиг~|price|цена~|цени~'),
  base: 'month',
  roles: {
    start: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign('have|of|with|имам~|имаме|от|сме с|start'),
        not: sign('new|нови|win|идват'),
      },
    ],
    lost: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign('lose|leave|cancel|quit|губ~|напускат|отказват|отпадат|отиват|тръгват'),
        not: sign('have|имаме?|new|нови|of #|от #'),
        isFlow: true,
      },
    ],
    joined: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign(
          'win|join|gain|new|come|sign up|get|идват|нови|печелим|печеля|идват|се записват|прибавям~|get',
        ),
        isFlow: true,
      },
    ],
    churn: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign(
          'churn|lose|leave|cancel|quit|губ~|напускат|отказват|отлив|отпадат|тръгват|отиват',
        ),
        isFlow: true,
      },
    ],
    each: [
      { units: amount, as: 'money', signs: /#/u, isEach: true, isFlow: true },
      {
        units: amount,
        as: 'money',
        signs: sign('pay~|subscription|абонамент~|плащат?|такса|fee'),
        isFlow: true,
      },
    ],
    months: [
      {
        units: ['time'],
        as: 'months',
        signs: sign('in|after|over|след|за|#'),
        counts: 'month',
      },
    ],
  },
  asked: [
    {
      name: 'lostEach',
      also: ['replaced'],
      signs: sign(
        '(?:how many|колко)[^?]{0,40}(?:new|нови)[^?]{0,60}(?:level|stay|keep|same|stable|fall|shrink|падам~|намаля~|същия|същото|колкото|губ~|задърж~)',
      ),
    },
    {
      name: 'end',
      also: ['worth'],
      signs: sign(
        'how many[^?]{0,30}(?:will|have|left|members|clients|customers|subscribers)|колко[^?]{0,30}(?:ще|остават?|клиента|абоната|имам|имаме|са)',
      ),
    },
  ],
  kinds: {
    lostEach: 'number',
    lost: 'number',
    end: 'number',
    growth: 'number',
    grown: 'number',
    months: 'months',
    churn: 'percent',
  },
  relations: (given, asked) => [
    ...(asked === 'end' && given.has('each')
      ? [{ kind: 'product', whole: 'worth', parts: ['each', 'end'] } as const]
      : []),
    ...(asked === 'lostEach'
      ? [
          { kind: 'share', whole: 'start', percent: 'churn', part: 'lostEach' } as const,
          ...(given.has('each')
            ? [{ kind: 'product', whole: 'replaced', parts: ['each', 'lostEach'] } as const]
            : []),
        ]
      : []),
    ...(asked === 'end' && given.has('lost')
      ? [
          given.has('joined')
            ? ({ kind: 'sum', whole: 'joined', parts: ['lost', 'growth'] } as const)
            : ({ kind: 'product', whole: 'grown', parts: ['lost', 'months'] } as const),
          ...(given.has('joined')
            ? [
                { kind: 'product', whole: 'grown', parts: ['growth', 'months'] } as const,
                { kind: 'sum', whole: 'end', parts: ['start', 'grown'] } as const,
              ]
            : [{ kind: 'sum', whole: 'start', parts: ['grown', 'end'] } as const]),
        ]
      : []),
  ],
};
