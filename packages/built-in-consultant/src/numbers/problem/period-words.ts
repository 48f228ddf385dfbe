import { lettered } from '@savet/text/lettered';
import type { Period } from '../solution.ts';

const words: Readonly<Record<Period, string>> = {
  hour: 'hours?|hourly|час|часа|часове|часът|почасово',
  day: 'days?|daily|ден|деня|дни|дена|дневно|дневн\\p{L}{1,3}',
  week: 'weeks?|weekly|седмица|седмицата|седмици|седмично|седмичн\\p{L}{1,3}',
  month: 'months?|monthly|месец|месеца|месеци|месечно|месеч\\p{L}{2,3}',
  year: 'years?|yearly|annual|annually|година|годината|години|годишно|годиш\\p{L}{2,3}',
};
const periods = Object.keys(words) as Period[];
/** All of them, as a part of a pattern. */
export const anyPeriod = Object.values(words).join('|');
const whole = new Map(periods.map((period) => [period, lettered(`^(?:${words[period]})$`, 'iu')]));

export function periodOf(word: string): Period | null {
  return periods.find((period) => whole.get(period)?.test(word)) ?? null;
}
