import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import type { ContactRow } from './brand-hub-rows.ts';

/** Reads messages to the team with their answers for an export, the oldest first. */
export function readContactRows(db: Database, uid: string): AsyncGenerator<ContactRow[]> {
  return inPages<ContactRow>(async (after, limit) => {
    const { rows } = await sql<ContactRow>`
      select contact_message_id as "contactMessageId", section, text,
        ${exactTime('createdAt')} as "createdAt", ${answerOf} as answer
      from contact_messages
      where uid = ${uid} and (created_at, ${byteOrder('contactMessageId')})
        > (${after?.createdAt ?? '-infinity'}::timestamptz, ${after?.contactMessageId ?? ''})
      order by created_at, ${byteOrder('contactMessageId')}
      limit ${limit}`.execute(db);
    return rows;
  });
}

/** Inserts imported messages. They are not mailed again. */
export async function insertContactRows(
  trx: Trx,
  uid: string,
  rows: readonly ContactRow[],
): Promise<void> {
  const imported = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as imported(
    "contactMessageId" text, section text, text text, "createdAt" timestamptz, answer jsonb
  )`;
  await sql`
    insert into contact_messages (uid, contact_message_id, section, text, created_at, mail_due_at)
    select ${uid}, "contactMessageId", section, text, "createdAt", null from ${imported}`.execute(
    trx,
  );
  await sql`
    insert into contact_answers (uid, contact_message_id, text, answered_by, answered_at, mail_due_at)
    select ${uid}, "contactMessageId", answer->>'text', 'team', (answer->>'answeredAt')::timestamptz, null
    from ${imported} where answer <> 'null'::jsonb`.execute(trx);
  await sql`
    insert into contact_proposals (uid, contact_message_id, position, path, value, state, decided_at)
    select ${uid}, "contactMessageId", position - 1, proposal->>'path', proposal->>'value',
      proposal->>'state', (proposal->>'decidedAt')::timestamptz
    from ${imported}, jsonb_array_elements(answer->'proposals') with ordinality as p(proposal, position)
    where answer <> 'null'::jsonb`.execute(trx);
}

const answerOf = sql`(
  select jsonb_build_object(
    'text', contact_answers.text,
    'answeredAt', ${exactTime('answeredAt')},
    'proposals', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'path', path, 'value', value, 'state', state, 'decidedAt', ${exactTime('decidedAt')}
      ) order by position), '[]')
      from contact_proposals
      where contact_proposals.uid = contact_answers.uid
        and contact_proposals.contact_message_id = contact_answers.contact_message_id
    )
  )
  from contact_answers
  where contact_answers.uid = contact_messages.uid
    and contact_answers.contact_message_id = contact_messages.contact_message_id
)`;
