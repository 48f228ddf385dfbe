import type { ReplyNotice } from '@savet/contract/documents';
import { type Selectable, sql } from 'kysely';
import type { TurnsTable } from '../../../platform/db/tables/chat-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** Lifetime of a turn's lease, in seconds of the database's clock. */
export const LEASE_SECONDS = 10;

export type Turn = Selectable<TurnsTable>;

/** One server's attempt to answer a question. Every write of that server is conditional on this key. */
export interface TurnKey {
  uid: string;
  messageId: string;
  attempt: number;
  owner: string;
}

/** Expiry time of a lease that begins now. */
export const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
/** States of a turn that is not settled yet. */
export const unsettled = ['accepted', 'answering'] as const;

export async function readTurn(
  db: Database | Trx,
  uid: string,
  messageId: string,
): Promise<Turn | null> {
  const row = await db
    .selectFrom('turns')
    .selectAll()
    .where('uid', '=', uid)
    .where('messageId', '=', messageId)
    .executeTakeFirst();
  return row ?? null;
}

/** Finds a chat's unsettled turn; null when there is none. */
export async function findRunningTurn(trx: Trx, uid: string, chatId: string): Promise<Turn | null> {
  const row = await trx
    .selectFrom('turns')
    .selectAll()
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('state', 'in', unsettled)
    .executeTakeFirst();
  return row ?? null;
}

export async function requestStop(trx: Trx, turn: Turn): Promise<void> {
  await trx
    .updateTable('turns')
    .set({ stopRequested: true })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.messageId)
    .where('attempt', '=', turn.attempt)
    .execute();
}

/** Renews the leases of all turns that this server is answering, and returns those turns. */
export async function renewLeases(
  db: Database,
  owner: string,
): Promise<{ uid: string; messageId: string; attempt: number; stopRequested: boolean }[]> {
  return db
    .updateTable('turns')
    .set({ leaseUntil: leaseEnd })
    .where('owner', '=', owner)
    .where('state', 'in', unsettled)
    .returning(['uid', 'messageId', 'attempt', 'stopRequested'])
    .execute();
}

/** Returns unsettled turns with an expired lease; with `all`, every unsettled turn. */
export async function listAbandoned(db: Database, all: boolean): Promise<Turn[]> {
  return db
    .selectFrom('turns')
    .selectAll()
    .where('state', 'in', unsettled)
    .$if(!all, (query) => query.where('leaseUntil', '<', sql<Date>`now()`))
    .execute();
}

/** Sets the notice of a running reply. A settled reply stays as it is. */
export async function setNotice(
  trx: Trx,
  { uid, replyId, attempt }: TurnKey & { replyId: string },
  notice: ReplyNotice,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ notice, revision })
    .where('uid', '=', uid)
    .where('messageId', '=', replyId)
    .where('attempt', '=', attempt)
    .where('status', '=', 'answering')
    .execute();
}

/** Sets the fields whose value a question states. */
export async function setStatedFields(
  trx: Trx,
  { uid, messageId }: Pick<TurnKey, 'uid' | 'messageId'>,
  paths: readonly string[],
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ statedFields: JSON.stringify(paths), revision })
    .where('uid', '=', uid)
    .where('messageId', '=', messageId)
    .execute();
}

/** Requests a stop of all unsettled turns of a user. @returns those turns */
export function requestStops(
  trx: Trx,
  uid: string,
): Promise<{ messageId: string; attempt: number }[]> {
  return trx
    .updateTable('turns')
    .set({ stopRequested: true })
    .where('uid', '=', uid)
    .where('state', 'in', unsettled)
    .returning(['messageId', 'attempt'])
    .execute();
}
