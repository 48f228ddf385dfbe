import { useRef, useState } from 'react';

interface Submit {
  isBusy: boolean;
  /** The error of the last attempt, until the next one begins; null without one. */
  failure: unknown;
  /** Runs `work`, unless work is running: a double click is one request. */
  submit(work: () => Promise<unknown>): void;
}

/** The state of a form or button whose work can fail. */
export function useSubmit(): Submit {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    // Clears the text first, so that screen readers announce the same error again.
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure(error);
    }
    isRunning.current = false;
    setBusy(false);
  }

  return { isBusy, failure, submit: (work) => void run(work) };
}
