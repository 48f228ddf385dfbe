import { PGliteAdapter, PostgresDialect, type PostgresDialectConfig, PostgresDriver } from 'kysely';
import type pg from 'pg';
import type { GroupSync } from '../durability/group-sync.ts';
import { PlanNames } from '../plans/kept-plan.ts';
import { queryByName } from '../plans/query-by-name.ts';

type Pool = Exclude<PostgresDialectConfig['pool'], () => unknown>;
type PoolClient = Awaited<ReturnType<Pool['connect']>>;

/** Gives the one connection of an embedded database to one query or transaction at a time. */
export class SerialDialect extends PostgresDialect {
  readonly #turns: Turns;
  readonly #wal: GroupSync | undefined;

  /** @param wal what a commit has to wait for */
  constructor(client: pg.Client, wal?: GroupSync) {
    const turns = new Turns(client);
    super({ pool: turns });
    this.#turns = turns;
    this.#wal = wal;
  }

  override createAdapter(): PGliteAdapter {
    return new SerialAdapter();
  }

  override createDriver(): PostgresDriver {
    return new SyncedDriver(this.#turns, this.#wal);
  }

  /** Runs one statement when it is its turn. */
  async run(text: string): Promise<void> {
    const connection = await this.#turns.connect();
    try {
      await connection.query(text, []);
    } finally {
      connection.release();
    }
  }

  /** Lets no more queries through. */
  close(): void {
    this.#turns.isClosed = true;
  }
}

/** Queueing for the one connection is left to `Turns`: Kysely's own queue would come before the guard. */
class SerialAdapter extends PGliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

class SyncedDriver extends PostgresDriver {
  readonly #wal: GroupSync | undefined;

  constructor(pool: Pool, wal: GroupSync | undefined) {
    super({ pool });
    this.#wal = wal;
  }

  /**
   * The next one gets the connection at once, so that commits share a sync. This one, even if it only read, returns when
   * all that it can have written or seen is on disk.
   */
  override async releaseConnection(
    ...[connection]: Parameters<PostgresDriver['releaseConnection']>
  ): Promise<void> {
    await super.releaseConnection(connection);
    await this.#wal?.done();
  }
}

/** A pool of one connection, which is handed on in the order of asking. */
class Turns implements Pool {
  readonly options = {};
  isClosed = false;
  readonly #client: pg.Client;
  // Kysely's type has cursors too, which nothing here uses.
  readonly #query = ((text: string, values: unknown[]) => {
    return queryByName(this.#client, text, values, this.#names.of(text));
  }) as unknown as PoolClient['query'];
  readonly #names = new PlanNames();
  #last: Promise<void> = Promise.resolve();

  constructor(client: pg.Client) {
    this.#client = client;
  }

  async connect(): Promise<PoolClient> {
    const previous = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await previous;
    if (this.isClosed) {
      resolve();
      throw new Error('the database is closed');
    }
    return { query: this.#query, release: () => resolve() };
  }

  async end(): Promise<void> {
    // Whoever opened PGlite closes it.
  }
}
