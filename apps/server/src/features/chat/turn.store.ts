import type { MessageDocument, Receipt } from '@savet/contract/documents';
import type { ResponseStyle } from '@savet/contract/limits';
import { type Selectable, sql } from 'kysely';
import type { TurnsTable } from '../../platform/db/tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';

/** How long a turn belongs to a server that does not renew it, in seconds of the database's clock. */
export const LEASE_SECONDS = 10;

export type Turn = Selectable<TurnsTable>;

/** One attempt at answering one question, by one server: what every write of that server is conditional on. */
export interface TurnKey {
  uid: string;
  messageId: string;
  attempt: number;
  owner: string;
}

const leaseEnd = sql<Date>`now() + make_interval(secs => ${LEASE_SECONDS})`;
const unsettled = ['accepted', 'answering'] as const;

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

/** The turn that is being answered in a chat, if any. */
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

export interface NewTurn {
  uid: string;
  chatId: string;
  messageId: string;
  replyId: string;
  owner: string;
  queryId: string;
  responseStyle: ResponseStyle;
  brandHubUid: string | null;
}

/** What stands where a question is about to be stored. */
export interface Situation {
  /** Text of a message with this id in any chat; null when there is none. */
  text: string | null;
  chatExists: boolean;
  /** Whether an answer is being written in the chat. */
  isBusy: boolean;
  /** Position of the chat's last message; 0 when it has none. */
  lastPosition: number;
}

export function readSituation(
  trx: Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<Situation> {
  return trx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('messages')
        .select('text')
        .where('uid', '=', uid)
        .where('messageId', '=', messageId)
        .as('text'),
      eb
        .selectFrom('chats')
        .select(sql<boolean>`count(*) > 0`.as('found'))
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .where('deleted', '=', false)
        .$asScalar()
        .$notNull()
        .as('chatExists'),
      eb
        .selectFrom('turns')
        .select(sql<boolean>`count(*) > 0`.as('found'))
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .where('state', 'in', unsettled)
        .$asScalar()
        .$notNull()
        .as('isBusy'),
      eb
        .selectFrom('messages')
        .select((inner) =>
          inner.fn.coalesce(inner.fn.max('position'), sql<number>`0`).as('position'),
        )
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .$asScalar()
        .$notNull()
        .as('lastPosition'),
    ])
    .executeTakeFirstOrThrow();
}

/** Stores a question, the place of its reply, and the turn between them; moves the chat to the top. */
export async function insertTurn(
  trx: Trx,
  turn: NewTurn,
  question: { text: string; position: number },
  receipt: Receipt,
  revision: number,
): Promise<void> {
  const { uid, chatId, messageId, replyId } = turn;
  const { text, position } = question;
  await trx
    .with('stored', (db) =>
      db.insertInto('messages').values([
        {
          uid,
          messageId,
          chatId,
          position,
          text,
          sender: 'user',
          status: 'done',
          replyTo: null,
          receipt: null,
          revision,
        },
        {
          uid,
          messageId: replyId,
          chatId,
          position: position + 1,
          text: '',
          sender: 'assistant',
          status: 'answering',
          replyTo: messageId,
          receipt: JSON.stringify(receipt),
          revision,
        },
      ]),
    )
    .with('visited', (db) =>
      db
        .updateTable('chats')
        .set({ dateLastVisited: new Date(), revision })
        .where('uid', '=', uid)
        .where('chatId', '=', chatId),
    )
    .insertInto('turns')
    .values({ ...turn, attempt: 1, state: 'accepted', leaseUntil: leaseEnd })
    .execute();
}

/** Makes a failed or stopped turn run once more in place of its reply. */
export async function restartTurn(
  trx: Trx,
  turn: NewTurn,
  attempt: number,
  receipt: Receipt,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('turns')
    .set({
      attempt,
      owner: turn.owner,
      queryId: turn.queryId,
      responseStyle: turn.responseStyle,
      brandHubUid: turn.brandHubUid,
      state: 'accepted',
      leaseUntil: leaseEnd,
      stopRequested: false,
      acceptedAt: sql<Date>`now()`,
      settledAt: null,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.messageId)
    .execute();
  await trx
    .updateTable('messages')
    .set({
      text: '',
      status: 'answering',
      isError: false,
      errorCode: null,
      feedback: null,
      attempt,
      receipt: JSON.stringify(receipt),
      revision,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.replyId)
    .execute();
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

/** Renews the leases of everything this server answers. */
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

/** Turns whose lease ran out; with `all`, every unsettled one. */
export async function listAbandoned(db: Database, all: boolean): Promise<Turn[]> {
  return db
    .selectFrom('turns')
    .selectAll()
    .where('state', 'in', unsettled)
    .$if(!all, (query) => query.where('leaseUntil', '<', sql<Date>`now()`))
    .execute();
}

export interface Settlement {
  state: 'answered' | 'failed' | 'stopped';
  text: string;
  errorCode: string | null;
  usage: { inputTokens: number | null; outputTokens: number | null } | null;
}

/**
 * Settles a turn: reply, state, and the chunks go. False when it is no longer this owner's to settle.
 * With `abandoned`, the lease must have run out.
 */
export async function settleTurnRow(
  trx: Trx,
  turn: TurnKey & { replyId: string },
  settlement: Settlement,
  revision: number,
  abandoned: 'expired' | 'whatever' | null,
): Promise<boolean> {
  const updated = await trx
    .updateTable('turns')
    .set({
      state: settlement.state,
      settledAt: sql<Date>`now()`,
      inputTokens: settlement.usage?.inputTokens ?? null,
      outputTokens: settlement.usage?.outputTokens ?? null,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.messageId)
    .where('attempt', '=', turn.attempt)
    .where('owner', '=', turn.owner)
    .where('state', 'in', unsettled)
    .$if(abandoned === 'expired', (query) => query.where('leaseUntil', '<', sql<Date>`now()`))
    .executeTakeFirst();
  if (updated.numUpdatedRows === 0n) return false;
  await trx
    .updateTable('messages')
    .set({
      text: settlement.text,
      status: messageStatus[settlement.state],
      isError: settlement.errorCode !== null,
      errorCode: settlement.errorCode,
      timestamp: new Date(),
      revision,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.replyId)
    .execute();
  await trx
    .deleteFrom('chunks')
    .where('uid', '=', turn.uid)
    .where('replyId', '=', turn.replyId)
    .execute();
  return true;
}

const messageStatus: Record<Settlement['state'], MessageDocument['status']> = {
  answered: 'done',
  failed: 'failed',
  stopped: 'stopped',
};
