import { claimErasures } from '../../features/accounts/deletions.store.ts';
import { every } from '../../platform/every.ts';
import { type ErasingDependencies, eraseEverything } from './erase-everything.ts';

const SWEEP_EVERY_MS = 60_000;
/** Accounts erased in one sweep. */
const SWEEP_MAX = 20;
/** An account that could not be erased, for example while the payment provider is down, is due again after this many seconds. */
const RETRY_SECONDS = 300;

/**
 * Erases accounts after the last day to keep them: now, so that a server which restarts often does it too, and every minute. Every step
 * can be repeated, so a server that dies loses none.
 * @returns stops the eraser
 */
export function startEraser(dependencies: ErasingDependencies): () => void {
  const { log } = dependencies;
  return every(SWEEP_EVERY_MS, () => eraseDue(dependencies), {
    log,
    failure: 'erasing accounts failed',
    atOnce: true,
  });
}

/** Runs one sweep. */
export async function eraseDue(dependencies: ErasingDependencies): Promise<void> {
  const { db, log } = dependencies;
  for (const uid of await claimErasures(db, SWEEP_MAX, RETRY_SECONDS)) {
    try {
      await eraseEverything(dependencies, uid);
      // Without the uid, which exists nowhere any more.
      log.info('account: one was erased');
    } catch (error) {
      log.warn({ error, uid }, 'account: erasing one failed');
    }
  }
}
