import type { Figure } from './figure.ts';

/** The role of a figure in a question. */
export type Role =
  // Of one sale.
  | 'price'
  | 'newPrice'
  | 'unitCost'
  | 'gainEach'
  | 'costBefore'
  | 'costNow'
  // For a time, or once.
  | 'fixed'
  | 'target'
  | 'revenue'
  | 'revenueBefore'
  | 'revenueNow'
  | 'profitTime'
  | 'invest'
  | 'spend'
  | 'cash'
  | 'receivables'
  | 'stockValue'
  | 'goodsYear'
  | 'salary'
  | 'loan'
  | 'amount'
  | 'toShare'
  | 'freight'
  | 'dollarPrice'
  | 'course'
  | 'jobPart'
  | 'callOut'
  | 'costAll'
  // Rates.
  | 'hourPrice'
  | 'hourCost'
  | 'dayCost'
  | 'kmCost'
  | 'kmPrice'
  // Shares.
  | 'vat'
  | 'discount'
  | 'rise'
  | 'margin'
  | 'markup'
  | 'commission'
  | 'costShare'
  | 'taxShare'
  | 'lossShare'
  | 'winShare'
  | 'occupancy'
  | 'interest'
  | 'advance'
  | 'emptyShare'
  | 'duty'
  | 'partnerShare'
  | 'stopShare'
  | 'ownShare'
  // Numbers.
  | 'sold'
  | 'newSold'
  | 'bought'
  | 'soldPart'
  | 'restPart'
  | 'restPrice'
  | 'pack'
  | 'lost'
  | 'gained'
  | 'members'
  | 'stage'
  | 'won'
  | 'hours'
  | 'days'
  | 'weeks'
  | 'months'
  | 'years'
  | 'seasons'
  | 'people'
  | 'km'
  | 'rooms'
  | 'partners'
  | 'instalments'
  | 'freeOf'
  | 'staff'
  | 'leavers'
  | 'leaversThen'
  | 'targetDays'
  | 'termShort'
  | 'termLong'
  | 'stays'
  // “80 a Saturday, 4 Saturdays”: the number of times of a cost.
  | 'times'
  // “3 cleaners at 1,550 a month”
  | 'crew'
  // “9.4 l per 100 km at 2.62 a litre, 3 times a month”
  | 'litres'
  | 'litrePrice'
  | 'trips'
  // What is thrown away of goods, and the part of the sales that a platform brings.
  | 'wasteShare'
  | 'partShare'
  // What was paid before, the share that an investor gets, and what an owner had.
  | 'paidBefore'
  | 'investShare'
  | 'heldShare'
  // “For 5 deals”, “110 of them are billed”, “agreed for 30 hours”
  | 'wanted'
  | 'billed'
  | 'agreed'
  // “If I let one go who costs 1,500”
  | 'fixedLess'
  // “The supplier gives me 18% off 46”
  | 'costOff'
  // “3 vans, each burns 9 l”
  | 'cars'
  // “Room for 200”
  | 'seats'
  // “Contingency 10%”
  | 'reserve';

/** A figure with the role that its words show; null if they show none. */
export interface Read extends Figure {
  role: Role | null;
  /** The number beside it that it is multiplied by. */
  times?: readonly Figure[];
  /** “24 with VAT in it”. */
  isGross?: true;
}

/** Words that show a role. Of all rules the first that fits gives a figure its role. */
export interface Rule {
  role: Role;
  units: readonly Figure['unit'][];
  words: RegExp;
  not?: RegExp;
  /** Only if the question, too, has these words. */
  beside?: RegExp;
  /** Only with its period, or never with one. */
  period?: 'needed' | 'none';
  /** Only with “per piece”, or never. */
  each?: 'needed' | 'none';
  counts?: Figure['counts'];
  /** Words around the figure, over the ends of its clause, with `#` in its place. */
  around?: RegExp;
  /** The largest value that it can have. */
  most?: number;
}
