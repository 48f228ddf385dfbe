import type { Receipt } from '@savet/contract/documents';
import { DEFAULT_CHAT_TITLE, type ResponseStyle } from '@savet/contract/limits';
import { sql } from 'kysely';
import { keptPlan } from '../../../platform/db/kept-plan.ts';
import type { Trx } from '../../../platform/db/transaction.ts';
import type { NewVersion } from '../versions/versions.ts';
import { leaseEnd, unsettled } from './turn.store.ts';

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

/** The chat as it is before a question is inserted. */
export interface ChatState {
  /** Text of the message with this id in any chat; null when there is none. */
  text: string | null;
  /** True for a deleted chat; null when no chat ever had this id. */
  isChatDeleted: boolean | null;
  /** True while the chat has an unsettled turn. */
  isBusy: boolean;
  /** The project of the chat; null for none. */
  projectId: string | null;
  /** The title of the chat; null when no chat ever had this id. */
  title: string | null;
  /** Position of the chat's last message, shown or hidden; 0 when the chat is empty. */
  lastPosition: number;
}

/** A kept plan does not know that parameters are the states that `turns_running` is an index of. */
const writtenOut = unsettled.map((state) => sql.lit(state));

/** Reads the chat state in one statement. */
export function readChatState(
  trx: Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<ChatState> {
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
        .select('deleted')
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .as('isChatDeleted'),
      eb
        .selectFrom('chats')
        .select('projectId')
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .as('projectId'),
      eb
        .selectFrom('chats')
        .select('title')
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .as('title'),
      eb
        .selectFrom('turns')
        .select(sql<boolean>`count(*) > 0`.as('hasUnsettled'))
        .where('uid', '=', uid)
        .where('chatId', '=', chatId)
        .where('state', 'in', writtenOut)
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
    .modifyEnd(keptPlan)
    .executeTakeFirstOrThrow();
}

/**
 * Inserts a question, its empty reply and their turn; moves the chat to the top, out of the archive too, or creates it.
 * A single statement, because the answer starts only after it.
 */
export async function insertTurn(
  trx: Trx,
  turn: NewTurn,
  question: {
    text: string;
    position: number;
    statedFields: string[] | null;
    /** Null for the first version. */
    version: NewVersion | null;
  },
  chat: {
    /** Used if the chat is created. */
    projectId: string | null;
  },
  receipt: Receipt,
  revision: number,
): Promise<void> {
  const { uid, chatId, messageId, replyId } = turn;
  const { text, position, statedFields, version } = question;
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
          statedFields: statedFields && JSON.stringify(statedFields),
          ...version,
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
        .insertInto('chats')
        .values({ uid, chatId, title: DEFAULT_CHAT_TITLE, ...chat, revision })
        .onConflict((conflict) =>
          conflict
            .columns(['uid', 'chatId'])
            .doUpdateSet({ dateLastVisited: sql<Date>`now()`, archived: false, revision }),
        ),
    )
    .insertInto('turns')
    .values({ ...turn, attempt: 1, state: 'accepted', leaseUntil: leaseEnd })
    .modifyEnd(keptPlan)
    .execute();
}

/** Resets a failed or stopped turn and its reply for another attempt. */
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
      offer: null,
      notice: null,
      revision,
    })
    .where('uid', '=', turn.uid)
    .where('messageId', '=', turn.replyId)
    .execute();
}
