import { sql } from 'kysely';
import type { OpenDatabase } from '../../../platform/db/database.ts';

type Db = OpenDatabase['db'];

/** Links of the same time, to an answer and to a chat, one of them expired; the one to a deleted chat is not exported. */
export async function fillLinks(db: Db, uid: string): Promise<void> {
  for (const [index, linkId] of ['b', 'A', '_'].entries()) {
    await sql`
      insert into shared_links (uid, link_id, token_hash, kind, chat_id, message_ids, shows_brand, created_at,
        expires_at, openings, last_opened_at)
      values (${uid}, ${linkId}, ${`${uid} ${linkId}`}, ${index === 0 ? 'chat' : 'answer'},
        ${index === 2 ? 'gone' : 'a'}, '["q0", "r0"]', ${index === 1}, '2026-03-03T03:03:03.030303Z',
        ${index === 0 ? '2036-03-03T03:03:03.000001Z' : '2026-03-04T03:03:03.000001Z'}, ${index},
        ${index === 0 ? null : '2026-03-03T04:00:00.000007Z'})`.execute(db);
  }
}
