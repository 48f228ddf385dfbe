import { type Calculation, currencyOf, inCyrillic } from '../calculation.ts';
import { ltvRatio, recurringWorth } from './customers-worth.ts';
import {
  crewCost,
  leftOver,
  oneOffCustomer,
  paidHours,
  piecesProfit,
  spendingGain,
} from './earnings.ts';
import { interest, rateOfHour, splitBetween, vatOf } from './money.ts';
import { exitShares, feeChange, projectPrice, salesForIncome, subscriptionOff } from './offers.ts';
import { oneProductSum } from './one-product.ts';
import { yearlyPayroll } from './payroll.ts';
import { discountFromTo, percentChain, percentOfPercent } from './percents.ts';
import { priceAfterRise } from './price-after-rise.ts';
import { earlyPayment, eventWorth, outstanding, vatAndPayback, visitHour } from './running.ts';
import { campaign, churnAndLoss, hoursLeft, perHead, winAndKeep } from './several-asked.ts';
import { evenPerDay, evenWithoutCost, funnel, rateChange, unitMargin } from './stages.ts';
import { customersNeeded, leadCost, profit, roomsSold, shopTurnover } from './trade.ts';
import { figuresOf, inDigits, type Lacking, type WordedSum } from './worded.ts';

const all: readonly WordedSum[] = [
  oneProductSum,
  salesForIncome,
  ltvRatio,
  recurringWorth,
  feeChange,
  subscriptionOff,
  exitShares,
  projectPrice,
  visitHour,
  outstanding,
  earlyPayment,
  eventWorth,
  vatAndPayback,
  priceAfterRise,
  campaign,
  winAndKeep,
  churnAndLoss,
  hoursLeft,
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
  ...['even-per-day', 'one-product', 'ad-campaign', 'win-and-keep', 'churn-and-loss', 'hours-left'],
  ...['per-head', 'ltv-ratio', 'recurring-worth', 'needed-churn', 'fee-change', 'sales-for-income'],
  ...['subscription-off', 'exit-shares', 'visit-hour', 'outstanding', 'event-worth'],
  ...['vat-and-payback', 'price-after-rise', 'project-price', 'early-payment'],
] as const;

/** Figures that are told after advice on the price, which ask nothing by themselves. */
export function figuresForPrice(told: string): Calculation | null {
  const question = inDigits(inCyrillic(told));
  const found = perHead(question, figuresOf(question));
  return found === null || 'lacks' in found ? null : { ...found, currency: currencyOf(question) };
}

/** The sum that the sentence around the figures asks for, or which of its figures is missing; null for any other question. */
export function wordedSumIn(asked: string): Calculation | Lacking | null {
  const question = inDigits(inCyrillic(asked));
  const figures = figuresOf(question);
  if (figures.length === 0) return null;
  const found = all.map((read) => read(question, figures)).find((sum) => sum !== null);
  if (found === undefined) return null;
  return 'lacks' in found ? found : { ...found, currency: currencyOf(question) };
}
