import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { sign } from '../words.ts';
import { costOfEach, namedCost, outlay, priceOfOne, shareOff } from './roles.ts';

const noTime =
  '(?!(?:months?|weeks?|days?|years?|hours?|more|месец\\p{L}*|седмиц\\p{L}*|дни|деня|годин\\p{L}*|часа|време|още|повече|пъти)(?!\\p{L}))';

/** Something that was bought: how many sales, hires or visits pay it back. */
export const paidBack: Kind = {
  name: 'paid-back',
  isTogether: true,
  needs: sign(
    'get back|get (?:\\p{L}+ ){1,2}back|got back|paid (?:it |this |that |them )?(?:back|off|for)|pay~ (?:\\p{L}+ )?(?:back|off|for itself)|money back|break(?:s|ing)? even|recoup~|earn~ (?:\\p{L}+ ){0,2}back|covers?|covered|ma(?:d|k)e~ (?:\\p{L}+ ){1,2}back|изплащ~|изплат~|върна|връща~|избия|избие|избива~|възвърн~|на нула|покри~',
  ),
  unless: sign('saves?|saving|спестява~|rent is|наемът е'),
  roles: {
    invest: [outlay],
    price: [priceOfOne],
    cost: [costOfEach, namedCost],
    share: [shareOff],
  },
  asked: [
    {
      name: 'visits',
      also: ['left'],
      isWhole: true,
      signs: lettered(
        `how many ${noTime}(?<noun>\\p{L}+)|колко ${noTime}(?:пъти (?:да|трябва) )?(?<noun2>\\p{L}+)`,
        'iu',
      ),
    },
  ],
  kinds: { visits: 'number' },
  relations: (given) => {
    const has = (name: string) => given.has(name);
    const kept = has('share') ? 'afterShare' : 'price';
    return [
      ...(has('share')
        ? [
            {
              kind: 'rest',
              whole: 'price',
              percent: 'share',
              part: has('cost') ? kept : 'left',
            } as const,
          ]
        : []),
      ...(has('cost') ? [{ kind: 'sum', whole: kept, parts: ['cost', 'left'] } as const] : []),
      {
        kind: 'product',
        whole: 'invest',
        parts: [has('cost') || has('share') ? 'left' : 'price', 'visits'],
      },
    ];
  },
  excludes: (values) => {
    const price = values.get('price') ?? 0;
    // An item bought for no more than the price of one sale pays for itself at once.
    return (values.get('cost') ?? 0) >= price || (values.get('invest') ?? 0) <= price;
  },
};
