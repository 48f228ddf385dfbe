import { type ReadTimes, timeReads } from '../apps/server/src/testing/bench/time-reads.ts';
import { createPostgresDatabase } from '../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from '../tools/postgres/postgres.ts';
import type { DatabaseKind } from './streams/product.ts';

const SIZES = { few: 10, many: 200_000 };
const READS = { rounds: 15, repeats: 5 };

/** Times of reads with few and many users; null without this kind of database. */
export async function measureGrowth(kind: DatabaseKind): Promise<Map<string, ReadTimes> | null> {
  if (kind === 'embedded') return timeReads({ urls: null, ...SIZES, ...READS });
  const postgres = await TestPostgres.start();
  if (!postgres) return null;
  try {
    const [few, many] = [
      await createPostgresDatabase(postgres.url, 'empty'),
      await createPostgresDatabase(postgres.url, 'empty'),
    ];
    return await timeReads({ urls: [few, many], ...SIZES, ...READS });
  } finally {
    await postgres.stop();
  }
}
