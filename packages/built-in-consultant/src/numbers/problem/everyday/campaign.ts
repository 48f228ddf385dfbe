import type { Kind } from '../kind.ts';
import type { Quantity } from '../quantities.ts';
import { sign } from '../words.ts';
import { amount, costOfEach, isForEach, namedCost, priceOfOne } from './roles.ts';

const number = ['count', 'bare'] as const;
const done = (deed: 'enquiring' | 'buying' | 'handing') => (quantity: Quantity) =>
  quantity.clue.deeds.has(deed) && quantity.clue.deed !== 'outlay' && quantity.per === null;

/** The profit of a campaign after the cost of the work for its customers. */
export const campaign: Kind = {
  name: 'campaign',
  isTogether: true,
  unless: sign('clicks?|клик~|vat|ддс|months?|месец~|if|ако'),
  roles: {
    spent: [
      {
        ...{ units: amount, as: 'money', signs: /#/u, isSum: true },
        when: (quantity) =>
          !isForEach(quantity) &&
          (quantity.clue.deed === 'outlay' ||
            quantity.clue.isOutlayList ||
            (quantity.clue.isFirst && quantity.clue.deed === null && quantity.unit !== 'count')),
      },
    ],
    // The number of flyers does not affect the result.
    handed: [{ units: number, as: 'number', signs: /#/u, when: done('handing') }],
    enquiries: [{ units: number, as: 'number', signs: /#/u, when: done('enquiring') }],
    customers: [{ units: number, as: 'number', signs: /#/u, when: done('buying') }],
    price: [
      priceOfOne,
      {
        ...{ units: amount, as: 'money', signs: sign('spent|paid|похарчиха|платиха|оставиха') },
        isUnit: true,
        when: isForEach,
      },
    ],
    cost: [costOfEach, namedCost],
  },
  asked: [
    {
      name: 'result',
      also: ['perCustomer', 'perEnquiry', 'gross'],
      signs: sign(
        'did (?:it|that|this|they|the \\p{L}+) (?:pay|work|make)|did (?:i|we) (?:make|earn|profit|lose)|(?:was|is) (?:it|that|this|the \\p{L}+) (?:worth|any good|good|a success|profitable|ok)|worth it|any good|what (?:did|do) (?:i|we) (?:make|earn)|am i (?:in profit|up|ahead)|how much (?:did|do) (?:i|we) (?:make|earn|lose)|струваше ли|струва ли|изплати ли|изплатиха ли|на печалба ли|на печалба|печеля ли|спечелих ли|има(?:ше)? ли смисъл|добре ли|избих ли|колко (?:спечелих|изкарах|печеля)|на плюс ли|на загуба ли|какво спечелих|какво изкарах',
      ),
    },
  ],
  ignores: ['handed'],
  assumes: (given) => (given.has('handed') ? ['handed'] : []),
  relations: () => [
    { kind: 'sum', whole: 'price', parts: ['cost', 'left'] },
    { kind: 'product', whole: 'gross', parts: ['left', 'customers'] },
    { kind: 'sum', whole: 'gross', parts: ['spent', 'result'] },
    { kind: 'product', whole: 'spent', parts: ['perCustomer', 'customers'] },
    { kind: 'product', whole: 'spent', parts: ['perEnquiry', 'enquiries'] },
  ],
  excludes: (values) => {
    const at = (name: string, other: number) => values.get(name) ?? other;
    return (
      at('cost', Infinity) >= at('price', 0) ||
      at('customers', 0) > at('enquiries', Infinity) ||
      at('enquiries', 0) > at('handed', Infinity) ||
      at('customers', 0) > at('handed', Infinity)
    );
  },
};
