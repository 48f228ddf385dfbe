import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { sign } from '../words.ts';

const amount = ['money', 'bare'] as const;

/** A job by the hour and what is paid for it besides. */
export const jobPrice: Kind = {
  name: 'job-price',
  unless: sign('margin|markup|profit|tax|month|year|марж|надценка|печалба|данък~|месец|година|%'),
  roles: {
    hours: [{ units: ['time'], as: 'number', signs: /#/u, counts: 'hour' }],
    rate: [
      {
        units: amount,
        as: 'money',
        signs: sign('# ?(?:€ |euro |евро |лв\\.? )?(?:an|per|a|на|за|/) ?(?:hour|час)'),
      },
    ],
    extra: [
      {
        units: amount,
        as: 'money',
        signs: lettered(/#\s(?:for|за)\s\p{L}|^\s*(?:\p{L}+\s){1,2}#\s*$/iu),
        isEach: false,
        isSum: true,
      },
    ],
  },
  asked: [
    {
      name: 'price',
      signs: sign(
        'what should (?:i|we) (?:charge|ask|quote|bill)|how much should (?:i|we) (?:charge|ask|quote|bill)|what (?:price|do i charge)|колко да (?:поискам|искам|взема|таксувам|струва)|каква цена да|на каква цена',
      ),
    },
  ],
  kinds: { hours: 'number' },
  relations: (given) => [
    {
      kind: 'product',
      whole: given.has('extra') ? 'work' : 'price',
      parts: ['rate', 'hours'],
    },
    { kind: 'sum', whole: 'price', parts: ['work', 'extra'] },
  ],
};
