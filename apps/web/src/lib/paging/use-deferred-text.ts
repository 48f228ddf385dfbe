import { useEffect, useState } from 'react';

/** Typing goes on for this long before it counts, in milliseconds. */
const PAUSE_MS = 250;

/** A text that is being typed, once the typing pauses. */
export function useDeferredText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
