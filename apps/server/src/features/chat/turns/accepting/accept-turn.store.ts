import type { ResponseStyle } from '@savet/contract/choices/response-styles';
import type { Receipt } from '@savet/contract/documents';
import { DEFAULT_CHAT_TITLE } from '@savet/contract/limits';
import { sql } from 'kysely';
import { keptStatement } from '../../../../platform/db/plans/kept-statement.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import type { NewVersion } from '../../versions/versions.ts';
import { leaseEnd, unsettled } from '../turn.store.ts';

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
export async function readChatState(
  trx: Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<ChatState> {
  const [state] = await chatState(trx, { uid, chatId, messageId });
  // The statement reads from no table.
  if (!state) throw new Error('no state');
  return state;
}

const chatState = keptStatement(
  (db, { uid, chatId, messageId }: { uid: string; chatId: string; messageId: string }) => {
    const chat = db.selectFrom('chats').where('uid', '=', uid).where('chatId', '=', chatId);
    const messages = db.selectFrom('messages').where('uid', '=', uid);
    return db
      .selectNoFrom([
        messages.select('text').where('messageId', '=', messageId).as('text'),
        chat.select('deleted').as('isChatDeleted'),
        chat.select('projectId').as('projectId'),
        chat.select('title').as('title'),
        db
          .selectFrom('turns')
          .select(sql<boolean>`count(*) > 0`.as('hasUnsettled'))
          .where('uid', '=', uid)
          .where('chatId', '=', chatId)
          .where('state', 'in', writtenOut)
          .$asScalar()
          .$notNull()
          .as('isBusy'),
        messages
          .select(sql<number>`coalesce(max(position), 0)`.as('position'))
          .where('chatId', '=', chatId)
          .$asScalar()
          .$notNull()
          .as('lastPosition'),
      ])
      .compile();
  },
);

/**
 * Inserts a question, its empty reply and their turn; moves the chat to the top, out of the archive too, or creates it.
 * @param chat.projectId used if the chat is created
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
  chat: { projectId: string | null },
  receipt: Receipt,
  revision: number,
): Promise<void> {
  const { text, position, statedFields, version } = question;
  await insertTurnRows(trx, {
    ...turn,
    text,
    position,
    replyPosition: position + 1,
    statedFields: statedFields && JSON.stringify(statedFields),
    ...(version ?? firstVersion),
    projectId: chat.projectId,
    receipt: JSON.stringify(receipt),
    revision,
  });
}

/** As the table has it by default. */
const firstVersion = { versionOf: null, version: 1, versionCount: 1 };

interface NewRows extends NewTurn {
  text: string;
  position: number;
  replyPosition: number;
  statedFields: string | null;
  versionOf: string | null;
  version: number;
  versionCount: number;
  projectId: string | null;
  receipt: string;
  revision: number;
}

/** A single statement, because the answer starts only after it. */
const insertTurnRows = keptStatement((db, values: NewRows) => {
  const { uid, chatId, messageId, replyId, owner, queryId, responseStyle, brandHubUid } = values;
  const { text, position, replyPosition, statedFields, versionOf, version, versionCount } = values;
  const { projectId, receipt, revision } = values;
  const turn = { uid, chatId, messageId, replyId, owner, queryId, responseStyle, brandHubUid };
  return db
    .with('stored', (qb) =>
      qb.insertInto('messages').values([
        {
          ...{ uid, messageId, chatId, position, text, sender: 'user', status: 'done' },
          ...{ replyTo: null, receipt: null, statedFields, versionOf, version, versionCount },
          revision,
        },
        {
          ...{ uid, messageId: replyId, chatId, position: replyPosition, text: '' },
          ...{ sender: 'assistant', status: 'answering', replyTo: messageId, receipt, revision },
        },
      ]),
    )
    .with('visited', (qb) =>
      qb
        .insertInto('chats')
        .values({ uid, chatId, title: DEFAULT_CHAT_TITLE, projectId, revision })
        .onConflict((conflict) =>
          conflict
            .columns(['uid', 'chatId'])
            .doUpdateSet({ dateLastVisited: sql<Date>`now()`, archived: false, revision }),
        ),
    )
    .insertInto('turns')
    .values({ ...turn, attempt: 1, state: 'accepted', leaseUntil: leaseEnd })
    .compile();
});

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
