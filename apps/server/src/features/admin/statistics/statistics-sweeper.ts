import type { Database } from '../../../platform/db/transaction.ts';
import { every } from '../../../platform/every.ts';
import type { Logger } from '../../../platform/log.ts';
import { foldStatistics } from './statistics.store.ts';

/** Between two sweeps, a few thousand rows are added on a busy day. Reading them takes milliseconds. */
const SWEEP_EVERY_MS = 60_000;

/** Adds up the changes of the statistics at an interval. */
export function startStatisticsSweeper(db: Database, log: Logger): () => void {
  const failure = 'adding up the statistics failed';
  return every(SWEEP_EVERY_MS, () => foldStatistics(db), { log, failure });
}
