import type { Socket } from 'node:net';
import { sql } from 'kysely';
import pg from 'pg';
import { CHANNEL, connectDatabase } from '../../platform/db/database.ts';
import { notify } from '../../platform/db/notifications.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { createLog } from '../../platform/log.ts';

/** Transactions of several writers, each on a row of its own, that notify the servers or do not. */
export async function openCommits(url: string, writers: number) {
  const { db, close } = await connectDatabase({ url, poolSize: writers }, createLog('silent'));
  await sql`create table commits (writer int4 primary key, count int4 not null)`.execute(db);
  await sql`insert into commits select n, 0 from generate_series(0, ${writers}) n`.execute(db);
  const listeners: pg.Client[] = [];

  return {
    /** With as many round trips, whether it notifies or not. */
    commit: (writer: number, isNotifying: boolean) =>
      inTransaction(db, async (trx) => {
        await sql`update commits set count = count + 1 where writer = ${writer}`.execute(trx);
        if (isNotifying) await notify(trx, { kind: 'documents', uid: 'somebody' });
        else
          await sql`select ${JSON.stringify({ kind: 'documents', uid: 'somebody' })}`.execute(trx);
      }),
    /** Opens further connections that listen as a server does, until there are so many. */
    listen: async (count: number) => {
      while (listeners.length < count) listeners.push(await openListener(url));
    },
    close: async () => {
      await Promise.all(listeners.map((listener) => listener.end()));
      await close();
    },
  };
}

async function openListener(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  // All listeners are in this process, unlike those of real servers, so what they receive is discarded unread.
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  stream.removeAllListeners('data');
  stream.resume();
  return client;
}
