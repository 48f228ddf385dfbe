import { createHmac, hkdfSync } from 'node:crypto';
import { CompiledQuery } from 'kysely';
import { RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible';
import { ApiError } from '../api-error.ts';
import type { OpenDatabase } from '../db/database.ts';
import type { Database } from '../db/transaction.ts';

const KEY_BYTES = 32;

/** How often something may happen for one key. */
export interface LimitOptions {
  points: number;
  /** In seconds. */
  duration: number;
}

/** A rate limit that all servers share. */
export interface SharedLimit {
  /** Counts before the work is done, so that attempts at the same time count, too. @throws ApiError RATE_LIMITED */
  consume(key: string): Promise<void>;
  /** Takes one count back. */
  giveBack(key: string): Promise<void>;
  forget(key: string): Promise<void>;
}

/**
 * Creates rate limits: in PostgreSQL, which several servers share, or in the memory of the only server of an embedded database.
 * @param secret keys are stored as a hash under it: a copy of the database tells no addresses
 */
export function sharedLimits(
  { kind, db }: Pick<OpenDatabase, 'kind' | 'db'>,
  secret: string,
): (name: string, options: LimitOptions) => SharedLimit {
  const hashKey = Buffer.from(hkdfSync('sha256', secret, '', 'rate limits', KEY_BYTES));
  const hashed = (key: string) => createHmac('sha256', hashKey).update(key).digest('base64url');
  const store = { storeClient: clientOf(db), storeType: 'client', tableName: 'rate_limits' };
  return (name, { points, duration }) => {
    const options = { keyPrefix: name, points, duration };
    const limiter =
      kind === 'embedded'
        ? new RateLimiterMemory(options)
        : new RateLimiterPostgres({
            ...options,
            ...store,
            tableCreated: true,
            clearExpiredByTimeout: false,
          });
    return {
      consume: (key) => consume(limiter, hashed(key)),
      async giveBack(key) {
        await limiter.reward(hashed(key));
      },
      async forget(key) {
        await limiter.delete(hashed(key));
      },
    };
  };
}

/** Counts in a limiter of the library. @throws ApiError RATE_LIMITED */
export async function consume(
  limiter: { consume(key: string): Promise<unknown> },
  key: string,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    // The library rejects with a RateLimiterRes, which is not an Error.
    throw rejection instanceof Error ? rejection : new ApiError('RATE_LIMITED');
  }
}

/** The part of a client of `pg` that the library uses. */
function clientOf(db: Database) {
  return {
    async query({ text, values = [] }: { text: string; values?: unknown[] }) {
      const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(text, values));
      return { rows, rowCount: Number(numAffectedRows ?? rows.length) };
    },
  };
}
