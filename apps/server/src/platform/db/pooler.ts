import pg from './pg.ts';

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Whether a pooler stands between here and PostgreSQL: it gives connections numbers of its own, not those of PostgreSQL's processes.
 * @throws if no server answers at the address
 */
export async function isBehindPooler(url: string): Promise<boolean> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
  });
  // Without a listener, a lost connection would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    return 'processID' in client && client.processID !== rows[0]?.pid;
  } finally {
    await client.end().catch(() => undefined);
  }
}
