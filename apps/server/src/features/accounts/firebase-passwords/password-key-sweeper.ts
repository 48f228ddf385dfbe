import type { Database } from '../../../platform/db/transaction.ts';
import { every } from '../../../platform/every.ts';
import type { Logger } from '../../../platform/log.ts';
import { deleteUnneededKeys } from './password-keys.store.ts';

/** Passwords also end with a reset or with their account. */
const SWEEP_EVERY_MS = 3_600_000;

/** @returns stops the sweeper */
export function startPasswordKeySweeper(db: Database, log: Logger): () => void {
  return every(SWEEP_EVERY_MS, () => deleteUnneededKeys(db), {
    log,
    failure: 'deleting the keys of imported passwords failed',
  });
}
