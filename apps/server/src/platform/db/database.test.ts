import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { databases } from '../../testing/databases.ts';
import { createLog } from '../log.ts';
import { openDatabase } from './database.ts';
import { FolderInUseError } from './folder-lock.ts';
import { assertOutsideTransaction, inTransaction } from './transaction.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe.each(databases)('the database on $name', ({ open }) => {
  it('inside a transaction has no root handle and no network', async () => {
    const { db, close } = await open();
    const work = inTransaction(db, async () => {
      await db.selectFrom('users').selectAll().execute();
    });
    await expect(work).rejects.toThrow('the root database handle was used inside a transaction');
    const nested = inTransaction(db, () => inTransaction(db, async () => undefined));
    await expect(nested).rejects.toThrow('inside a transaction');
    const network = inTransaction(db, async () => assertOutsideTransaction('a request was made'));
    await expect(network).rejects.toThrow('a request was made inside a transaction');
    await close();
  });

  it("keeps others' queries out of an open transaction", async () => {
    const { db, close } = await open();
    const begun = Promise.withResolvers<void>();
    const mayEnd = Promise.withResolvers<void>();
    const rolledBack = inTransaction(db, async (trx) => {
      await trx.insertInto('revisions').values({ uid: 'inside', revision: 1 }).execute();
      begun.resolve();
      await mayEnd.promise;
      throw new Error('rolled back');
    });
    await begun.promise;
    const outside = db.insertInto('revisions').values({ uid: 'outside', revision: 1 }).execute();
    mayEnd.resolve();
    await expect(rolledBack).rejects.toThrow('rolled back');
    await outside;
    const rows = await db.selectFrom('revisions').select(['uid', 'revision']).execute();
    expect(rows).toEqual([{ uid: 'outside', revision: 1 }]);
    await close();
  });
});

it('an embedded folder is for one server at a time, and keeps what was written', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'savet-'));
  folders.push(dataDir);
  const log = createLog('silent');
  const first = await openDatabase({ dataDir }, log);
  await expect(openDatabase({ dataDir }, log)).rejects.toThrow(FolderInUseError);
  await first.db.insertInto('revisions').values({ uid: 'kept', revision: 7 }).execute();
  await first.close();
  const second = await openDatabase({ dataDir }, log);
  expect(await second.db.selectFrom('revisions').select('revision').execute()).toEqual([
    { revision: 7 },
  ]);
  await second.close();
});
