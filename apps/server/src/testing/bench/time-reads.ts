import { openAsBlob } from 'node:fs';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { startInMemory } from '../../platform/db/embedded/embedded.ts';
import { createLog } from '../../platform/log.ts';
import { databaseTemplate } from '../database-template.ts';
import { fillUsers } from './fill-users.ts';
import { growingReads } from './growing-reads.ts';

/** Reads before the first round: compiling, and filling the caches. */
const WARM_UP = 5;

export interface ReadTimes {
  /** Milliseconds for a read in each round, with few users and with many. */
  few: number[];
  many: number[];
}

export interface ReadOptions {
  /** Addresses of two empty PostgreSQL databases; null for the embedded database. */
  urls: readonly [string, string] | null;
  few: number;
  many: number;
  rounds: number;
  /** Reads of one round. */
  repeats: number;
}

/**
 * Times reads with few users and with many, in turns: CPU time with the embedded database, which works in this process, elapsed time
 * with PostgreSQL.
 */
export async function timeReads(options: ReadOptions): Promise<Map<string, ReadTimes>> {
  const few = await openFilled(options.urls?.[0], options.few);
  const many = await openFilled(options.urls?.[1], options.many);
  const clock = options.urls ? elapsedMs : cpuMs;
  const times = new Map<string, ReadTimes>();
  try {
    for (const [name, read] of Object.entries(growingReads)) {
      const timed = async ({ db }: OpenDatabase, count: number) => {
        const start = clock();
        for (let index = 0; index < count; index += 1) await read(db);
        return (clock() - start) / count;
      };
      await timed(few, WARM_UP);
      await timed(many, WARM_UP);
      const of: ReadTimes = { few: [], many: [] };
      for (let round = 0; round < options.rounds; round += 1) {
        of.few.push(await timed(few, options.repeats));
        of.many.push(await timed(many, options.repeats));
      }
      times.set(name, of);
    }
    return times;
  } finally {
    await few.close();
    await many.close();
  }
}

async function openFilled(url: string | undefined, users: number): Promise<OpenDatabase> {
  const dump = async () => openAsBlob((await databaseTemplate()).dump);
  const place = url === undefined ? { pglite: await startInMemory(await dump()) } : { url };
  const database = await openDatabase(place, createLog('silent'));
  await fillUsers(database.db, users);
  return database;
}

function elapsedMs(): number {
  return performance.now();
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
