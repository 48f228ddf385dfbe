import { lettered } from '@savet/text/lettered';
import type { Kind } from '../kind.ts';
import { sold } from '../vocabulary.ts';
import { sign } from '../words.ts';
import { sales } from './sales.ts';
import { relationsOf } from './sales-relations.ts';

const amount = ['money', 'bare'] as const;
const asksTime = sign(
  'when|how long|how many months|in how many months|кога|за колко (?:време|месеца)|след колко (?:време|месеца)|колко месеца|колко време',
);
const purchase = sign(
  'machine~|oven|equipment|invest~|car|van|website|renovation|printer|chair|fridge|software|costs?|bought|buy|paid|spent|\\p{L}*машина~|was #|беше #|фурна~|оборудван~|инвести~|кола~|бус~|сайт~|ремонт~|принтер~|стол~|хладилник~|софтуер~|струва|купувам|купих|платих|дадох|за #',
);
const brings = sign(
  'saves?|saving|brings?|earns?|makes?|leaves?|extra|profit|спестява~|спестя|носи|донася|печеля|остават?|печалб~|изкарва',
);
const runs = sign(
  'costs?|running|electricity|maintenance|power|service|ток~|поддръжк~|харчи|консуматив~|разход~|струва|материал~',
);

/** A purchase that brings or saves something every month. */
export const payback: Kind = {
  name: 'payback',
  base: 'month',
  needs: sign(
    'pays? (?:for )?itself|pays? (?:it )?back|paid back|pays? off|paid off|recoup~|money back|earn(?:s|ed)? back|break even|изплащ~|изплат~|върн~|връща~|избие|избия|избива|на нула|възвърн~',
  ),
  roles: {
    invest: [
      { units: amount, as: 'money', signs: purchase, not: brings, isEach: false, isSum: true },
    ],
    price: [
      { units: amount, as: 'money', signs: /#/u, isEach: true },
      {
        units: amount,
        as: 'money',
        signs: sign('часът|час|hourly|hour|price|цена~'),
      },
    ],
    cost: [
      {
        units: amount,
        as: 'money',
        signs: sign('materials?|ingredients?|costs? me|материал~|продукти~|консуматив~'),
        isEach: true,
      },
    ],
    left: [{ units: amount, as: 'money', signs: brings, isEach: true }],
    margin: sales.roles['margin'] ?? [],
    count: [
      {
        units: ['count', 'time'],
        as: 'number',
        signs: lettered(`#\\s(?:\\p{L}+\\s){0,2}?${sold}`, 'iu'),
        counts: 'hour',
        isFlow: true,
      },
    ],
    gross: [{ units: amount, as: 'money', signs: brings, isEach: false, isFlow: true }],
    fixed: [
      {
        units: amount,
        as: 'money',
        signs: runs,
        isEach: false,
        isFlow: true,
        isSum: true,
        isPeriodic: true,
      },
    ],
  },
  asked: [{ name: 'months', signs: asksTime }],
  kinds: { count: 'number', months: 'months', margin: 'percent' },
  relations: (given) => {
    const hasSales = given.has('count');
    const monthly = hasSales || given.has('fixed') ? 'profit' : 'gross';
    return [
      ...(hasSales
        ? relationsOf(given, 'profit')
        : given.has('fixed')
          ? [{ kind: 'sum', whole: 'gross', parts: ['fixed', 'profit'] } as const]
          : []),
      { kind: 'product', whole: 'invest', parts: [monthly, 'months'] },
    ];
  },
  excludes: (values) => (values.get('invest') ?? 0) <= (values.get('gross') ?? 0),
};

/** A sum that is put aside month by month, as an amount or a share of the turnover. */
export const savingUp: Kind = {
  name: 'saving-up',
  base: 'month',
  needs: sign(
    'sav(?:e|ing)|put(?:ting)? (?:aside|away)|set aside|спест~|заделя~|отделя~|събера|събирам|collect',
  ),
  roles: {
    goal: [
      {
        units: amount,
        as: 'money',
        signs: sign('save|need|want|for a|спестя|събера|искам|трябват|за нов~'),
        not: sign('turnover|sales|оборот~|отделям'),
      },
    ],
    share: [
      {
        units: ['percent'],
        as: 'percent',
        signs: sign('aside|away|sav~|of|put~|отделя~|заделя~|спестя~|от'),
      },
    ],
    revenue: [
      {
        units: amount,
        as: 'money',
        signs: sign('sales|turnover|revenue|income|profit|оборот~|приход~|печалб~|заплата'),
        isFlow: true,
        isEach: false,
      },
    ],
    monthly: [
      {
        units: amount,
        as: 'money',
        signs: sign('aside|away|put|save|отделям~|заделям~|спестявам'),
        isFlow: true,
        isPeriodic: true,
        isEach: false,
      },
    ],
    months: [{ units: ['time'], as: 'months', signs: /#/u, counts: 'month' }],
  },
  asked: [
    { name: 'months', signs: asksTime },
    {
      name: 'monthly',
      signs: sign(
        'how much[^?]{0,40}(?:a|per|each|every) month|what[^?]{0,40}(?:a|per|each|every) month|(?:по )?колко (?:на месец|месечно)?[^?]{0,40}(?:на месец|месечно|отделям|заделям|спестявам)',
      ),
    },
  ],
  kinds: { months: 'months', share: 'percent' },
  relations: () => [
    { kind: 'share', whole: 'revenue', percent: 'share', part: 'monthly' },
    { kind: 'product', whole: 'goal', parts: ['monthly', 'months'] },
  ],
};
