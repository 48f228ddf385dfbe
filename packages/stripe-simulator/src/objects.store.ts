import { DatabaseSync } from 'node:sqlite';

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

/** Stores objects by type and id in SQLite. With a file, committed data survives a crash of the process. */
export class ObjectStore {
  readonly #db: DatabaseSync;
  #depth = 0;

  /** @param file null keeps the data in memory */
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
    this.#db
      .prepare(
        `insert into objects (type, id, body) values (?, ?, ?)
         on conflict (type, id) do update set body = excluded.body`,
      )
      .run(object.object, object.id, JSON.stringify(object));
    return object;
  }

  /** Returns null if the id is empty or unknown. */
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

  /** Returns all objects of a type, newest first. */
  all<Type extends Stored>(type: Type['object']): Type[] {
    return this.#db
      .prepare('select body from objects where type = ? order by place desc')
      .all(type)
      .map((row) => JSON.parse(String(row['body'])) as Type);
  }

  findResponse(key: string): SavedResponse | null {
    const row = this.#db
      .prepare('select fingerprint, status, body from answers where key = ?')
      .get(key);
    if (!row) return null;
    const { fingerprint, status, body } = row;
    return { fingerprint: String(fingerprint), status: Number(status), body: String(body) };
  }

  saveResponse(key: string, { fingerprint, status, body }: SavedResponse): void {
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
