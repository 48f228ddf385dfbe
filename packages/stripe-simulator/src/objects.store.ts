import { DatabaseSync } from 'node:sqlite';

/** What every stored object has. Keys that begin with `_` are the simulator's own and never leave it. */
export interface Stored {
  id: string;
  object: string;
}

export interface SavedAnswer {
  fingerprint: string;
  status: number;
  body: string;
}

/** Objects by type and id on SQLite, in a file or in memory; nothing committed is lost with the process. */
export class ObjectStore {
  readonly #db: DatabaseSync;
  #depth = 0;

  /** @param file null: in memory */
  constructor(file: string | null) {
    this.#db = new DatabaseSync(file ?? ':memory:');
    this.#db.exec(`
      pragma journal_mode = wal;
      pragma synchronous = normal;
      create table if not exists objects (
        place integer primary key autoincrement,
        type text not null,
        id text not null,
        body text not null,
        unique (type, id)
      );
      create table if not exists answers (
        key text primary key,
        fingerprint text not null,
        status integer not null,
        body text not null
      );
      create table if not exists settings (name text primary key, value text not null);
    `);
  }

  /** All or nothing; inside another one it is part of that. */
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

  /** Writes an object, in place of the one with its id. */
  put<Type extends Stored>(object: Type): Type {
    this.#db
      .prepare(
        `insert into objects (type, id, body) values (?, ?, ?)
         on conflict (type, id) do update set body = excluded.body`,
      )
      .run(object.object, object.id, JSON.stringify(object));
    return object;
  }

  /** Null for an id that is none, too. */
  find<Type extends Stored>(type: Type['object'], id: string | null | undefined): Type | null {
    if (!id) return null;
    const row = this.#db
      .prepare('select body from objects where type = ? and id = ?')
      .get(type, id);
    return row ? (JSON.parse(String(row['body'])) as Type) : null;
  }

  remove(type: string, id: string): void {
    this.#db.prepare('delete from objects where type = ? and id = ?').run(type, id);
  }

  /** All objects of a type, the newest first. */
  all<Type extends Stored>(type: Type['object']): Type[] {
    return this.#db
      .prepare('select body from objects where type = ? order by place desc')
      .all(type)
      .map((row) => JSON.parse(String(row['body'])) as Type);
  }

  findAnswer(key: string): SavedAnswer | null {
    const row = this.#db
      .prepare('select fingerprint, status, body from answers where key = ?')
      .get(key);
    if (!row) return null;
    const { fingerprint, status, body } = row;
    return { fingerprint: String(fingerprint), status: Number(status), body: String(body) };
  }

  saveAnswer(key: string, { fingerprint, status, body }: SavedAnswer): void {
    this.#db
      .prepare('insert into answers (key, fingerprint, status, body) values (?, ?, ?, ?)')
      .run(key, fingerprint, status, body);
  }

  setting(name: string): string | null {
    const row = this.#db.prepare('select value from settings where name = ?').get(name);
    return row ? String(row['value']) : null;
  }

  setSetting(name: string, value: string): void {
    this.#db
      .prepare(
        'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
      )
      .run(name, value);
  }

  close(): void {
    this.#db.close();
  }
}
