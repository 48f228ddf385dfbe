import { every } from '../every.ts';
import type { Logger } from '../log.ts';
import { returnMemory } from './return-memory.ts';

export const LOOK_MS = 1_000;
/** Looks without use after which memory is let go. To load it again must take less than anybody notices. */
export const IDLE_LOOKS = 30;

/** Something large in memory that loads again when it is needed. */
export interface Kept {
  /** Loads it ahead of that. */
  prepare(): Promise<void>;
  /** @returns whether there was anything to let go */
  rest(): boolean;
}

/**
 * Has something in memory while it may be needed, and gives it back to the system when it is not.
 * @param isUsed whether it may be needed now
 * @returns stops looking
 */
export function keepWhileUsed(kept: Kept, isUsed: () => boolean, log: Logger): () => void {
  let isPrepared = false;
  let unused = 0;
  return every(
    LOOK_MS,
    async () => {
      unused = isUsed() ? 0 : unused + 1;
      if (unused === 0 && !isPrepared) {
        isPrepared = true;
        await kept.prepare();
      }
      if (unused === 0 || unused % IDLE_LOOKS !== 0) return;
      isPrepared = false;
      if (kept.rest() && globalThis.gc) returnMemory(globalThis.gc);
    },
    { log, failure: 'loading ahead of a question failed' },
  );
}
