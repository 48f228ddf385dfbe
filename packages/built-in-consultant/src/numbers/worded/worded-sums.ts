import { type Calculation, currencyOf, inCyrillic } from '../calculation.ts';
import {
  crewCost,
  leftOver,
  oneOffCustomer,
  paidHours,
  piecesProfit,
  spendingGain,
} from './earnings.ts';
import { interest, rateOfHour, splitBetween, vatOf } from './money.ts';
import { yearlyPayroll } from './payroll.ts';
import { discountFromTo, percentChain, percentOfPercent } from './percents.ts';
import { evenPerDay, evenWithoutCost, funnel, rateChange, unitMargin } from './stages.ts';
import { customersNeeded, leadCost, profit, roomsSold, shopTurnover } from './trade.ts';
import { figuresOf, inDigits, type Lacking, type WordedSum } from './worded.ts';

const all: readonly WordedSum[] = [
  percentOfPercent,
  percentChain,
  discountFromTo,
  yearlyPayroll,
  vatOf,
  interest,
  splitBetween,
  rateOfHour,
  leadCost,
  shopTurnover,
  customersNeeded,
  roomsSold,
  profit,
  funnel,
  rateChange,
  piecesProfit,
  leftOver,
  paidHours,
  crewCost,
  spendingGain,
  oneOffCustomer,
  evenPerDay,
  evenWithoutCost,
  unitMargin,
];

/** The names of the sums that only their sentence shows. */
export const wordedNames = [
  ...['percent-of-percent', 'percent-chain', 'discount-from-to', 'yearly-payroll', 'interest'],
  ...['split', 'lead-cost', 'shop-turnover', 'customers-needed', 'rooms-sold', 'profit'],
  ...['funnel', 'rate-change', 'pieces-profit', 'left-over', 'paid-hours', 'crew-cost'],
  'even-per-day',
] as const;

/** The sum that the sentence around the figures asks for, or which of its figures is missing; null for any other question. */
export function wordedSumIn(asked: string): Calculation | Lacking | null {
  const question = inDigits(inCyrillic(asked));
  const figures = figuresOf(question);
  if (figures.length === 0) return null;
  const found = all.map((read) => read(question, figures)).find((sum) => sum !== null);
  if (found === undefined) return null;
  return 'lacks' in found ? found : { ...found, currency: currencyOf(question) };
}
