import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

type Hit = CallOutput<'searchChats'>['hits'][number];

/** Characters of context on each side of a match. */
const CONTEXT_LENGTH = 60;

/**
 * Finds titles and shown messages that contain a text, ignoring case: titles first, each group newest first.
 * @param displayTitles stored titles that are displayed differently, each with its displayed title
 */
export async function searchChats(
  db: Database,
  uid: string,
  text: string,
  { limit, displayTitles }: { limit: number; displayTitles: ReadonlyMap<string, string> },
): Promise<Hit[]> {
  const cases = [...displayTitles].map(([stored, title]) => sql`when ${stored} then ${title}`);
  const title = sql`case title ${sql.join(cases, sql` `)} else title end`;
  const { rows } = await sql<Omit<Hit, 'at'> & { at: Date }>`
    with hits as (
      select chat_id, title, archived, null as message_id, null::int4 as position, null as sender,
        '' as text, 1 as match_index, date_last_visited as at
      from chats
      where uid = ${uid} and not deleted and strpos(lower_form(${title}), lower_form(${text})) > 0
      union all
      select m.chat_id, c.title, c.archived, m.message_id, m.position, m.sender,
        m.text, strpos(lower_form(m.text), lower_form(${text})), m.timestamp
      from messages m join chats c on c.uid = m.uid and c.chat_id = m.chat_id
      where m.uid = ${uid} and not m.is_error and m.hidden_under is null
        and strpos(lower_form(m.text), lower_form(${text})) > 0
    )
    select chat_id, title, archived, message_id, position, sender, at,
      case when text = '' then '' else
        (case when match_index > ${CONTEXT_LENGTH + 1} then '… ' else '' end)
        || substr(text, greatest(1, match_index - ${CONTEXT_LENGTH}), length(${text}) + ${2 * CONTEXT_LENGTH})
        || (case when length(text) >= match_index + length(${text}) + ${CONTEXT_LENGTH} then ' …' else '' end)
      end as excerpt
    from hits order by (message_id is not null), at desc, chat_id, position limit ${limit}`.execute(
    db,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
