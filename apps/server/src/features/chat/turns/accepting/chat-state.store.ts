import { sql } from 'kysely';
import { keptStatement } from '../../../../platform/db/plans/kept-statement.ts';
import type { Trx } from '../../../../platform/db/transaction.ts';
import { type Asker, askerOfJson, askerRow } from '../../../quota/asker.store.ts';
import { type Context, contextColumns, contextOf } from '../../messages.store.ts';
import { unsettled } from '../turn.store.ts';

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

interface Place {
  uid: string;
  chatId: string;
  messageId: string;
  /** How many messages the consultant is given. */
  contextMessages: number;
  now: Date;
}

/** A kept plan does not know that parameters are the states that `turns_running` is an index of. */
const writtenOut = unsettled.map((state) => sql.lit(state));

/** Whoever asks, and the chat before the question: one statement, because every answer waits for it. Null without a user. */
export async function readBeforeQuestion(
  trx: Trx,
  place: Place,
): Promise<{ asker: Asker; state: ChatState; context: Context } | null> {
  const [row] = await beforeQuestion(trx, place);
  if (!row) return null;
  const { text, isChatDeleted, isBusy, projectId, title, lastPosition } = row;
  return {
    asker: askerOfJson(row.asker),
    state: { text, isChatDeleted, isBusy, projectId, title, lastPosition },
    context: contextOf(row, place.contextMessages),
  };
}

const beforeQuestion = keptStatement(
  (db, { uid, chatId, messageId, contextMessages, now }: Place) => {
    const chat = db.selectFrom('chats').where('uid', '=', uid).where('chatId', '=', chatId);
    const messages = db.selectFrom('messages').where('uid', '=', uid);
    // As JSON: describing each of its many columns anew for each question takes longer than reading them.
    return db
      .selectFrom(askerRow(db, uid, now).as('asker'))
      .select([
        sql<object>`row_to_json(asker)`.as('asker'),
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
        ...contextColumns({ uid, chatId, limit: contextMessages }),
      ])
      .compile();
  },
);
