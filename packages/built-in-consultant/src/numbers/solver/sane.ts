import type { Found } from './ask.ts';
import { trail } from './node.ts';

const WHOLE = 100;
/** Shares of a whole, by the names of their steps. */
const parts = [
  'marginOfPrice',
  'marginOfSales',
  'sharesTaken',
  'churnMean',
  'closeRate',
  'marginLeft',
];
const HOURS_OF_MONTH = 744;
const MONTHS_MAX = 1200;
const LARGEST = 1e9;

/** Whether results can be: no share above the whole, no more than can be sold, no price of nothing. `trusts`: a small cost may be a regular one. */
export function isSane(results: readonly Found[], trusts = false): boolean {
  const nodes = trail(results.flatMap(({ values }) => Object.values(values)));
  const used = nodes.flatMap(({ figures }) => figures);
  const price = used.find(({ role }) => role === 'price');
  const isSmall = ({ role, per, each, value }: (typeof used)[number]) =>
    role === 'fixed' && per === null && each === '' && price !== undefined && value < price.value;
  if (!trusts && used.some(isSmall)) return false;
  return nodes.every(({ value, as, step, figures }) => {
    if (!Number.isFinite(value) || Math.abs(value) > LARGEST) return false;
    if (as === 'percent' && step !== null && parts.includes(step.name) && value > WHOLE)
      return false;
    // Nobody sells below what a piece costs: a figure is something else.
    if (step !== null && ['marginOfPrice', 'gain'].includes(step.name) && value <= 0) return false;
    if (as === 'months' && (value > MONTHS_MAX || value < 0)) return false;
    if (as === 'number' && value < 0) return false;
    return figures.every(isPlausible);
  });
}

const isPlausible = ({
  role,
  value,
  unit,
  per,
}: Found['values'][string]['figures'][number]): boolean => {
  if (unit === 'percent' && role !== 'markup' && role !== 'rise' && role !== 'occupancy')
    return value > 0 && value < WHOLE;
  if (role === 'occupancy') return value > 0 && value <= WHOLE;
  if (role === 'days') return value > 0 && value <= 366;
  if (role === 'hours') return value > 0 && (per !== 'month' || value <= HOURS_OF_MONTH);
  return value >= 0;
};
