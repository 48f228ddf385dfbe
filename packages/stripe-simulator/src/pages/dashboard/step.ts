export const steps = ['day', 'week', 'month', 'year'] as const;
export type Step = (typeof steps)[number];

/** Seconds from `now` (Unix seconds) to the same moment a step later; the 31st becomes the last of a shorter month. */
export function stepSeconds(now: number, step: Step): number {
  if (step === 'day') return 86_400;
  if (step === 'week') return 604_800;
  const from = new Date(now * 1000);
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + (step === 'month' ? 1 : 12));
  const lastDay = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0));
  later.setUTCDate(Math.min(from.getUTCDate(), lastDay.getUTCDate()));
  return Math.round((later.getTime() - from.getTime()) / 1000);
}
