import { sql } from 'kysely';
import type { ModelChangesTable } from '../../platform/db/tables/model-tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import type { ModelConnection } from './connection.ts';

/** The connection that staff have chosen, with its key encrypted. */
export interface StoredConnection extends Omit<ModelConnection, 'source' | 'apiKey' | 'provider'> {
  provider: Exclude<ModelConnection['provider'], 'built-in'>;
  model: string;
  encryptedKey: string | null;
}

/** Changes shown to staff. */
const CHANGES_SHOWN = 20;

/** The id of the only row. */
const id = 1;

export async function readStoredConnection(db: Database | Trx): Promise<StoredConnection | null> {
  const row = await db
    .selectFrom('modelConnections')
    .select([
      'provider',
      'model',
      'modelFree',
      'baseUrl',
      'encryptedKey',
      'contextWindow',
      'takesOver',
    ])
    .executeTakeFirst();
  return row ?? null;
}

export async function writeStoredConnection(trx: Trx, values: StoredConnection): Promise<void> {
  const row = { ...values, changedAt: sql<Date>`now()` };
  await trx
    .insertInto('modelConnections')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Deletes the connection with its key; false if there was none. */
export async function deleteStoredConnection(trx: Trx): Promise<boolean> {
  const result = await trx.deleteFrom('modelConnections').executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Records a change by staff. */
export async function recordChange(
  trx: Trx,
  change: { uid: string; kind: ModelChangesTable['kind']; detail: string },
): Promise<void> {
  await trx
    .insertInto('modelChanges')
    .values({ changeId: newId(), ...change })
    .execute();
}

/** The last changes, newest first. */
export function listChanges(db: Database) {
  return db
    .selectFrom('modelChanges')
    .leftJoin('authUsers', 'authUsers.id', 'modelChanges.uid')
    .select(['changeId', 'authUsers.email', 'at', 'kind', 'detail'])
    .orderBy('at', 'desc')
    .limit(CHANGES_SHOWN)
    .execute();
}
