import { lettered } from '@savet/text/lettered';
import { cost, type Definition, discount, margin, price, vat } from './inputs.ts';

/** Calculations of prices, margins and the costs that they have to cover, by the name of their label. */
export const priceDefinitions: Readonly<Record<string, Definition>> = {
  margin: {
    fallback: 'cards/gross-margin',
    // With the tax in the price, the margin is another one.
    unless: lettered(/(?<!\p{L})(?:vat|ддс)(?!\p{L})/iu),
    inputs: [price, { ...cost, isSum: true }, { ...discount, isOptional: true }],
    compute: ({ price = 0, cost = 0, discount }) => {
      // A cost above the price is more often a mistake in reading than a loss.
      if (cost <= 0 || price <= cost) return null;
      const reduced = price * (1 - (discount ?? 0) / 100);
      return {
        profit: { value: price - cost, as: 'money' },
        margin: { value: ((price - cost) / price) * 100, as: 'percent' },
        markup: { value: ((price - cost) / cost) * 100, as: 'percent' },
        ...(discount !== undefined && {
          left: { value: reduced - cost, as: 'money' },
          marginLeft: { value: ((reduced - cost) / reduced) * 100, as: 'percent' },
        }),
      };
    },
  },
  'price-for-margin': {
    fallback: 'cards/gross-margin',
    // A markup is a share of the cost.
    unless: /^(?!.*(?:margin|марж)).*(?:mark-?\s?up|надценк)/isu,
    inputs: [cost, margin, vat],
    compute: ({ cost = 0, margin = 0, vat }) => {
      if (margin <= 0 || margin >= 100) return null;
      const net = cost / (1 - margin / 100);
      return {
        price: { value: net, as: 'money' },
        markup: { value: (1 / (1 - margin / 100) - 1) * 100, as: 'percent' },
        ...(vat !== undefined && { left: { value: net * (1 + vat / 100), as: 'money' } }),
      };
    },
  },
  'break-even': {
    fallback: 'cards/break-even',
    // A question for the profit is another calculation.
    unless: lettered(
      /(?<!\p{L})(?:how much (?:is|do i|do we) (?:left|keep|have left)|what is left|колко (?:ми |ни )?остават?)(?!\p{L})/iu,
    ),
    // “I sell 300 at 12” alone has no costs to cover.
    needs:
      /break|even|cover|need|must|have to|at least|fixed|rent|overhead|wage|salar|нула|покри|трябва|минимум|поне|постоян|наем|режий|заплат|излизам|разход/iu,
    inputs: [
      {
        name: 'fixed',
        units: ['money', 'none'],
        signs: lettered(
          /fixed|rent|overhead|i want|we want|искам|излиза|персонал|month|salar|wage|bill|invest|other|(?:people|staff|team|employees?|helpers?) costs? (?:me|us)|lease|loan|insur|electric|постоян|наем|режий|месец|заплат|сметки|ток|инвест|разход|работни[кц]|помощник|ток(?!\p{L})|друг|лизинг|кредит|осигур|застрах|счетовод/u,
        ),
        isSum: true,
      },
      {
        name: 'each',
        units: ['money', 'none'],
        signs: lettered(
          /leave|earn|profit|margin|left|оставя|остават|печеля|печалб|чист[оаи]?(?!\p{L})/u,
        ),
        // A wanted profit is a target that sales must cover, like the rent.
        // “My margin if one costs me 4”: a cost of one is no profit on it either.
        unless:
          /(?:i|we) want(?:ed)? |искам(?:е)? |(?:costs?|spend|pay)(?: me| us| about| around)? $|струва(?: ми| ни)? $/u,
        isOptional: true,
      },
      {
        ...price,
        signs:
          /price|sell|sold|charge|\bfees?\b|average|order|basket|(?:a|per) night|цена|продава|вз[еи]ма|таксува|средн|поръчка|(?:на|за) нощ/u,
        isOptional: true,
        lastBeside: 'cost',
      },
      {
        ...cost,
        signs:
          /[,;] costs? $|variable|ingredient|material|unit|per (piece|item)|costs? (me|us)|променлив|продукти|материал|суровин|себестойн|за брой|струва|отива|чистене|cleaning|laundry|пране/u,
        isOptional: true,
      },
    ],
    compute: ({ fixed = 0, price, cost, each: left }) => {
      // The profit on each already has its cost taken off, so one of the two figures is something else.
      if (left !== undefined && cost !== undefined) return null;
      const each = left ?? (price ?? 0) - (cost ?? 0);
      return fixed > 0 && each > 0
        ? {
            each: { value: each, as: 'money' },
            units: { value: Math.ceil(fixed / each), as: 'number' },
            ...(price !== undefined && {
              left: { value: Math.ceil(fixed / each) * price, as: 'money' },
            }),
          }
        : null;
    },
  },
  'discount-effect': {
    fallback: 'cards/discounts',
    inputs: [discount, margin],
    compute: ({ discount = 0, margin = 0 }) =>
      margin > discount && discount > 0
        ? {
            // Of the reduced price.
            left: { value: ((margin - discount) / (100 - discount)) * 100, as: 'percent' },
            more: { value: (margin / (margin - discount) - 1) * 100, as: 'percent' },
          }
        : null,
  },
};
