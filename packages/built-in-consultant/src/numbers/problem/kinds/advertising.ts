import type { Kind } from '../kind.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;

/** The results of an advertisement: enquiries, customers and revenue. */
export const adResults: Kind = {
  name: 'ad-results',
  isTogether: true,
  unless: sign('margin|марж~|clicks?|клик~|profit|печалб~'),
  roles: {
    spent: [
      {
        units: amount,
        as: 'money',
        signs: before('spent|put|paid|invested|дадох|дадохме|похарчих|похарчихме|платих|вложих'),
        isEach: false,
      },
    ],
    enquiries: [
      {
        units: ['count'],
        as: 'number',
        signs: sign(
          '# (?:\\p{L}+ )?(?:enquir~|inquir~|calls?|leads?|messages?|запитван~|обаждан~|съобщен~)',
        ),
      },
    ],
    customers: [
      {
        units: ['count'],
        as: 'number',
        signs: sign(
          '# (?:\\p{L}+ )?(?:became|customers?|clients?|bookings?|orders?|sales|jobs?|станаха|клиент~|пор[ъа]чк~|продажб~)',
        ),
        not: sign('enquir~|calls?|запитван~'),
      },
    ],
    worth: [
      {
        units: amount,
        as: 'money',
        signs: sign(
          '(?:worth|each (?:\\p{L}+ )?(?:spent|paid|brings?|brought)|всек[иа]|всяка|всеки|средно|по)[^#]*#',
        ),
        not: sign('spent on|put|дадох|похарчих'),
      },
    ],
    again: [
      {
        units: ['percent'],
        as: 'percent',
        signs: /#.*(?:once a year|веднъж (?:в годината|на година|годишно))/iu,
        isWide: true,
        isFlow: true,
      },
    ],
    years: [{ units: ['time'], as: 'number', signs: /#/u, counts: 'year' }],
  },
  asked: [
    {
      name: 'perCustomer',
      also: ['perEnquiry', 'rate', 'income', 'back', 'later', 'inAll'],
      signs: sign(
        'any good|worth it|(?:is|was) (?:it|that|this) (?:any good|good|worth it|ok|okay|worth)|добре ли|струва(?:ше)? ли си|има(?:ше)? ли смисъл|what (?:does|did) (?:a|each|one) (?:customer|client) cost|колко (?:ми )?струва (?:един )?клиент',
      ),
    },
  ],
  kinds: { rate: 'percent', back: 'number', returning: 'number', visits: 'number' },
  relations: () => [
    { kind: 'product', whole: 'spent', parts: ['perEnquiry', 'enquiries'] },
    { kind: 'product', whole: 'spent', parts: ['perCustomer', 'customers'] },
    { kind: 'share', whole: 'enquiries', percent: 'rate', part: 'customers' },
    { kind: 'product', whole: 'income', parts: ['worth', 'customers'] },
    { kind: 'product', whole: 'income', parts: ['back', 'spent'] },
    { kind: 'share', whole: 'customers', percent: 'again', part: 'returning' },
    { kind: 'product', whole: 'visits', parts: ['returning', 'years'] },
    { kind: 'product', whole: 'later', parts: ['worth', 'visits'] },
    { kind: 'sum', whole: 'inAll', parts: ['income', 'later'] },
  ],
  assumes: (given) => (given.has('worth') ? ['worth-turnover'] : []),
  excludes: (values) => (values.get('customers') ?? 0) > (values.get('enquiries') ?? Infinity),
};

const buyers = '(?:(?:people|души|хора|човека) )?(?:order~|buy~|пор[ъа]ч~|купува~|купят)';

/** “Of 100 clicks 4 order”, at so much a click. */
export const paidClicks: Kind = {
  name: 'paid-clicks',
  isTogether: true,
  needs: sign('clicks?|клик~'),
  roles: {
    click: [
      {
        units: amount,
        as: 'money',
        signs: sign('(?:click~|клик~)[^#]*#|# (?:a|per|на|за) (?:click|клик)'),
        not: sign('of #|от #|month|месец'),
      },
    ],
    clicks: [{ units: ['count'], as: 'number', signs: sign('(?:of|in|от|на) # (?:clicks|клика)') }],
    buyers: [{ units: ['count'], as: 'number', signs: sign(`# ${buyers}`) }],
    budget: [
      {
        units: amount,
        as: 'money',
        signs: sign('ads?|advert~|budget|реклам~|бюджет~'),
        not: sign('click~|клик~'),
        isFlow: true,
      },
    ],
    order: [
      {
        units: amount,
        as: 'money',
        signs: sign('(?:average|avg|средн~|обикновен~)[^#]*#'),
        not: sign('click~|клик~'),
      },
    ],
    margin: [{ units: ['percent'], as: 'percent', signs: sign('margin|марж~') }],
  },
  asked: [
    {
      name: 'perOrder',
      also: ['orders', 'leaves', 'gain'],
      signs: sign(
        'what (?:does|will|would|is) (?:an|one|each|a) (?:order|sale|customer|client) cost|how much (?:does|will) (?:an|one|each|a) (?:order|sale|customer|client) cost|what (?:does|will) it cost (?:me )?(?:per|for an) order|колко (?:ще )?(?:ми |ни )?(?:струва|излиза) (?:една|един|1) (?:пор[ъа]чка|клиент|продажба)',
      ),
    },
  ],
  kinds: { orders: 'number' },
  relations: () => [
    { kind: 'product', whole: 'paid', parts: ['click', 'clicks'] },
    { kind: 'product', whole: 'paid', parts: ['perOrder', 'buyers'] },
    { kind: 'product', whole: 'budget', parts: ['perOrder', 'orders'] },
    { kind: 'share', whole: 'order', percent: 'margin', part: 'leaves' },
    { kind: 'sum', whole: 'leaves', parts: ['perOrder', 'gain'] },
  ],
  excludes: (values) => (values.get('buyers') ?? 0) > (values.get('clicks') ?? Infinity),
};
