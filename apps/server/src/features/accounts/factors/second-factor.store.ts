import { type Selectable, sql } from 'kysely';
import type { SecondFactorsTable } from '../../../platform/db/tables/second-factor-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

export type SecondFactor = Selectable<SecondFactorsTable>;

/** Whether log-in needs a code, as an expression over joined `auth_users`. */
export const hasSecondFactor = sql<boolean>`exists (
  select 1 from second_factors
  where second_factors.uid = auth_users.id and second_factors.confirmed_at is not null)`;

export async function readFactor(
  db: Database | Trx,
  uid: string,
): Promise<SecondFactor | undefined> {
  return db.selectFrom('secondFactors').selectAll().where('uid', '=', uid).executeTakeFirst();
}

/** Stores a secret that is not confirmed yet, in place of an earlier one; false if one is confirmed. */
export async function storeSecret(
  trx: Trx,
  uid: string,
  encryptedSecret: string,
): Promise<boolean> {
  const stored = await trx
    .insertInto('secondFactors')
    .values({ uid, encryptedSecret })
    .onConflict((conflict) =>
      conflict
        .column('uid')
        .doUpdateSet({ encryptedSecret, lastStep: 0 })
        .where('secondFactors.confirmedAt', 'is', null),
    )
    .executeTakeFirst();
  return Number(stored.numInsertedOrUpdatedRows ?? 0) > 0;
}

/** Takes the code of a time step; false if it or a later one was taken before. */
export async function takeStep(db: Database | Trx, uid: string, step: number): Promise<boolean> {
  const taken = await db
    .updateTable('secondFactors')
    .set({ lastStep: step })
    .where('uid', '=', uid)
    .where('lastStep', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

export async function markConfirmed(trx: Trx, uid: string): Promise<void> {
  await trx
    .updateTable('secondFactors')
    .set({ confirmedAt: sql<Date>`clock_timestamp()` })
    .where('uid', '=', uid)
    .execute();
}

/** Deletes the factor and its recovery codes; false if there was none that is confirmed. */
export async function deleteFactor(trx: Trx, uid: string): Promise<boolean> {
  await trx.deleteFrom('recoveryCodes').where('uid', '=', uid).execute();
  const deleted = await trx
    .deleteFrom('secondFactors')
    .where('uid', '=', uid)
    .returning('confirmedAt')
    .executeTakeFirst();
  return (deleted?.confirmedAt ?? null) !== null;
}

/** Deletes a factor that was confirmed since a time, or not yet. */
export async function deleteFactorSince(trx: Trx, uid: string, since: Date): Promise<void> {
  const factor = await readFactor(trx, uid);
  if (!factor) return;
  if (factor.confirmedAt === null || factor.confirmedAt >= since) await deleteFactor(trx, uid);
}

export async function replaceRecoveryCodes(
  trx: Trx,
  uid: string,
  hashes: readonly string[],
): Promise<void> {
  await trx.deleteFrom('recoveryCodes').where('uid', '=', uid).execute();
  await trx
    .insertInto('recoveryCodes')
    .values(hashes.map((codeHash) => ({ uid, codeHash })))
    .execute();
}

/** Takes a recovery code; false if there is none like it. */
export async function takeRecoveryCode(
  db: Database | Trx,
  uid: string,
  codeHash: string,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('recoveryCodes')
    .where('uid', '=', uid)
    .where('codeHash', '=', codeHash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function countRecoveryCodes(db: Database | Trx, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('recoveryCodes')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertReset(trx: Trx, uid: string, reason: string): Promise<void> {
  await trx.insertInto('secondFactorResets').values({ uid, reason }).execute();
}

export async function readLastReset(
  db: Database,
  uid: string,
): Promise<{ resetAt: Date; reason: string } | undefined> {
  return db
    .selectFrom('secondFactorResets')
    .select(['resetAt', 'reason'])
    .where('uid', '=', uid)
    .orderBy('resetAt', 'desc')
    .limit(1)
    .executeTakeFirst();
}
