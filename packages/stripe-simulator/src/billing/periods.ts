import { invalid } from '../errors.ts';
import type { Interval } from './objects/catalogue.ts';

const DAY_SECONDS = 86_400;

export interface Recurrence {
  interval: Interval;
  interval_count: number;
}

/** The timestamp `steps` periods after `anchor`, in Unix seconds. Days are clamped (31 January → 28 February). */
export function stepFrom(anchor: number, steps: number, recurrence: Recurrence): number {
  const { interval, interval_count: count } = recurrence;
  if (interval === 'day') return anchor + steps * count * DAY_SECONDS;
  if (interval === 'week') return anchor + steps * count * 7 * DAY_SECONDS;
  const months = steps * count * (interval === 'year' ? 12 : 1);
  const date = new Date(anchor * 1_000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, lastDay));
  return date.getTime() / 1_000;
}

/**
 * The first period boundary from `anchor` that is after `time`.
 * @throws StripeError for an empty period, which a state of before can have: it would have no end
 */
export function nextStep(anchor: number, time: number, recurrence: Recurrence): number {
  if (!(recurrence.interval_count >= 1)) {
    throw invalid('The price has an empty period: recurring[interval_count] is below 1.');
  }
  let steps = Math.max(1, Math.floor(periodsBetween(anchor, time, recurrence)));
  while (stepFrom(anchor, steps, recurrence) <= time) steps += 1;
  return stepFrom(anchor, steps, recurrence);
}

/** Periods from `anchor` to `time`, at most one too few. */
function periodsBetween(anchor: number, time: number, recurrence: Recurrence): number {
  const { interval, interval_count: count } = recurrence;
  if (interval === 'day') return (time - anchor) / (count * DAY_SECONDS);
  if (interval === 'week') return (time - anchor) / (count * 7 * DAY_SECONDS);
  const months = monthOf(time) - monthOf(anchor) - 1;
  return months / (count * (interval === 'year' ? 12 : 1));
}

function monthOf(time: number): number {
  const date = new Date(time * 1_000);
  return date.getUTCFullYear() * 12 + date.getUTCMonth();
}
