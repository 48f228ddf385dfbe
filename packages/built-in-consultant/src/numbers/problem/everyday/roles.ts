import { lettered } from '@savet/text/lettered';
import type { Role } from '../kind.ts';
import type { Quantity } from '../quantities.ts';
import { overheads, perUnitCosts, standingCosts } from '../vocabulary.ts';
import { sign } from '../words.ts';

export const amount = ['money', 'bare'] as const;
const any = /#/u;

const standing = lettered(standingCosts, 'iu');
const known = lettered(`${standing.source}|${overheads}`, 'iu');
/** “Sponsor 500” and “capacity 200” are no costs. */
const noCost = sign(
  'sponsor~|grants?|subsid~|donat~|capacity|seats?|places?|budget|спонсор~|субсиди~|дарени~|капацитет~|места|бюджет~',
);
const percentElse = sign(
  'margin|profit|off|discount|vat|tax~|interest|cheaper|марж~|печалб~|отстъпк~|ддс|данък~|лихва~|намал~|надценк~|markup',
);

const isAsked = ({ clue }: Quantity) =>
  clue.deed === 'asking' || clue.deed === 'weak-asking' || clue.deed === 'average';
const isAimed = ({ clue }: Quantity) => clue.deed === 'wanting' || clue.deed === 'earning';
/** Whether an amount is per unit sold, by its own words or those of its list. */
export const isForEach = ({ clue, isEach }: Quantity) => isEach || clue.isEach || clue.isEachList;

/** “12 % of my 45 euro necklace.” */
const ofMine = lettered(/(?<!\p{L})(?:of|off|on) (?:my|our|an?) $/iu);

/** The selling price of one: “charge 85 a job”, “a cup goes for 3.20”, “let out at 180 a day”. */
export const priceOfOne: Role = {
  ...{ units: amount, as: 'money', signs: any, isUnit: true },
  when: (quantity) =>
    quantity.per !== 'hour' &&
    (isAsked(quantity) ||
      ofMine.test(quantity.clue.own) ||
      (['cost', null].includes(quantity.clue.deed) && isForEach(quantity))),
};

/** A cost of each unit sold. */
export const costOfEach: Role = {
  ...{ units: amount, as: 'money', signs: any, isUnit: true, isSum: true },
  when: (quantity) => {
    const { deed } = quantity.clue;
    if (quantity.per === 'hour' || isAimed(quantity) || deed === 'saving') return false;
    if (isForEach(quantity)) return deed !== 'asking' && deed !== 'average';
    const isRunning = deed === 'running' || deed === 'cost';
    return quantity.per === null && isRunning && !standing.test(quantity.around);
  },
};

/** The same for things that are usually a unit cost: “ingredients 30”. */
export const namedCost: Role = {
  ...{ units: amount, as: 'money', isUnit: true, isSum: true },
  signs: lettered(
    `(?:${perUnitCosts})[^#]*#|#\\s(?:е |is |for |за )?(?:the )?(?:${perUnitCosts})`,
    'iu',
  ),
  not: standing,
  when: ({ clue, per }) => per === null && clue.deed === null,
};

/** “A van for 9,000, a trailer 2,000”, “bouncy castle 2.4k, rent it out at 120”. */
const isNamedFirst = ({ clue, around }: Quantity) =>
  clue.isOutlayList || (clue.isFirst && clue.deed === null && !noCost.test(around));

/** A one-time payment before the first sale. */
export const outlay: Role = {
  ...{ units: amount, as: 'money', signs: any, isSum: true },
  not: sign('per|each|deposit|вноск~'),
  when: (quantity) => {
    const { deed } = quantity.clue;
    const isPast = deed === 'outlay' || deed === 'cost' || isNamedFirst(quantity);
    return !isForEach(quantity) && isPast;
  },
};

/** A cost of all sales together, such as rent or wages. */
export const paidForAll: Role = {
  ...{ units: amount, as: 'money', signs: any, isFlow: true, isSum: true },
  not: noCost,
  when: (quantity) => {
    const { clue, per, around } = quantity;
    if (isForEach(quantity) || isAsked(quantity) || isAimed(quantity)) return false;
    if (clue.deed === 'saving') return false;
    // “Capacity 200” is no cost: an amount has its period, or a word that says so.
    return per !== null || clue.deed === 'covering' || known.test(around);
  },
};

/** A cost as a share of the price: “parts are 40% of it”. */
export const shareOff: Role = {
  ...{ units: ['percent'], as: 'percent', signs: any },
  not: percentElse,
  when: ({ clue: { deeds } }) => !deeds.has('leaving') && !deeds.has('joining'),
};

export const marginShare: Role = {
  ...{ units: ['percent'], as: 'percent', signs: sign('margin|profit|марж~|печалб~') },
  not: sign('off|discount|vat|tax~|отстъпк~|ддс|данък~'),
};

export const aim: Role = {
  ...{ units: amount, as: 'money', signs: any, isFlow: true },
  when: (quantity) => quantity.clue.deed === 'wanting' && !isForEach(quantity),
};
