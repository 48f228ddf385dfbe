import { createHash } from 'node:crypto';
import { openAsBlob, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../../platform/db/database.ts';
import { startInMemory } from '../../../platform/db/embedded/embedded.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { createLog } from '../../../platform/log.ts';
import { ExportWorker } from '../export-worker.ts';
import { insertExport, readChunk, readExport } from '../exports.store.ts';
import { importAccount } from '../import/import-account.ts';

/**
 * A program: exports an account with many messages, imports it into another one, exports that, and prints one line. Its heap is
 * limited by the one who starts it: `node --max-old-space-size=… large-account.ts <database dump> <file> <messages>`.
 */
const [dump = '', file = '', count = ''] = process.argv.slice(2);
/** About a thousand characters, as a typical answer has. */
const answer = 'Позиционирането започва с един човек и неговия проблем. '.repeat(18);

const log = createLog('error');
const { db } = await openDatabase({ pglite: await startInMemory(await openAsBlob(dump)) }, log);
await insertAccount('first');
await insertAccount('second');
await insertMessages(Number(count));
const first = await timed(() => exportTo(db, 'first'));
const imported = await timed(() => importAccount(db, { uid: 'second', file, now: new Date() }));
const second = await timed(() => exportTo(db, 'second'));

console.log(
  JSON.stringify({
    messages: imported.result.counts.messages,
    bytes: first.result.size,
    exportSeconds: first.seconds,
    importSeconds: imported.seconds,
    isEqual: first.result.hash === second.result.hash,
  }),
);
process.exit(0);

async function insertAccount(uid: string): Promise<void> {
  const email = `${uid}@people.test`;
  await sql`insert into auth_users (id, name, email) values (${uid}, '', ${email})`.execute(db);
  await sql`insert into users (uid, revision) values (${uid}, 0)`.execute(db);
}

async function insertMessages(messages: number): Promise<void> {
  const perChat = 500;
  await sql`
    insert into chats (uid, chat_id, title, revision)
    select 'first', 'c' || n, 'Chat ' || n, 1 from generate_series(0, ${Math.floor(messages / perChat)}::int) n`.execute(
    db,
  );
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, status, revision)
    select 'first', 'm' || n, 'c' || n / ${perChat}::int, n % ${perChat}::int + 1, n || ${answer}::text,
      case n % 2 when 0 then 'user' else 'assistant' end, 'done', 1
    from generate_series(0, ${messages - 1}::int) n`.execute(db);
}

/** Exports an account to the file. */
async function exportTo(database: Database, uid: string): Promise<{ size: number; hash: string }> {
  const worker = new ExportWorker({
    ...{ db: database, owner: 'test', payments: null, hasSnapshots: false, log },
  });
  await insertExport(database, uid, 0);
  worker.wake();
  await worker.settled();
  const latest = await readExport(database, uid);
  if (latest?.state !== 'ready') throw new Error('the export failed');
  writeFileSync(file, '');
  const hash = createHash('sha256');
  for (let sequence = 0; ; sequence += 1) {
    const bytes = await readChunk(database, latest.exportId, sequence);
    if (!bytes) return { size: latest.size ?? 0, hash: hash.digest('hex') };
    hash.update(bytes);
    writeFileSync(file, bytes, { flag: 'a' });
  }
}

async function timed<Result>(work: () => Promise<Result>) {
  const started = performance.now();
  const result = await work();
  return { result, seconds: Math.round((performance.now() - started) / 100) / 10 };
}
