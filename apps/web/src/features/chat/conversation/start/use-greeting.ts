import { useSyncExternalStore } from 'react';
import { watchClock } from '#lib/page/watch-clock.ts';
import { useChatText } from '../../use-chat-text.ts';

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The greeting of the current hour, updated while the page stays open. */
export function useGreeting(firstName: string): string {
  const text = useChatText();
  const part = useSyncExternalStore(watchClock, () => dayPart(new Date().getHours()));
  return text.greeting[part](firstName);
}

/** Morning 04-12, afternoon 12-18, evening 18-04 (specification, section 2). */
export function dayPart(hour: number): DayPart {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
