import { lettered } from '@savet/text/lettered';
import type { Calculation } from '../calculation.ts';

const daysOff = lettered(
  /(\d+)\s?(?:weeks?|days?|седмици|дни) (?:off|holiday|почивка|отпуск\p{L}*)/iu,
);
const timesWorked = ['weeks', 'days'];
const growsMonthly = lettered(
  /(?<!\p{L})(?:grow\p{L}*|ris(?:es?|ing)|increas\p{L}*|раст(?:е|ат)|нараства\p{L}*|вдига\p{L}* се) (?:by |with |с |със )?(?:по )?[€$£]?\d[^.?!]{0,30}?(?:every|each|per|a|всеки|на) (?:month|месец)(?!\p{L})/iu,
);
const leftWanted = lettered(
  /(?<!\p{L})(?:want|need|like|искам|трябва)(?!\p{L})[^.?!]{0,20}\d[^.?!]{0,20}(?<!\p{L})(?:left|остан\p{L}*|остава\p{L}*)(?!\p{L})/iu,
);
const currency = lettered(
  /[€$£¥]|(?<!\p{L})(?:eur\p{L}*|usd|gbp|pounds?|dollars?|quid|grand|leva|lv|bgn|k|m|thousand|million|евро\p{L}*|лв|лева|долар\p{L}*|бона|хил\p{L}*|млн)(?!\p{L})|\d\s?(?:k|m|бона|хил)/iu,
);

const paidPeople = lettered(
  /\d\s(?:\p{L}+ )?(?:workers?|employees|staff|guys|lads|people|cooks|drivers|работници|служители|души|човека|момчета|шофьори)(?!\p{L})(?![^?]*(?<!\p{L})(?:customers?|clients?|buyers?|клиент\p{L}*|купувач\p{L}*)(?!\p{L}))/iu,
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

/** Whether a sum leaves out what its message says of a figure: weeks off, a rise that goes on, what is to be left, that its people are paid and buy nothing, or that no money is counted. */
export function isOfOtherCase(query: string, sum: Calculation): boolean {
  const { name, given, derived } = sum;
  const off = Number(daysOff.exec(query)?.[1] ?? Number.NaN);
  const worksThen = derived?.read.some(
    ({ role, value }) => timesWorked.includes(role) && value.value === off,
  );
  if (worksThen) return true;
  if (addsMonthToHour(sum)) return true;
  if ((name === 'runway' || derived?.plan === 'runway') && growsMonthly.test(query)) return true;
  if (name === 'cac' && paidPeople.test(query)) return true;
  if (name === 'after-fee' && leftWanted.test(query)) return true;
  return name === 'runway' && 'cash' in given && !currency.test(query);
}
