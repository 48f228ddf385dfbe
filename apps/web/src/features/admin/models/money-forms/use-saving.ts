import { useState } from 'react';
import { useToasts } from '#ui/toasts/toasts-context.ts';

interface Saving {
  isBusy: boolean;
  /** The error of the last attempt; undefined without one. */
  failure: unknown;
  /** Runs `work`, then shows `done`. What was typed stays. */
  save(work: () => Promise<unknown>, done: string): Promise<void>;
}

/** The state of saving a form. */
export function useSaving(onSaved: () => void): Saving {
  const toasts = useToasts();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  return {
    isBusy,
    failure,
    async save(work, done) {
      setBusy(true);
      setFailure(undefined);
      try {
        await work();
        toasts.show({ text: done });
        onSaved();
      } catch (error) {
        setFailure(error);
      }
      setBusy(false);
    },
  };
}
