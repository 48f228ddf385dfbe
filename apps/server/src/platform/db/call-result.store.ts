import { sql } from 'kysely';
import type { Database, Trx } from './transaction.ts';

export interface ResultKey {
  actor: string;
  call: string;
  key: string;
}

export interface SavedResult {
  status: 200 | 202;
  body: object;
}

/** A claim without a result expires after this many seconds: its server is presumed dead. */
const HELD_SECONDS = 120;
/** How long results are replayed (design, contract). */
const KEPT_HOURS = 24;

/**
 * Most bytes of saved results of one actor, as stored; the oldest beyond them are deleted. Weeks of work for a person, and a
 * bound for a program that saves large documents all day.
 */
const ACTOR_BYTES_MAX = 5_000_000;

/** Claims a key before running its call. False when it has a result or is running already. */
export async function claimResult(
  db: Database,
  claim: ResultKey & { fingerprint: string },
): Promise<boolean> {
  const heldUntil = sql<Date>`now() + make_interval(secs => ${HELD_SECONDS})`;
  const result = await db
    .insertInto('callResults')
    .values({
      actor: claim.actor,
      call: claim.call,
      key: claim.key,
      fingerprint: claim.fingerprint,
      status: null,
      body: null,
      heldUntil,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['actor', 'call', 'key'])
        .doUpdateSet({
          heldUntil,
          fingerprint: claim.fingerprint,
          status: null,
          body: null,
          createdAt: sql<Date>`now()`,
        })
        .where((eb) =>
          eb.or([
            eb.and([
              eb('callResults.status', 'is', null),
              eb('callResults.heldUntil', '<', sql<Date>`now()`),
            ]),
            eb(
              'callResults.createdAt',
              '<',
              sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`,
            ),
          ]),
        ),
    )
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function readResult(
  db: Database,
  { actor, call, key }: ResultKey,
): Promise<{ fingerprint: string; result: SavedResult | null } | null> {
  const row = await db
    .selectFrom('callResults')
    .select(['fingerprint', 'status', 'body'])
    .where('actor', '=', actor)
    .where('call', '=', call)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!row) return null;
  const { fingerprint, status, body } = row;
  const result: SavedResult | null =
    status === null ? null : { status: status === 202 ? 202 : 200, body: body as object };
  return { fingerprint, result };
}

export async function saveResult(
  db: Database,
  { actor, call, key }: ResultKey,
  result: SavedResult,
): Promise<void> {
  await db
    .updateTable('callResults')
    .set({ status: result.status, body: JSON.stringify(result.body) })
    .where('actor', '=', actor)
    .where('call', '=', call)
    .where('key', '=', key)
    .execute();
  await deleteBeyondBound(db, actor);
}

async function deleteBeyondBound(db: Database, actor: string): Promise<void> {
  const newestFirst = db
    .selectFrom('callResults')
    .select([
      'call',
      'key',
      sql<number>`sum(pg_column_size(body)) over (order by created_at desc, call, key)`.as('bytes'),
    ])
    .where('actor', '=', actor)
    .where('status', 'is not', null);
  await db
    .deleteFrom('callResults')
    .using(newestFirst.as('newest'))
    .where('callResults.actor', '=', actor)
    .whereRef('callResults.call', '=', 'newest.call')
    .whereRef('callResults.key', '=', 'newest.key')
    .where('newest.bytes', '>', ACTOR_BYTES_MAX)
    .execute();
}

/** Releases the claim of a failed call, so that the same key may be used again. */
export async function dropClaim(db: Database, { actor, call, key }: ResultKey): Promise<void> {
  await db
    .deleteFrom('callResults')
    .where('actor', '=', actor)
    .where('call', '=', call)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute();
}

/** Deletes expired results; with `withClaims` also the claims, which a crash left behind. */
export async function deleteExpiredResults(db: Database, withClaims: boolean): Promise<void> {
  await db
    .deleteFrom('callResults')
    .where((eb) =>
      eb.or([
        eb('createdAt', '<', sql<Date>`now() - make_interval(hours => ${KEPT_HOURS})`),
        ...(withClaims ? [eb('status', 'is', null)] : []),
      ]),
    )
    .execute();
}

/** Deletes the results of an actor, and those of others that name one of the texts. */
export async function eraseResults(
  trx: Trx,
  actor: string,
  texts: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('callResults')
    .where((eb) =>
      eb.or([
        eb('actor', '=', actor),
        ...texts.map((text) => sql<boolean>`strpos(lower(body::text), ${text.toLowerCase()}) > 0`),
      ]),
    )
    .execute();
}
