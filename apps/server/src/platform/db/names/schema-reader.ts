import {
  type CompiledQuery,
  type ControlledTransaction,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  sql,
} from 'kysely';
import type { Tables } from '../tables.ts';
import type { Database } from '../transaction.ts';
import { columnNames, SnakeCaseCompiler } from './column-names.ts';

/**
 * The database with the tables of a schema in place of those with the same names. Each query is a read-only transaction of its
 * own, so others get the connection in between.
 */
export function readingFrom(db: Database, schema: string): Database {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new SchemaDriver(db, schema),
      createIntrospector: (reader) => new PostgresIntrospector(reader),
      createQueryCompiler: () => new SnakeCaseCompiler(),
    },
    plugins: [columnNames],
  });
}

class SchemaDriver implements Driver {
  readonly #db: Database;
  readonly #schema: string;

  constructor(db: Database, schema: string) {
    // The reader names the columns itself.
    this.#db = db.withoutPlugins();
    this.#schema = schema;
  }

  async acquireConnection(): Promise<SchemaConnection> {
    const trx = await this.#db.startTransaction().setAccessMode('read only').execute();
    await sql`set local search_path to ${sql.id(this.#schema)}, public`.execute(trx);
    return new SchemaConnection(trx);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    if (connection instanceof SchemaConnection) await connection.end();
  }

  async init(): Promise<void> {}

  async destroy(): Promise<void> {}

  beginTransaction(): Promise<void> {
    return refused();
  }

  commitTransaction(): Promise<void> {
    return refused();
  }

  rollbackTransaction(): Promise<void> {
    return refused();
  }
}

class SchemaConnection implements DatabaseConnection {
  readonly #trx: ControlledTransaction<Tables>;

  constructor(trx: ControlledTransaction<Tables>) {
    this.#trx = trx;
  }

  executeQuery<Row>(query: CompiledQuery) {
    return this.#trx.executeQuery<Row>(query);
  }

  streamQuery(): never {
    throw new Error('this reader streams nothing');
  }

  async end(): Promise<void> {
    await this.#trx.rollback().execute();
  }
}

function refused(): Promise<void> {
  return Promise.reject(new Error('this reader has no transactions'));
}
