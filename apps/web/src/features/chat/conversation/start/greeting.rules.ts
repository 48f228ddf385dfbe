export type DayPart = 'morning' | 'afternoon' | 'evening';

/** Morning 04-12, afternoon 12-18, evening 18-04 (specification, section 2). */
export function dayPart(hour: number): DayPart {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
