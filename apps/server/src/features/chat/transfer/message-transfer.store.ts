import { sql } from 'kysely';
import { exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
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
        offer, stated_fields as "statedFields", notice, source, version_of as "versionOf", version,
        version_count as "versionCount", hidden_under as "hiddenUnder", ${turnOf(uid)} as turn
      from messages
      left join turns on turns.uid = messages.uid and turns.message_id = messages.message_id
      where messages.uid = ${uid} and messages.chat_id = ${chatId} and position > ${after?.position ?? 0}
        and status <> 'answering' and (turns.state is null or turns.state not in ('accepted', 'answering'))
      order by position
      limit ${limit}`.execute(db);
    return rows;
  });
}

export async function insertMessageRows(
  trx: Trx,
  uid: string,
  rows: readonly MessageRow[],
  revision: number,
): Promise<void> {
  const hub = (column: string) =>
    sql`case when ${sql.raw(column)} = 'own' then ${uid} else ${sql.raw(column)} end`;
  await sql`
    insert into messages (uid, message_id, chat_id, position, text, sender, timestamp, is_error, error_code,
      feedback, feedback_at, status, attempt, reply_to, receipt, offer, stated_fields, notice, source, version_of, version,
      version_count, hidden_under, revision)
    select ${uid}, "messageId", "chatId", position, text, sender, timestamp, "isError", "errorCode",
      feedback, "feedbackAt", status, attempt, "replyTo",
      jsonb_set(nullif(receipt, 'null'), '{brandHubUid}', to_jsonb(${hub(`receipt->>'brandHubUid'`)})),
      nullif(offer, 'null'), nullif("statedFields", 'null'), notice, source, "versionOf", version,
      "versionCount", "hiddenUnder", ${revision}::int8
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
      "messageId" text, "chatId" text, position int4, text text, sender text, timestamp timestamptz,
      "isError" boolean, "errorCode" text, feedback text, "feedbackAt" timestamptz, status text,
      attempt int4, "replyTo" text, receipt jsonb, offer jsonb, "statedFields" jsonb, notice text, source text,
      "versionOf" text, version int4, "versionCount" int4, "hiddenUnder" text
    )`.execute(trx);
  const turns = rows.flatMap(({ turn, chatId, messageId }) =>
    turn ? [{ ...turn, chatId, messageId }] : [],
  );
  if (turns.length === 0) return;
  await sql`
    insert into turns (uid, message_id, chat_id, reply_id, attempt, state, owner, lease_until, query_id,
      response_style, brand_hub_uid, input_tokens, output_tokens, accepted_at, settled_at)
    select ${uid}, "messageId", "chatId", "replyId", attempt, state, '', now(), "queryId", "responseStyle",
      ${hub('"brandHub"')}, "inputTokens", "outputTokens", "acceptedAt", "settledAt"
    from jsonb_to_recordset(${JSON.stringify(turns)}::jsonb) as imported(
      "messageId" text, "chatId" text, "replyId" text, attempt int4, state text, "queryId" text,
      "responseStyle" text, "brandHub" text, "inputTokens" int4, "outputTokens" int4,
      "acceptedAt" timestamptz, "settledAt" timestamptz
    )`.execute(trx);
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
