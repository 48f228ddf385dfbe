import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type OpenDatabase, openDatabase } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log.ts';
import { copyMigratedDatabase } from '../database-template.ts';

const ROUNDS = 10;
const TRANSACTIONS = 30;
const WRITERS = 10;

interface Times {
  /** Milliseconds until each transaction was acknowledged, one after another. */
  alone: number[];
  /** Milliseconds per transaction while several write, one value per round. */
  together: number[];
}

/** Transactions on the embedded database, with and without syncing, in turns. */
export async function timeTransactions(): Promise<{ synced: Times; unsynced: Times }> {
  const folder = mkdtempSync(join(tmpdir(), 'savet-bench-'));
  const log = createLog('silent');
  const [first, second] = [join(folder, 'synced'), join(folder, 'unsynced')];
  for (const dataDir of [first, second]) await copyMigratedDatabase(dataDir);
  const pglite = await PGlite.create(join(second, 'database'));
  const databases = {
    synced: await openDatabase({ dataDir: first }, log),
    unsynced: await openDatabase({ pglite }, log),
  };
  const times = { synced: empty(), unsynced: empty() };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const kind of ['synced', 'unsynced'] as const) {
        await measure(databases[kind], round, times[kind]);
      }
    }
    return times;
  } finally {
    await databases.synced.close();
    await databases.unsynced.close();
    await pglite.close();
    rmSync(folder, { recursive: true });
  }
}

async function measure({ db }: OpenDatabase, round: number, times: Times): Promise<void> {
  const write = async (name: string) => {
    await inTransaction(db, async (trx) => {
      await trx
        .insertInto('adminEmails')
        .values({ email: `${round} ${name}` })
        .execute();
    });
  };
  for (let index = 0; index < TRANSACTIONS; index += 1) {
    times.alone.push(await elapsed(() => write(`alone ${index}`)));
  }
  const all = await elapsed(() =>
    Promise.all(
      Array.from({ length: WRITERS }, async (_, writer) => {
        for (let index = 0; index < TRANSACTIONS; index += 1) await write(`${writer} ${index}`);
      }),
    ),
  );
  times.together.push(all / (WRITERS * TRANSACTIONS));
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

function empty(): Times {
  return { alone: [], together: [] };
}
