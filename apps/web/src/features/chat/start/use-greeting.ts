import { useSyncExternalStore } from 'react';
import { browserSignals } from '../../../lib/live/page-signals.ts';
import { useChatText } from '../use-chat-text.ts';
import { dayPart } from './greeting.rules.ts';

/** How often the clock is looked at, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

/** The greeting of the hour, in a page that stays open too. */
export function useGreeting(firstName: string): string {
  const text = useChatText();
  const part = useSyncExternalStore(watchClock, () => dayPart(new Date().getHours()));
  return text.greeting[part](firstName);
}

/** A hidden page's timers may sleep: it is looked at again when it is shown. */
function watchClock(look: () => void): () => void {
  const timer = setInterval(look, LOOK_EVERY_MS);
  const stop = browserSignals.subscribe(look);
  return () => {
    clearInterval(timer);
    stop();
  };
}
