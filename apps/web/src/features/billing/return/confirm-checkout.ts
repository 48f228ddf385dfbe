import type { CallOutput } from '@savet/contract/calls';
import { CallError } from '#data/call/call-error.ts';

/** Delays between attempts, in milliseconds. */
const PAUSES_MS = [2_000, 4_000, 8_000];

/** `unpaid`: not paid yet, will ask again. `ended`: no more attempts. */
export type Confirmation = 'asking' | 'unpaid' | 'paid' | 'ended' | 'failed';

interface ConfirmationDependencies {
  ask(): Promise<CallOutput<'confirmCheckout'>>;
  report(state: Confirmation): void;
}

/**
 * Asks now and after each delay until the checkout is paid.
 * @returns a function that stops it
 */
export function confirmCheckout({ ask, report }: ConfirmationDependencies): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function tryOnce(attempt: number): Promise<void> {
    const state = await ask().then(
      ({ paid }) => (paid ? 'paid' : 'unpaid'),
      (error: unknown) => (isFinal(error) ? 'failed' : 'unknown'),
    );
    if (isOver) return;
    const pause = PAUSES_MS[attempt];
    if (state === 'paid' || state === 'failed') return report(state);
    if (pause === undefined) return report(state === 'unknown' ? 'failed' : 'ended');
    if (state === 'unpaid') report(state);
    timer = setTimeout(() => void tryOnce(attempt + 1), pause);
  }

  void tryOnce(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The call client has retried already, or the error is permanent. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.code !== 'CHECKOUT_FAILED';
}
