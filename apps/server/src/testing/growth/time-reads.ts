import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { startInMemory } from '../../platform/db/embedded.ts';
import { createLog } from '../../platform/log.ts';
import { fillUsers } from './fill-users.ts';
import { growingReads } from './growing-reads.ts';

const ROUNDS = 15;
/** Reads before the first round: compiling, and filling the caches. */
const WARM_UP = 5;

export interface ReadTimes {
  /** Milliseconds of each round with few users, and with many. */
  few: number[];
  many: number[];
}

/**
 * Times reads with few users and with many, in turns.
 * @param urls addresses of two empty PostgreSQL databases; null for the embedded database
 * @param repeats reads in one round
 */
export async function timeReads(
  urls: readonly [string, string] | null,
  users: { few: number; many: number },
  repeats: number,
): Promise<Map<string, ReadTimes>> {
  const open = async (url: string | undefined): Promise<OpenDatabase> =>
    openDatabase(
      url === undefined ? { pglite: await startInMemory() } : { url },
      createLog('silent'),
    );
  const databases = { few: await open(urls?.[0]), many: await open(urls?.[1]) };
  try {
    for (const size of ['few', 'many'] as const) await fillUsers(databases[size].db, users[size]);
    const times = new Map<string, ReadTimes>();
    for (const [name, read] of Object.entries(growingReads)) {
      const { few, many } = databases;
      const timed = { few: [] as number[], many: [] as number[] };
      for (let index = 0; index < WARM_UP; index += 1)
        await Promise.all([read(few.db), read(many.db)]);
      for (let round = 0; round < ROUNDS; round += 1) {
        for (const size of ['few', 'many'] as const) {
          const start = process.cpuUsage();
          const began = performance.now();
          for (let index = 0; index < repeats; index += 1) await read(databases[size].db);
          const { user, system } = process.cpuUsage(start);
          const spent = urls ? performance.now() - began : (user + system) / 1_000;
          timed[size].push(spent / repeats);
        }
      }
      times.set(name, timed);
    }
    return times;
  } finally {
    await databases.few.close();
    await databases.many.close();
  }
}
