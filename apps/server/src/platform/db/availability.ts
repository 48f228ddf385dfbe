import { sql } from 'kysely';
import type { Database } from './transaction.ts';

/** Error codes of a database that is unreachable, shutting down, too slow or full: the same query can succeed later. */
const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ENOSPC',
  'EPIPE',
  'ETIMEDOUT',
  '57014', // query cancelled by its time limit
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '40001', // serialization failure
  '40P01', // deadlock
  '53100', // disk full
  '53200', // out of memory
  '53300', // too many connections
  '55P03', // lock not available
  '58030', // input or output error
  '25P03', // idle in transaction too long
]);
const unavailableMessage =
  /timeout exceeded|connection terminated|query read timeout|not queryable|no space left on device/i;

/** Whether an error means that the database is unavailable, rather than that a query is wrong. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    unavailableCodes.has(code) || code.startsWith('08') || unavailableMessage.test(error.message)
  );
}

/** Whether the database answers a query. */
export async function isAnswering(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    return false;
  }
}
