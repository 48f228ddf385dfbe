import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import type { Database } from '../../platform/db/transaction.ts';

type Hit = CallOutput<'searchChats'>['hits'][number];

/** Letters told before and after what was found. */
const AROUND = 60;

/**
 * Titles and messages of a user that contain a text in any case, the newest first.
 * @param shown titles that are not shown as they are stored: stored ones, each with the one that is looked at
 */
export async function searchChats(
  db: Database,
  uid: string,
  text: string,
  { limit, shown }: { limit: number; shown: ReadonlyMap<string, string> },
): Promise<Hit[]> {
  const cases = [...shown].map(([stored, title]) => sql`when ${stored} then ${title}`);
  const title = sql`case title ${sql.join(cases, sql` `)} else title end`;
  const { rows } = await sql<Omit<Hit, 'at'> & { at: Date }>`
    with hits as (
      select chat_id, title, null as message_id, null::int4 as position, null as sender,
        '' as text, 1 as place, date_last_visited as at
      from chats
      where uid = ${uid} and not deleted and strpos(lower_form(${title}), lower_form(${text})) > 0
      union all
      select m.chat_id, c.title, m.message_id, m.position, m.sender,
        m.text, strpos(lower_form(m.text), lower_form(${text})), m.timestamp
      from messages m join chats c on c.uid = m.uid and c.chat_id = m.chat_id
      where m.uid = ${uid} and not m.is_error
        and strpos(lower_form(m.text), lower_form(${text})) > 0
    )
    select chat_id, title, message_id, position, sender, at,
      case when text = '' then '' else
        (case when place > ${AROUND + 1} then '… ' else '' end)
        || substr(text, greatest(1, place - ${AROUND}), length(${text}) + ${2 * AROUND})
        || (case when length(text) >= place + length(${text}) + ${AROUND} then ' …' else '' end)
      end as excerpt
    from hits order by (message_id is not null), at desc, chat_id, position limit ${limit}`.execute(
    db,
  );
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
