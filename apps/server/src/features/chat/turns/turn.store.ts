import type { MessageDocument, Receipt, ReplyNotice, ReplyOffer } from '@savet/contract/documents';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { keptStatement } from '../../../platform/db/plans/kept-statement.ts';
import type { TurnsTable } from '../../../platform/db/tables/chat-tables.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { type ReceiptUse, receiptChange } from './receipt.rules.ts';

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

export interface Settlement extends ReceiptUse {
  state: 'answered' | 'failed' | 'stopped';
  text: string;
  errorCode: string | null;
  usage: { inputTokens: number | null; outputTokens: number | null } | null;
  offer: ReplyOffer | null;
}

/**
 * Settles a turn: writes its state and reply, and deletes its chunks.
 * @param turn.receipt as it was accepted; not needed where nothing is known of what the reply used
 * @param lease.onlyExpired settles only if the lease has expired
 * @returns false when the turn is settled already or has another owner
 */
export async function settleTurnRow(
  trx: Trx,
  turn: TurnKey & { replyId: string; receipt?: Receipt },
  settlement: Settlement,
  revision: number,
  lease: { onlyExpired: boolean },
): Promise<boolean> {
  const changed = receiptChange(turn.receipt, settlement);
  const [settled] = await settleRows[lease.onlyExpired ? 'ifExpired' : 'ifHeld'](trx, {
    uid: turn.uid,
    messageId: turn.messageId,
    replyId: turn.replyId,
    attempt: turn.attempt,
    owner: turn.owner,
    state: settlement.state,
    inputTokens: settlement.usage?.inputTokens ?? null,
    outputTokens: settlement.usage?.outputTokens ?? null,
    text: settlement.text,
    status: messageStatus[settlement.state],
    isError: settlement.errorCode !== null,
    errorCode: settlement.errorCode,
    timestamp: new Date(),
    offer: settlement.offer && JSON.stringify(settlement.offer),
    keepsReceipt: changed === undefined,
    receipt: changed ?? null,
    revision,
  });
  if (!settled) return false;
  // A statement of its own: the one before may have waited for the insert of chunks, which it does not see.
  await deleteChunks(trx, { uid: turn.uid, replyId: turn.replyId });
  return true;
}

interface SettledRows extends TurnKey {
  replyId: string;
  state: Settlement['state'];
  inputTokens: number | null;
  outputTokens: number | null;
  text: string;
  status: MessageDocument['status'];
  isError: boolean;
  errorCode: string | null;
  timestamp: Date;
  offer: string | null;
  /** Whether the receipt stays as it is. */
  keepsReceipt: boolean;
  receipt: string | null;
  revision: number;
}

/** Writes the state of a turn and its reply in one statement. */
function settleStatement(isExpired: RawBuilder<boolean>) {
  return keptStatement((db, values: SettledRows) => {
    const { uid, messageId, replyId, attempt, owner, state, keepsReceipt, receipt } = values;
    const { inputTokens, outputTokens, revision } = values;
    const { text, status, isError, errorCode, timestamp, offer } = values;
    return db
      .with('settled', (qb) =>
        qb
          .updateTable('turns')
          .set({ state, settledAt: sql<Date>`now()`, inputTokens, outputTokens })
          .where('uid', '=', uid)
          .where('messageId', '=', messageId)
          .where('attempt', '=', attempt)
          .where('owner', '=', owner)
          .where('state', 'in', unsettled)
          .where(isExpired)
          .returning('uid'),
      )
      .with('replied', (qb) =>
        qb
          .updateTable('messages')
          .set({ text, status, isError, errorCode, timestamp, revision, offer, notice: null })
          .set('receipt', sql`case when ${keepsReceipt} then receipt else ${receipt}::jsonb end`)
          .where('uid', '=', uid)
          .where('messageId', '=', replyId)
          .where((eb) => eb.exists(eb.selectFrom('settled').select('settled.uid'))),
      )
      .selectFrom('settled')
      .select('uid')
      .compile();
  });
}

const settleRows = {
  ifHeld: settleStatement(sql`true`),
  ifExpired: settleStatement(sql`lease_until < now()`),
};

const deleteChunks = keptStatement((db, { uid, replyId }: { uid: string; replyId: string }) =>
  db.deleteFrom('chunks').where('uid', '=', uid).where('replyId', '=', replyId).compile(),
);

const messageStatus: Record<Settlement['state'], MessageDocument['status']> = {
  answered: 'done',
  failed: 'failed',
  stopped: 'stopped',
};

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
