import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';
import { figuresIn } from '../figures.ts';
import { isMisread } from './misread.ts';

/** Shares of a price or of all customers. */
const shares = ['margin', 'marginOfPrice', 'lostShare'];
/** All hours of a month. */
const MONTH_HOURS = 744;
const monthly = lettered(
  /(?<!\p{L})(?:(?:a|per|each|на) (?:month|месец)|monthly|месечно)(?!\p{L})/iu,
);
const several = lettered(
  /(?<!\p{L})(?:year\p{L}*|annual\p{L}*|people|staff|each|годи[нш]\p{L}*|души|човека|всек\p{L}+)(?!\p{L})/iu,
);
const turnover = lettered(
  /(?<!\p{L})(?:turnover|revenue|оборот(?:а|ът)?)(?: (?:is|of|about|around|от|е|към|около))*\s*[:–-]?\s*[€$£]?$/iu,
);

/** Whether a result can’t be, beside the figures of its question: a margin above 100 %, more hours than a month has, wages above the turnover. */
export function isAbsurd(query: string, { name, given, results, derived }: Calculation): boolean {
  const found = Object.entries({ ...results, ...derived?.values });
  const isTooLarge = found.some(
    ([key, { value, as }]) =>
      !Number.isFinite(value) || (as === 'percent' && shares.includes(key) && value > 100),
  );
  if (isTooLarge) return true;
  const isOfMonth = monthly.test(query) && !several.test(query);
  if (isOfMonth && (given['hours'] ?? 0) > MONTH_HOURS) return true;
  const all = figuresIn(query, false).find(({ before }) => turnover.test(before))?.value;
  const wages = name === 'yearly-payroll' ? (results['month']?.value ?? 0) : 0;
  return all !== undefined && wages > all;
}

/** A sum whose figures and result may be what they were taken for; null for any other. */
export function soundOrNone(query: string, sum: Calculation | null): Calculation | null {
  return sum === null || isMisread(query, sum) || isAbsurd(query, sum) ? null : sum;
}
