import type { Interval } from './objects.ts';

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

/** The first period boundary from `anchor` that is after `time`. */
export function nextStep(anchor: number, time: number, recurrence: Recurrence): number {
  let steps = 1;
  while (stepFrom(anchor, steps, recurrence) <= time) steps += 1;
  return stepFrom(anchor, steps, recurrence);
}
