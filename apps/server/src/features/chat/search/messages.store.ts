import type { CallOutput } from '@savet/contract/calls';
import { sql } from 'kysely';
import { contains } from '../../../platform/db/search/contains.ts';
import { findFirstHits } from '../../../platform/db/search/first-hits.ts';
import type { Database } from '../../../platform/db/transaction.ts';

export type Hit = CallOutput<'searchChats'>['hits'][number];
export type HitRow = Omit<Hit, 'at'> & { at: Date };
/** The row of a window without hits. */
type NoHit = Record<keyof HitRow, null>;

/** Characters of context on each side of a match. */
const CONTEXT_LENGTH = 60;

const newestFirst = sql`timestamp desc, chat_id, position`;
const isShown = sql`not is_error and hidden_under is null`;

/** Finds shown messages that contain a term, newest first. */
export function searchMessages(
  db: Database,
  uid: string,
  term: string,
  limit: number,
): Promise<HitRow[]> {
  return findFirstHits({
    limit,
    amongFirst: (window) => searchNewest(db, uid, term, { window, limit }),
    byIndex: () => searchIndex(db, uid, term, limit),
  });
}

async function searchNewest(
  db: Database,
  uid: string,
  term: string,
  { window, limit }: { window: number; limit: number },
): Promise<{ hits: HitRow[]; isAll: boolean }> {
  const { rows } = await sql<{ read: number } & (HitRow | NoHit)>`
    with newest as materialized (
      select chat_id, message_id, position, timestamp, sender, text, is_error, hidden_under
      from messages where uid = ${uid} order by ${newestFirst} limit ${window}
    ), found as (
      select * from newest where ${isShown} and ${contains(sql`text`, term)}
      order by ${newestFirst} limit ${limit}
    )
    select counted.read, ${hitColumns(term)}
    from (select count(*)::int4 as read from newest) as counted
      left join found as m on true
      left join lateral ${chatOfMessage(uid)} as c on true
    order by m.timestamp desc, m.chat_id, m.position`.execute(db);
  const hits = rows.flatMap((row) => {
    const { read: _read, ...hit } = row;
    return isHit(hit) ? [hit] : [];
  });
  return { hits, isAll: (rows[0]?.read ?? 0) < window };
}

/** Candidates come from the index, and from the few messages outside it. They are sorted, and then read until there are enough. */
async function searchIndex(
  db: Database,
  uid: string,
  term: string,
  limit: number,
): Promise<HitRow[]> {
  const { rows } = await sql<HitRow>`
    select ${hitColumns(term)}
    from (
      select message_id, timestamp, chat_id, position from (
        select message_id, timestamp, chat_id, position from messages
        where uid = ${uid} and in_index and text_grams(uid, text) @> term_grams(${uid}, ${term}) and ${isShown}
        union all
        select message_id, timestamp, chat_id, position from messages
        where uid = ${uid} and in_index is null and ${contains(sql`text`, term)} and ${isShown}
      ) as candidates
      order by ${newestFirst} offset 0
    ) as candidate
    cross join lateral (
      select * from messages
      where uid = ${uid} and message_id = candidate.message_id and ${contains(sql`text`, term)} offset 0
    ) as m
    cross join lateral ${chatOfMessage(uid)} as c
    order by candidate.timestamp desc, candidate.chat_id, candidate.position limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** The chat of the message `m`. `offset 0` keeps it a look-up for each hit: joining all chats takes longer with more of them. */
function chatOfMessage(uid: string) {
  return sql`(select * from chats where uid = ${uid} and chat_id = m.chat_id offset 0)`;
}

/** Columns of a hit, from the message `m` and its chat `c`. */
function hitColumns(term: string) {
  const index = sql`strpos(lower_form(m.text), lower_form(${term}))`;
  return sql`c.chat_id, c.title, c.archived, m.message_id, m.position, m.sender, m.timestamp as at,
    (case when ${index} > ${CONTEXT_LENGTH + 1} then '… ' else '' end)
      || substr(m.text, greatest(1, ${index} - ${CONTEXT_LENGTH}), length(${term}) + ${2 * CONTEXT_LENGTH})
      || (case when length(m.text) >= ${index} + length(${term}) + ${CONTEXT_LENGTH} then ' …' else '' end)
      as excerpt`;
}

function isHit(row: HitRow | NoHit): row is HitRow {
  return row.messageId !== null;
}
