import type { PostgresDialectConfig } from 'kysely';
import type pg from 'pg';
import { PlanNames } from './kept-plan.ts';
import { queryByName } from './query-by-name.ts';

type Pool = Exclude<PostgresDialectConfig['pool'], () => unknown>;
type PoolClient = Awaited<ReturnType<Pool['connect']>>;

/** Names the statements whose plans PostgreSQL is to keep; each connection has plans of its own. */
export class NamingPool implements Pool {
  readonly options: object;
  readonly #pool: pg.Pool;
  readonly #names = new PlanNames();
  readonly #clients = new WeakMap<pg.PoolClient, PoolClient>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
    this.options = pool.options;
  }

  async connect(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    // Kysely knows a connection by its object.
    const known = this.#clients.get(client) ?? this.#naming(client);
    this.#clients.set(client, known);
    return known;
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }

  #naming(client: pg.PoolClient): PoolClient {
    return {
      // Kysely's type has cursors too, which nothing here uses.
      query: ((text: string, values: unknown[]) =>
        queryByName(client, text, values, this.#names.of(text))) as unknown as PoolClient['query'],
      release: (destroy) => client.release(destroy),
    };
  }
}
