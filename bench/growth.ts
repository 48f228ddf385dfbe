import { type ReadTimes, timeReads } from '../apps/server/src/testing/bench/time-reads.ts';
import { createPostgresDatabase } from '../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from '../tools/postgres/postgres.ts';
import type { DatabaseKind } from './streams/product.ts';

const FEW = 10;
const READS = { rounds: 15, repeats: 5 };

/** Times of reads with 10 users and with many; null without this kind of database. */
export async function measureGrowth(
  kind: DatabaseKind,
  many: number,
): Promise<Map<string, ReadTimes> | null> {
  const sizes = { few: FEW, many };
  if (kind === 'embedded') return timeReads({ urls: null, ...sizes, ...READS });
  const postgres = await TestPostgres.start();
  if (!postgres) return null;
  try {
    const [few, many] = [
      await createPostgresDatabase(postgres.url, 'empty'),
      await createPostgresDatabase(postgres.url, 'empty'),
    ];
    return await timeReads({ urls: [few, many], ...sizes, ...READS });
  } finally {
    await postgres.stop();
  }
}
