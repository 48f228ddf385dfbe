import { useEffect, useState } from 'react';

/** Debounce, in milliseconds. */
const PAUSE_MS = 250;

/** The debounced text of an input. */
export function useDeferredText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
