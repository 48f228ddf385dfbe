import type { CallOutput } from '@savet/contract/calls';
import { CallError } from '../../lib/call/call-error.ts';

/** Pauses between the questions whether it was paid, in milliseconds. */
const PAUSES_MS = [2_000, 4_000, 8_000];

/** `unpaid`: it was asked and is asked again; `ended`: it is not asked any more. */
export type Confirmation = 'asking' | 'unpaid' | 'paid' | 'ended' | 'failed';

interface ConfirmationDependencies {
  ask(): Promise<CallOutput<'confirmCheckout'>>;
  tell(state: Confirmation): void;
}

/** Asks now, and a few times more while nothing is paid; the returned function ends it. */
export function confirmCheckout({ ask, tell }: ConfirmationDependencies): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  async function tryOnce(attempt: number): Promise<void> {
    const state = await ask().then(
      ({ paid }) => (paid ? 'paid' : 'unpaid'),
      (error: unknown) => (isFinal(error) ? 'failed' : 'unknown'),
    );
    if (isOver) return;
    const pause = PAUSES_MS[attempt];
    if (state === 'paid' || state === 'failed') return tell(state);
    if (pause === undefined) return tell(state === 'unknown' ? 'failed' : 'ended');
    if (state === 'unpaid') tell(state);
    timer = setTimeout(() => void tryOnce(attempt + 1), pause);
  }

  void tryOnce(0);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** The client has tried these again already, or they stay as they are. */
function isFinal(error: unknown): boolean {
  return error instanceof CallError && error.code !== 'CHECKOUT_FAILED';
}
