import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';
import { figuresIn } from '../figures.ts';
import { contradicts } from '../solver/agrees.ts';
import type { Step } from '../steps.ts';
import { inDigits } from '../worded/worded.ts';

/** Names of figures that count people. */
const people = ['customers', 'start', 'lost', 'leads', 'visitors', 'orders'];
/** Names of figures that count pieces. */
const pieces = ['pieces', 'quantity', 'units', 'volume', 'sales', 'orders', 'number'];
const hoursNext = lettered(
  /^\s*(?:(?:working|billable|paid|работни|платени) )?(?:man-)?(?:hours?|hrs|часа?)(?!\p{L})/iu,
);
const loan = lettered(
  /(?<!\p{L})(?:loans?|borrow\p{L}*|mortgage|кредит\p{L}*|заем\p{L}*)(?!\p{L})/iu,
);
const instalment = lettered(
  /(?<!\p{L})(?:instal?ments?|repay\p{L}*|(?:monthly )?payments?|(?:a|per|each|every) month|вноск\p{L}*|на месец|месечно)(?!\p{L})/iu,
);
/** Names of figures that no discount is. */
const shares = ['margin', 'markup', 'commission'];
const reduction = lettered(
  /^\s*%?\s*(?:(?:discount|off)(?!\p{L})|намаление\p{L}*|отстъпк\p{L}*)/iu,
);
/** A result in millions from figures in thousands is more likely a figure in the wrong place. */
const MILLION = 1_000_000;
const SMALL = 50_000;

/**
 * Whether a formula that takes its figures by the nearest word has taken one for what it can’t be: “160 hours” for pieces, or the interest of a
 * loan, whose instalment is asked for, for a commission.
 */
export function isMisread(query: string, { name, given, results }: Calculation): boolean {
  const isLoan = loan.test(query) && instalment.test(query) && /%|percent|процент/iu.test(query);
  if (isLoan && !('payment' in results)) return true;
  if (contradicts(query, { name, given })) return true;
  if (isOfTurnover(query, given) || isOfOnePiece(query, given, results)) return true;
  const figures = figuresIn(inDigits(query), false).map(({ value }) => value);
  // “64 members at 45” are not 2,880 customers.
  const isProduct = people.some(
    (name) => given[name] !== undefined && !figures.includes(given[name]),
  );
  if (isProduct) return true;
  const hours = figuresIn(query, false).filter(({ after }) => hoursNext.test(after));
  return pieces.some((name) => hours.some(({ value }) => given[name] === value));
}

/** “With 15% discount” after a sum that has a margin and no discount: the figure is not the margin. */
export function takesDiscountForShare(query: string, { given }: Calculation): boolean {
  const isShare = shares.some((name) => name in given) && !('discount' in given);
  return isShare && figuresIn(query, false).some(({ after }) => reduction.test(after));
}

const turnover = lettered(
  /(?<!\p{L})(?:turnover|revenue|annual sales|yearly sales|оборот(?:а|ът)?|годишни продажби|приход(?:и|ите)?)(?: (?:is|of|about|around|от|е|са|към|около|над))*\s*[:–-]?\s*[€$£]?$/iu,
);
/** Names of figures that no turnover is: what one person or piece gets or costs. */
const ofOne = ['pay', 'gross', 'price', 'cost', 'each', 'burn', 'costs', 'hours', 'spend'];

/** “14 people, turnover 310,000”: the turnover is nobody’s wage. */
function isOfTurnover(query: string, given: Calculation['given']): boolean {
  const found = figuresIn(query, false).filter(({ before }) => turnover.test(before));
  return found.some(({ value }) => ofOne.some((name) => given[name] === value));
}

const hoursBefore = lettered(
  /(?<!\p{L})(?:hours|hrs|часа|часове)(?: (?:are|is|са|е))?\s*[:–-]?\s*$/iu,
);
const oftenPaid = lettered(
  /(?<!\p{L})(?:month\p{L}*|year\p{L}*|week\p{L}*|billable|paid hours|want|need|месе[цч]\p{L}*|годи[нш]\p{L}*|седмиц\p{L}*|платени|искам|трябва\p{L}*)(?!\p{L})/iu,
);

/** A rate that is needed, from the hours of one piece: “set 38, gel 4.50, 1.5 hours” asks what an hour brings. */
function isOfOnePiece(
  query: string,
  given: Calculation['given'],
  results: Calculation['results'],
): boolean {
  const { hours, income } = given;
  if (hours === undefined || income === undefined || !('rate' in results)) return false;
  if (!oftenPaid.test(query)) return true;
  return !figuresIn(query, false).some(
    ({ value, before, after }) =>
      value === hours && (hoursNext.test(after) || hoursBefore.test(before)),
  );
}

const spent = lettered(
  /(?<!\p{L})(?:takes?|took|spend|отива(?:т)?|отнема(?:т)?)\s(?:\p{L}+\s){0,3}(\d+)\s?(?:hours|часа)(?!\p{L})/iu,
);

/** Whether a problem sells the hours that a job takes. */
export function sellsSpentHours(query: string, steps: readonly Step[]): boolean {
  const hours = Number(spent.exec(query)?.[1] ?? Number.NaN);
  const sales = steps.find(({ name }) => name === 'gross');
  return sales?.terms.some(({ value }) => value === hours) === true;
}

/** Whether a result is too large for the figures that it comes from. */
export function isImplausible(query: string, { results }: Calculation): boolean {
  const largest = Math.max(0, ...figuresIn(query, false).map(({ value }) => value));
  const isHuge = Object.values(results).some(({ value, as }) => as === 'money' && value >= MILLION);
  return isHuge && largest < SMALL;
}
