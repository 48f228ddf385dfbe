import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { IN_MEMORY, openSqlite } from './sqlite.ts';

/** Fields of every stored object. Fields that begin with `_` are private and never sent. */
export interface Stored {
  id: string;
  object: string;
}

export interface SavedResponse {
  fingerprint: string;
  status: number;
  body: string;
}

/** An object for which something is due. */
export interface DueRow {
  type: string;
  id: string;
  /** Unix seconds. */
  at: number;
}

/**
 * When something is due for an object, and by which test clock; null if nothing is.
 * Undefined for an object of a type for which nothing ever is.
 */
export type DueTimeOf = (object: Stored) => { at: number; clock: string | null } | null | undefined;

/** How long a response is replayed for its idempotency key, in real seconds (Stripe: at least 24 hours). */
const RESPONSE_SECONDS = 86_400;

/** A state file of before has no due times yet. */
const VERSION = 1;

/** Stores objects by type and id in SQLite. With a file, committed data survives a crash of the process. */
export class ObjectStore {
  readonly #db: DatabaseSync;
  readonly #dueTimeOf: DueTimeOf;
  readonly #statements = new Map<string, StatementSync>();
  readonly #indexed = new Set<string>();
  #depth = 0;

  /** @param file null keeps the data in memory */
  constructor(file: string | null, dueTimeOf: DueTimeOf = () => undefined) {
    this.#dueTimeOf = dueTimeOf;
    this.#db = openSqlite(file ?? IN_MEMORY);
    this.#db.exec(`
      pragma page_size = 16384;
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists objects (
        place integer primary key,
        type text not null,
        id text not null,
        body text not null,
        unique (type, id)
      );
      create table if not exists answers (
        key text primary key,
        fingerprint text not null,
        status integer not null,
        body text not null,
        saved integer not null default (unixepoch())
      );
      create table if not exists settings (name text primary key, value text not null);
      create table if not exists due (
        type text not null,
        id text not null,
        clock text not null,
        at integer not null,
        primary key (type, id)
      ) without rowid;
      create index if not exists due_by_time on due (clock, at);
    `);
    this.#upgrade();
  }

  /** Runs `work` in a transaction; a nested call joins the outer one. */
  transaction<Result>(work: () => Result): Result {
    if (this.#depth > 0) return work();
    this.#db.exec('begin immediate');
    this.#depth += 1;
    try {
      const result = work();
      this.#db.exec('commit');
      return result;
    } catch (error) {
      this.#db.exec('rollback');
      throw error;
    } finally {
      this.#depth -= 1;
    }
  }

  /** Inserts an object or replaces the one with the same id. */
  put<Type extends Stored>(object: Type): Type {
    this.#statement(
      `insert into objects (type, id, body) values (?, ?, ?)
       on conflict (type, id) do update set body = excluded.body`,
    ).run(object.object, object.id, JSON.stringify(object));
    this.#putDueTime(object);
    return object;
  }

  /** Returns null if the id is empty or unknown. */
  find<Type extends Stored>(type: Type['object'], id: string | null | undefined): Type | null {
    if (!id) return null;
    const row = this.#statement('select body from objects where type = ? and id = ?').get(type, id);
    return row ? (JSON.parse(String(row['body'])) as Type) : null;
  }

  remove(type: string, id: string): void {
    this.#statement('delete from objects where type = ? and id = ?').run(type, id);
    this.#statement('delete from due where type = ? and id = ?').run(type, id);
  }

  /** Returns all objects of a type, newest first. */
  all<Type extends Stored>(type: Type['object']): Type[] {
    return this.#statement('select body from objects where type = ? order by place desc')
      .all(type)
      .map((row) => JSON.parse(String(row['body'])) as Type);
  }

  /**
   * Returns the objects of a type that refer to an id, newest first. An index keeps the search fast.
   * @param path such as `parent.subscription_details.subscription`; it becomes part of the SQL, as does the type
   */
  referring<Type extends Stored>(type: Type['object'], path: string, id: string): Type[] {
    const name = `by_${type}_${path}`.replaceAll(/\W/g, '_');
    if (!this.#indexed.has(name)) {
      this.#db.exec(
        `create index if not exists ${name} on objects (json_extract(body, '$.${path}')) where type = '${type}'`,
      );
      this.#indexed.add(name);
    }
    return this.#statement(
      `select body from objects where type = '${type}' and json_extract(body, '$.${path}') = ? order by place desc`,
    )
      .all(id)
      .map((row) => JSON.parse(String(row['body'])) as Type);
  }

  /** Returns the object for which something is due first, if that is at `until` or before. */
  nextDue(clock: string | null, until: number): DueRow | undefined {
    const row = this.#statement(
      'select type, id, at from due where clock = ? and at <= ? order by at limit 1',
    ).get(clock ?? '', until);
    return row && { type: String(row['type']), id: String(row['id']), at: Number(row['at']) };
  }

  /** Finds the response to an idempotency key of the last day. */
  findResponse(key: string): SavedResponse | null {
    this.#statement('delete from answers where saved < unixepoch() - ?').run(RESPONSE_SECONDS);
    const row = this.#statement('select fingerprint, status, body from answers where key = ?').get(
      key,
    );
    if (!row) return null;
    const { fingerprint, status, body } = row;
    return { fingerprint: String(fingerprint), status: Number(status), body: String(body) };
  }

  saveResponse(key: string, { fingerprint, status, body }: SavedResponse): void {
    this.#statement(
      'insert into answers (key, fingerprint, status, body, saved) values (?, ?, ?, ?, unixepoch())',
    ).run(key, fingerprint, status, body);
  }

  setting(name: string): string | null {
    const row = this.#statement('select value from settings where name = ?').get(name);
    return row ? String(row['value']) : null;
  }

  setSetting(name: string, value: string): void {
    this.#statement(
      'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
    ).run(name, value);
  }

  close(): void {
    this.#db.close();
  }

  #putDueTime(object: Stored): void {
    const due = this.#dueTimeOf(object);
    if (due === undefined) return;
    if (due === null) {
      this.#statement('delete from due where type = ? and id = ?').run(object.object, object.id);
      return;
    }
    this.#statement(
      `insert into due (type, id, clock, at) values (?, ?, ?, ?)
       on conflict (type, id) do update set clock = excluded.clock, at = excluded.at`,
    ).run(object.object, object.id, due.clock ?? '', due.at);
  }

  #upgrade(): void {
    const version = Number(this.#db.prepare('pragma user_version').get()?.['user_version']);
    if (version >= VERSION) return;
    const columns = this.#db.prepare('pragma table_info(answers)').all();
    this.transaction(() => {
      if (!columns.some(({ name }) => name === 'saved')) {
        this.#db.exec('alter table answers add column saved integer not null default 0');
      }
      for (const row of this.#db.prepare('select body from objects').all()) {
        this.#putDueTime(JSON.parse(String(row['body'])) as Stored);
      }
      this.#db.exec(`pragma user_version = ${VERSION}`);
    });
  }

  #statement(sql: string): StatementSync {
    const known = this.#statements.get(sql);
    if (known) return known;
    const prepared = this.#db.prepare(sql);
    this.#statements.set(sql, prepared);
    return prepared;
  }
}
