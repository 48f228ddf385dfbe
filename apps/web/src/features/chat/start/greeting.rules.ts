export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Part of the day by the hour: morning 04-12, afternoon 12-18, evening 18-04 (spec 2). */
export function dayPart(hour: number): DayPart {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
