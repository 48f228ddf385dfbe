import { type Dialect, PostgresDialect } from 'kysely';
import type { Logger } from '../log.ts';
import pg from './pg.ts';
import { NamingPool } from './plans/naming-pool.ts';

/** Query time limit in milliseconds, so that requests do not pile up behind a frozen database. */
const QUERY_TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 5_000;
const RECONNECT_MS = 500;

export interface PostgresDatabase {
  dialect: Dialect;
  /** Listens on a connection of its own; calls `missed` after that connection was lost and restored. */
  listen(channel: string, receive: (payload: string) => void, missed: () => void): Promise<void>;
  close(): Promise<void>;
  /** Connections of the pool that work and rest, and requests that wait for one. */
  poolState(): Record<'busy' | 'idle' | 'waiting', number>;
}

/**
 * Opens a pool of at most `poolSize` connections to `url`.
 * @param listenUrl the same database for the connection that listens: it may not be shared by a pooler
 * @param isPooled whether a pooler stands between, which gives each transaction another connection: then no plans are kept
 * @param isPatient whether queries may take as long as they need
 */
export function openPostgres(
  url: string,
  {
    listenUrl,
    isPooled,
    poolSize,
    isPatient,
  }: { listenUrl: string; isPooled: boolean; poolSize: number; isPatient: boolean },
  log: Logger,
): PostgresDatabase {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(!isPatient && {
      query_timeout: QUERY_TIMEOUT_MS,
      statement_timeout: QUERY_TIMEOUT_MS,
      idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    }),
  });
  // Without a listener, a lost idle connection would end the process.
  pool.on('error', (error) => log.warn({ error }, 'database connection lost'));
  // The same for a connection in use, whose query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  let listener: pg.Client | undefined;
  let isClosing = false;

  async function connect(
    channel: string,
    receive: (payload: string) => void,
    missed: () => void,
  ): Promise<void> {
    const client = new pg.Client({
      connectionString: listenUrl,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
    });
    client.on('notification', (message) => receive(message.payload ?? ''));
    client.on('error', (error) => log.warn({ error }, 'listener lost'));
    try {
      await client.connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    listener = client;
    client.once('end', () => {
      if (!isClosing) void reconnect(channel, receive, missed);
    });
    // `close` came while this one connected, and has ended the one before.
    if (isClosing) await client.end();
  }

  async function reconnect(
    channel: string,
    receive: (payload: string) => void,
    missed: () => void,
  ): Promise<void> {
    while (!isClosing) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
      try {
        await connect(channel, receive, missed);
        if (!isClosing) missed();
        return;
      } catch (error) {
        log.warn({ error }, 'listener cannot reconnect yet');
      }
    }
  }

  return {
    dialect: new PostgresDialect({ pool: isPooled ? pool : new NamingPool(pool) }),
    listen: connect,
    poolState: () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    }),
    close: async () => {
      isClosing = true;
      await listener?.end();
    },
  };
}
