import type { Calculation } from '../calculation.ts';
import { plainText } from './reading/text.ts';
import { said } from './reading/words.ts';
import type { Read, Role } from './role.ts';
import { readText } from './solve.ts';

/** Figures of a formula, by their names, with the roles that they can have here. */
const allowed: Readonly<Record<string, readonly Role[]>> = {
  fee: ['commission', 'ownShare', 'costShare', 'interest'],
  discount: ['discount'],
  margin: ['margin', 'markup', 'costShare'],
  markup: ['markup', 'margin'],
  hours: ['hours'],
  spend: ['spend', 'fixed', 'invest', 'unitCost', 'amount'],
  customers: ['sold', 'stage', 'gained', 'members', 'won'],
  orders: ['sold', 'stage', 'gained'],
  from: [
    'revenueBefore',
    'revenueNow',
    'revenue',
    'price',
    'newPrice',
    'costBefore',
    'costNow',
    'sold',
    'newSold',
    'stage',
    'rise',
  ],
  to: [
    'revenueBefore',
    'revenueNow',
    'revenue',
    'price',
    'newPrice',
    'costBefore',
    'costNow',
    'sold',
    'newSold',
    'stage',
    'rise',
  ],
  gross: ['salary', 'fixed', 'price', 'amount'],
};
/** Names of figures that have to be shown by their own words. */
const strict = ['fee', 'discount'];
const changes = said(
  'growth|grow~|grew|change~|percent|per cent|ръст~|растеж|промяна|процент~|скоч~|падна~|спад~|увелич~|намал~|rose|fell|dropped|rise|drop',
);

/** Whether a formula that takes its figures by the nearest word has one that reads as something else: a rate of 70 for 70 hours. */
export function contradicts(
  query: string,
  { name, given }: Pick<Calculation, 'name' | 'given'>,
): boolean {
  const text = plainText(query);
  const reads = readText(text);
  if (name === 'growth' && !changes.test(text)) return !isGrown(reads);
  // Beside a range or an alternative, what was spent on how many is a guess.
  if (reads === null) return 'spend' in given && 'customers' in given;
  return Object.entries(given).some(([input, value]) =>
    isOther(
      input,
      reads.filter((each) => each.value === value),
    ),
  );
}

const isGrown = (reads: readonly Read[] | null) =>
  reads?.some(({ role }) => role === 'revenueNow' || role === 'newPrice' || role === 'costNow') ===
  true;

function isOther(input: string, figures: readonly Read[]): boolean {
  const roles = allowed[input];
  const [read] = figures;
  const isShareThen = (input === 'from' || input === 'to') && read?.unit === 'percent';
  if (roles === undefined || isShareThen) return false;
  // “12 pupils for 2 hours” are no hours that bring the price of one.
  if (read === undefined) return input === 'hours';
  if (read.role === null)
    return (
      strict.includes(input) ||
      (input === 'hours' && read.unit !== 'time' && !/hour|час/u.test(`${read.words}${read.lead}`))
    );
  return !figures.some(({ role }) => role !== null && roles.includes(role));
}
