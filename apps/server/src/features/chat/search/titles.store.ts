import { sql } from 'kysely';
import { contains } from '../../../platform/db/search/contains.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { HitRow } from './messages.store.ts';

/**
 * Finds chats whose displayed title contains a term, by last visit, newest first.
 * @param displayTitles stored titles that are displayed differently, each with its displayed title
 */
export async function searchTitles(
  db: Database,
  uid: string,
  term: string,
  { limit, displayTitles }: { limit: number; displayTitles: ReadonlyMap<string, string> },
): Promise<HitRow[]> {
  const cases = [...displayTitles].map(([stored, title]) => sql`when ${stored} then ${title}`);
  const displayed = sql`case title ${sql.join(cases, sql` `)} else title end`;
  const storedAs = [
    sql`term_grams(${uid}, ${term})`,
    ...[...displayTitles].map(
      ([stored, title]) =>
        sql`case when ${contains(sql`${title}::text`, term)} then term_grams(${uid}, ${stored}) end`,
    ),
  ].map((grams) => sql`text_grams(uid, title) @> ${grams}`);
  const { rows } = await sql<HitRow>`
    select chat_id, title, archived, null as message_id, null::int4 as position, null as sender,
      date_last_visited as at, '' as excerpt
    from (
      select chat_id, title, archived, date_last_visited from (
        select * from chats where uid = ${uid} and in_index and (${sql.join(storedAs, sql` or `)}) and not deleted
        union all
        select * from chats where uid = ${uid} and in_index is null and ${contains(displayed, term)} and not deleted
      ) as candidates
      order by date_last_visited desc, chat_id offset 0
    ) as candidate
    where ${contains(displayed, term)}
    order by date_last_visited desc, chat_id limit ${limit}`.execute(db);
  return rows;
}
