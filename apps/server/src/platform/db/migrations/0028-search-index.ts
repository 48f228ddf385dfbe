import { type Kysely, sql } from 'kysely';

const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZАБВГДЕЁЖЗИЙЍКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';

/**
 * The index of the search: runs of one, two and three letters ("grams"), as numbers in GIN indexes that every PostgreSQL has.
 *
 * `in_index` says whether a row is in its index. Rows start outside, those that exist and those of older servers too, so that neither
 * this migration nor a new message has to wait for the index. A sweeper puts the older ones in.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createFunctions(db);
  await createIndex(db, { table: 'messages', owner: 'uid', text: 'text' });
  await createIndex(db, { table: 'chats', owner: 'uid', text: 'title' });
  await createIndex(db, {
    table: 'users',
    owner: "''",
    text: 'search_name',
    outside: 'created_at',
  });
  await createIndex(db, {
    table: 'auth_users',
    owner: "''",
    text: 'search_email',
    outside: 'created_at',
  });
  await sql`
    create index messages_newest on messages (uid, timestamp desc, chat_id, position)`.execute(db);
  // Clients may be few among many users.
  await sql`create index users_clients on users (sort_name, uid) where is_client`.execute(db);
}

async function createFunctions(db: Kysely<unknown>): Promise<void> {
  // `return` binds the names in the body now: building an index knows no schema but the system's. The cost keeps the planner from
  // working out the grams of a text that the index has.
  const define = (head: string, body: string) =>
    sql
      .raw(
        `create function ${head} language sql immutable strict parallel safe cost 20000 return (${body})`,
      )
      .execute(db);
  // The owner comes first, so that the grams of one are side by side in the index, and apart from those of others.
  const gram = (letters: string) =>
    `(hashtext(owner)::int8 << 32) | (hashtext(${letters})::int8 & 4294967295)`;
  await define(
    'text_grams(owner text, value text) returns int8[]',
    `select array_agg(${gram('a')}) || array_agg(${gram('a || b')}) filter (where b is not null)
        || array_agg(${gram('a || b || c')}) filter (where c is not null)
      from (
        select letter as a, lead(letter) over following as b, lead(letter, 2) over following as c
        from unnest(string_to_array(lower_form(value), null)) with ordinality as letters(letter, position)
        window following as (order by position)
      ) as runs`,
  );
  // Of a term, the longest grams are enough.
  await define(
    'term_grams(owner text, term text) returns int8[]',
    `select array_agg(${gram('substr(lower_form(term), start, 3)')})
      from generate_series(1, greatest(1, length(term) - 2)) as start`,
  );
  // \U and the number of a letter: nothing in a term has a meaning of its own.
  const literal = (letter: string) => `'\\U' || lpad(to_hex(ascii(${letter})), 8, '0')`;
  await define(
    'term_pattern(term text) returns text',
    `select string_agg('[' || ${literal('letter')} || ${literal(`translate(letter, '${upper.toLowerCase()}', '${upper}')`)} || ']', '')
      from unnest(string_to_array(lower_form(term), null)) as letter`,
  );
}

interface Searched {
  table: string;
  owner: string;
  text: string;
  /** The column that finds rows outside the index, for tables in which an owner can have many of them. */
  outside?: string;
}

async function createIndex(
  db: Kysely<unknown>,
  { table, owner, text, outside = owner }: Searched,
): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run(`alter table ${table} add column in_index boolean`);
  await run(
    `create index ${table}_search on ${table} using gin (text_grams(${owner}, ${text})) with (fastupdate = off) where in_index`,
  );
  // Else gathering statistics works out the grams of many thousand texts, and the planner needs none of them.
  await run(`alter index ${table}_search alter column 1 set statistics 0`);
  await run(`create index ${table}_outside_search on ${table} (${outside}) where in_index is null`);
}
