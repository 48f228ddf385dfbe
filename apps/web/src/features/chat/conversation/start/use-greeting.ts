import { useSyncExternalStore } from 'react';
import { browserSignals } from '#lib/page/page-signals.ts';
import { useChatText } from '../../use-chat-text.ts';

/** Interval of checks, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

export type DayPart = 'morning' | 'afternoon' | 'evening';

/** The greeting of the current hour, updated while the page stays open. */
export function useGreeting(firstName: string): string {
  const text = useChatText();
  const part = useSyncExternalStore(watchClock, () => dayPart(new Date().getHours()));
  return text.greeting[part](firstName);
}

/** Also checks when the page is shown: timers may sleep in a hidden page. */
function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = browserSignals.subscribe(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}

/** Morning 04-12, afternoon 12-18, evening 18-04 (specification, section 2). */
export function dayPart(hour: number): DayPart {
  if (hour >= 4 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'afternoon' : 'evening';
}
