import { lettered } from '@savet/text/lettered';
import type { Role } from '../kind.ts';
import {
  leaves,
  listed,
  overheads,
  perUnitCosts,
  sells,
  sold,
  turnover,
  wanted,
} from '../vocabulary.ts';
import { before, sign } from '../words.ts';

const amount = ['money', 'bare'] as const;
const pattern = (...parts: string[]) => lettered(parts.join('|'), 'iu');

/** “The night is 90”: the selling price. */
const named = lettered(
  `^\\s*(?:the |my |our |a |an |one )?${sold}\\s+(?:is|are|costs|струва|е|са)\\s*#|(?:sell|продава)\\p{L}*(?:\\s\\p{L}+){1,3}\\s(?:for|at|за|по)\\s*#|(?:buy|order|купят|купуват|поръчват)\\s(?:\\p{L}+\\s){0,3}(?:for|за|an?)\\s*#|my # price`,
  'iu',
);
const iPay = '(?<!\\p{L})(?:i|we|i’ll|i will) pay(?!\\p{L})';

/** “A crate costs me 9”, “each run costs 24”. */
const ofPiece = '(?<!\\p{L})(?:the|an?) (?:\\p{L}+ ){1,3}costs? (?:me|us) #';
/** “Sponsor 500” and “capacity 200” are no costs. */
const noCost =
  '(?<!\\p{L})(?:sponsor\\p{L}*|grants?|subsid\\p{L}*|donations?|capacity|спонсор\\p{L}*|субсиди\\p{L}*|дарени\\p{L}*|капацитет\\p{L}*)(?!\\p{L})';
const forTrip = '(?<!\\p{L})(?:each|every|a|per) (?:\\p{L}+ )?(?:trip|run|journey)(?!\\p{L})';

/** “I do 30 a month”, “currently 30 a month”: a number, and no cost. */
const soldNow = '(?<!\\p{L})(?:do|did|currently|now|at the moment|сега|в момента|правя|правим)\\s#';

const overhead = { as: 'money', isEach: false, isFlow: true, isSum: true } as const;
/** “250 market fee” counts nothing. */
const feeBehind = lettered(
  /# (?:\p{L}+ )?(?:fees?|rent|wages?|costs?|такса|наем|разходи)(?!\p{L})/iu,
);

/** Roles of the amounts and percentages: the price, deductions from it, fixed costs, revenue, and the wanted profit. */
export const salesAmounts: Readonly<Record<string, readonly Role[]>> = {
  price: [
    {
      units: amount,
      as: 'money',
      signs: pattern(sells, '#'),
      not: pattern(leaves, wanted, turnover, overheads),
      isEach: true,
      isFlow: true,
      isSettled: true,
    },
    {
      units: amount,
      as: 'money',
      signs: named,
      not: pattern(leaves, wanted),
      isFlow: true,
      isSettled: true,
    },
    {
      units: amount,
      as: 'money',
      signs: before(
        'price|paying|pays?|charge|sell(?: it| them)?(?: at| for)?|average \\p{L}+|взимам~|вземам~|цена~|продавам~|средн~ \\p{L}+|билет~|ticket|tickets',
      ),
      not: pattern(leaves, wanted, iPay),
      isFlow: true,
      isSettled: true,
    },
    // “Brings 95”: the price, or the contribution.
    {
      units: amount,
      as: 'money',
      signs: sign('brings?|носи|донася'),
      not: /profit|печалб/iu,
      isEach: true,
    },
  ],
  cost: [
    {
      units: amount,
      as: 'money',
      signs: pattern(perUnitCosts),
      not: pattern(wanted, overheadsOnly(), forTrip),
      isSum: true,
    },
    {
      units: amount,
      as: 'money',
      signs: lettered(/#\s(?:for|за)\s(?:the\s)?\p{L}+\s*$/iu),
      not: pattern(sells, leaves, wanted, turnover, overheads),
      isEach: false,
      isSum: true,
    },
    // “Food 40” may be for one or for all.
    {
      units: amount,
      as: 'money',
      signs: pattern(listed),
      not: pattern(sells, leaves, wanted, turnover, sold, overheads),
      isEach: false,
      isSum: true,
    },
  ],
  left: [
    { units: amount, as: 'money', signs: pattern(leaves), not: pattern(wanted), isEach: true },
  ],
  fee: [
    {
      units: ['percent'],
      as: 'percent',
      isSum: true,
      signs: sign(
        'commission|discount|off|отстъпк~|fees?|takes?|keeps?|platform|cut|materials?|products?|ingredients?|supplies|costs?|комисион~|такса~|взимат?|удържат?|платформ~|материал~|продукти~|консуматив~|суровин~|стока~|goods|струват?|cards?|картите',
      ),
      not: sign('margin|tax~|марж~|данъ~|profit'),
    },
  ],
  margin: [
    {
      units: ['percent'],
      as: 'percent',
      signs: sign(
        'margin~|profit|марж~|печалба~|печеля|остават? [^#]*#\\p{L}*\\s*(?:от цената|от всяка)',
      ),
      not: sign('tax~|данъ~'),
    },
  ],
  fixed: [
    {
      ...overhead,
      units: amount,
      signs: pattern(overheads),
      not: pattern(wanted, turnover, ofPiece),
    },
    {
      ...overhead,
      units: amount,
      signs: pattern(listed),
      not: pattern(sells, perUnitCosts, leaves, wanted, turnover, sold, noCost),
    },
    {
      ...overhead,
      units: amount,
      signs: lettered(/\p{L}/u),
      not: pattern(sells, leaves, wanted, turnover, soldNow),
      isPeriodic: true,
    },
    { units: ['count'], as: 'money', signs: feeBehind, isFlow: true, isSum: true },
  ],
  revenue: [
    {
      units: amount,
      as: 'money',
      signs: pattern(turnover),
      not: pattern(wanted),
      isEach: false,
      isFlow: true,
    },
  ],
  profit: [{ units: amount, as: 'money', signs: pattern(wanted), isEach: false, isFlow: true }],
  net: [{ units: amount, as: 'money', signs: pattern(wanted), isEach: false, isFlow: true }],
  tax: [{ units: ['percent'], as: 'percent', signs: sign('tax~|данък~|данъц~|осигуровк~') }],
};

function overheadsOnly(): string {
  return '(?<!\\p{L})(?:rent|наем\\p{L}*|wages?|заплат\\p{L}*)(?!\\p{L})';
}
