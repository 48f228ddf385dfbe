import { useSyncExternalStore } from 'react';
import { browserSignals } from '#lib/page/page-signals.ts';
import { useChatText } from '../../use-chat-text.ts';
import { dayPart } from './greeting.rules.ts';

/** Interval of checks, in milliseconds. */
const LOOK_EVERY_MS = 60_000;

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
