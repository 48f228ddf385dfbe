import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';

const daysOff = lettered(
  /(\d+)\s?(weeks?|days?|седмици|дни) (?:off|holiday|почивка|отпуск\p{L}*)/iu,
);
const growsMonthly = lettered(
  /(?<!\p{L})(?:grow\p{L}*|ris(?:es?|ing)|goes up|go up|increas\p{L}*|раст(?:е|ат)|нараства\p{L}*|(?:се )?увеличава\p{L}*|вдига\p{L}* се) (?:by |with |с |със )?(?:по )?[€$£]?\d[^.?!]{0,30}?(?:every|each|per|a|всеки|на) (?:month|месец)(?!\p{L})/iu,
);
const leftWanted = lettered(
  /(?<!\p{L})(?:want|need|like|искам|трябва)(?! to (?:know|see)| да (?:знам|разбера|видя))(?!\p{L})[^.?!]{0,20}\d[^.?!]{0,20}(?<!\p{L})(?:left|остан\p{L}*|остава\p{L}*)(?!\p{L})/iu,
);
const counted = lettered(
  /(\d[\d.,]*) (?:\p{L}+ )?(?:registered|paying|users?|customers?|clients?|members?|subscribers?|регистрирани|плащащи|клиенти?|клиента|потребители?|потребителя|абонати?|абоната|души|човека)(?!\p{L})/giu,
);
const paidStaff = lettered(
  /\d\s(?:\p{L}+ )?(?:workers?|employees|staff|guys|lads|cooks|drivers|работници|служители|момчета|шофьори)(?!\p{L})(?![^?]*(?<!\p{L})(?:customers?|clients?|buyers?|клиент\p{L}*|купувач\p{L}*)(?!\p{L}))/iu,
);

/** A share of what one hour has to bring beside the costs of a month. */
const FAR_APART = 5;

/** Whether the costs of a month are put on the price of an hour. */
function addsMonthToHour({ solution }: Calculation): boolean {
  const last = solution?.steps.at(-1);
  if (solution?.asked !== 'rate' || last?.operation !== 'sum') return false;
  const [first, second] = last.terms.map(({ value }) => value).sort((a, b) => b - a);
  return first !== undefined && second !== undefined && first > FAR_APART * second;
}

/**
 * Whether a sum takes a figure for something that its message says it is not: weeks off for weeks of work, the profit that is wanted for a
 * price, people for money, or staff for customers. The same if it ignores that the income grows each month.
 */
export function isOfOtherCase(query: string, sum: Calculation): boolean {
  const { name, given, derived } = sum;
  if (worksOnDaysOff(query, sum) || addsMonthToHour(sum)) return true;
  if ((name === 'runway' || derived?.plan === 'runway') && growsMonthly.test(query)) return true;
  if (name === 'cac' && paidStaff.test(query)) return true;
  if (name === 'after-fee' && leftWanted.test(query)) return true;
  const people = [...query.matchAll(counted)].map(([, count = '']) => Number(count));
  return (
    name === 'runway' && people.some((count) => [given['cash'], given['burn']].includes(count))
  );
}

function worksOnDaysOff(query: string, { derived }: Calculation): boolean {
  const [, off, unit = ''] = daysOff.exec(query) ?? [];
  const role = /^(?:week|сед)/iu.test(unit) ? 'weeks' : 'days';
  return (
    derived?.read.some((read) => read.role === role && read.value.value === Number(off)) === true
  );
}
