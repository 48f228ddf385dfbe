import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../transaction.ts';
import type { SequenceState } from './format.ts';

export interface Table {
  name: string;
  /** Without generated ones, which the database fills again. */
  columns: { name: string; type: string }[];
  /** False for an unlogged table on a standby, which has none of its rows. */
  isReadable: boolean;
}

/** Kysely's own tables; their content is in the header of a backup. */
const isOwn = sql`c.relname not in ('kysely_migration', 'kysely_migration_lock')`;
const isHere = sql`c.relnamespace = current_schema()::regnamespace and c.relpersistence <> 't'`;

/** The tables of the database, each after those that it refers to. */
export async function listTables(db: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname as name, json_agg(json_build_object(
        'name', a.attname, 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns,
      c.relpersistence <> 'u' or not pg_is_in_recovery() as is_readable
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and ${isHere} and ${isOwn}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname, c.relpersistence order by c.relname collate "C"`.execute(db);
  return parentsFirst(rows, await listReferences(db));
}

async function listReferences(db: Database): Promise<{ child: string; parent: string }[]> {
  const { rows } = await sql<{ child: string; parent: string }>`
    select distinct c.relname as child, parent.relname as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid
      join pg_class parent on parent.oid = k.confrelid
    where k.contype = 'f' and ${isHere}`.execute(db);
  return rows;
}

function parentsFirst(tables: Table[], references: { child: string; parent: string }[]): Table[] {
  const sorted: Table[] = [];
  const waiting = new Set(tables);
  const isWaiting = (name: string) => [...waiting].some((table) => table.name === name);
  while (waiting.size > 0) {
    const next = [...waiting].find(({ name }) =>
      references.every(({ child, parent }) => child !== name || !isWaiting(parent)),
    );
    if (!next) throw new Error('tables that refer to each other in a circle can not be backed up');
    waiting.delete(next);
    sorted.push(next);
  }
  return sorted;
}

export async function readSequences(db: Database): Promise<SequenceState[]> {
  const { rows } = await sql<{ name: string }>`
    select c.relname as name from pg_class c
    where c.relkind = 'S' and ${isHere} order by 1`.execute(db);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await sql<{ value: string; isCalled: boolean }>`
      select last_value::text as value, is_called from ${sql.id(name)}`.execute(db);
    states.push(...state.rows.map((row) => ({ name, ...row })));
  }
  return states;
}

export async function setSequences(db: Database, states: SequenceState[]): Promise<void> {
  for (const { name, value, isCalled } of states) {
    await sql`select setval(quote_ident(${name})::regclass, ${value}::int8, ${isCalled})`.execute(
      db,
    );
  }
}

/** The row as a JSON array of texts: exact for every type, and the same in both databases. */
export function rowAsText({ columns }: Table): RawBuilder<string> {
  const texts = columns.map(({ name }) => sql`${sql.id(name)}::text`);
  return sql<string>`array_to_json(array[${sql.join(texts)}]::text[])::text`;
}
