import { sql } from 'kysely';
import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import { inPages } from '../../../platform/db/in-pages.ts';
import type { Database } from '../../../platform/db/transaction.ts';
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
