import { sql } from 'kysely';
import { exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { MessageRow } from './chat-rows.ts';

/** Counts the messages of the chats that are not deleted. */
export async function countMessages(db: Database, uid: string): Promise<number> {
  const { count } = await db
    .selectFrom('messages')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return count;
}

/** Reads the settled messages of a chat for an export, in their order. */
export function readMessageRows(
  db: Database,
  uid: string,
  chatId: string,
): AsyncGenerator<MessageRow[]> {
  return inPages<MessageRow>(async (after, limit) => {
    const { rows } = await sql<MessageRow>`
      select messages.chat_id as "chatId", messages.message_id as "messageId", position, text, sender,
        ${exactTime('timestamp')} as timestamp, is_error as "isError", error_code as "errorCode",
        feedback, ${exactTime('feedbackAt')} as "feedbackAt", status, messages.attempt,
        reply_to as "replyTo",
        jsonb_set(receipt, '{brandHubUid}', case when receipt->>'brandHubUid' = ${uid} then '"own"' else '"other"' end::jsonb)
          as receipt,
        offer, stated_fields as "statedFields", notice, ${turnOf(uid)} as turn
      from messages
      left join turns on turns.uid = messages.uid and turns.message_id = messages.message_id
      where messages.uid = ${uid} and messages.chat_id = ${chatId} and position > ${after?.position ?? 0}
        and status <> 'answering' and (turns.state is null or turns.state not in ('accepted', 'answering'))
      order by position
      limit ${limit}`.execute(db);
    return rows;
  });
}

function turnOf(uid: string) {
  return sql`case when turns.uid is not null then jsonb_build_object(
    'replyId', turns.reply_id, 'attempt', turns.attempt, 'state', turns.state, 'queryId', turns.query_id,
    'responseStyle', turns.response_style,
    'brandHub', case when turns.brand_hub_uid is null then null
      when turns.brand_hub_uid = ${uid} then 'own' else 'other' end,
    'inputTokens', turns.input_tokens, 'outputTokens', turns.output_tokens,
    'acceptedAt', ${exactTime('turns.acceptedAt')}, 'settledAt', ${exactTime('turns.settledAt')}
  ) end`;
}
