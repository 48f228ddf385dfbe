import type { Kind } from '../kind.ts';
import { before, sign } from '../words.ts';
import { changedPrice, kinds, people, priceRelations, up } from './changes.ts';

const amount = ['money', 'bare'] as const;

const perUnit = sign(
  'per kg|a kilo|per litre|a litre|per unit|each|за кг|на кг|за килограм|на литър|за литър|за брой|на брой|a cup|a bag|kg|кг|килограм~|литр~|литър|litres?|kilos?|packs?|пакет~|чувал~|кашон~',
);

/** A dearer or cheaper purchase: the difference of each, and of all. */
export const dearerPurchase: Kind = {
  name: 'dearer-purchase',
  needs: sign(
    'поскъп~|go(?:es)? up|went up|rose|more expensive|increas~|вдигна~|поевтин~|fell|went down|rais~|качи~',
  ),
  unless: sign('customers?|clients?|sell|turnover|клиент~|продавам~|оборот~|members?|абонат~'),
  roles: {
    price: [{ ...changedPrice, signs: before('from|от') }],
    newPrice: [{ ...changedPrice, signs: before('to|на') }],
    rise: [{ units: ['percent'], as: 'percent', signs: up }],
    count: [
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: perUnit,
        not: before('from|от|to|на'),
        isFlow: true,
        isSettled: true,
      },
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: sign('use|buy|харча|купувам~|изразходвам~|ползвам~|need|трябват'),
        isFlow: true,
        isSettled: true,
      },
    ],
  },
  asked: [
    {
      name: 'change',
      signs: sign('how much more|how much|what|колко повече|с колко|колко|какво'),
    },
  ],
  kinds,
  relations: (given) => [
    ...priceRelations(given),
    { kind: 'sum', whole: 'newPrice', parts: ['price', 'changeEach'] },
    { kind: 'product', whole: 'change', parts: ['changeEach', 'count'] },
  ],
};

/** A larger average purchase of the same customers. */
export const largerBasket: Kind = {
  name: 'larger-basket',
  needs: sign('average|basket|средн~|кошница~|each (?:one|customer|guest)|всеки|bill'),
  roles: {
    revenue: [
      {
        units: amount,
        as: 'money',
        signs: sign(
          'took|take|turnover|revenue|made|sales|имам|имах|оборот~|изкарах|изкарвам|направих|продадох',
        ),
        isFlow: true,
        isEach: false,
      },
    ],
    count: [
      { units: ['count', 'bare'], as: 'number', signs: people, isFlow: true, isSettled: true },
      {
        units: ['count', 'bare'],
        as: 'number',
        signs: before('from|от'),
        isFlow: true,
        isSettled: true,
      },
    ],
    changeEach: [
      {
        units: amount,
        as: 'money',
        signs: sign(
          'goes up|rises?|more|higher|increas~|by|spend|повече|вдигна|порасне|нарасне|увелич~|с #',
        ),
      },
    ],
    rise: [{ units: ['percent'], as: 'percent', signs: up }],
  },
  asked: [
    {
      name: 'change',
      signs: sign('how much more|what do (?:i|we) gain|колко повече|с колко повече|какво печеля'),
    },
    {
      name: 'newRevenue',
      signs: sign(
        '(?:what|how much)[^?]{0,30}(?:turnover|revenue|sales|take)|колко[^?]{0,15}оборот~|какъв[^?]{0,15}оборот~|what will i take',
      ),
    },
  ],
  kinds,
  relations: (given) => [
    { kind: 'product', whole: 'revenue', parts: ['average', 'count'] },
    given.has('rise')
      ? { kind: 'more', whole: 'average', percent: 'rise', part: 'newAverage' }
      : { kind: 'sum', whole: 'newAverage', parts: ['average', 'changeEach'] },
    { kind: 'product', whole: 'newRevenue', parts: ['newAverage', 'count'] },
    { kind: 'sum', whole: 'newRevenue', parts: ['revenue', 'change'] },
  ],
};
