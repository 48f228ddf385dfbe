import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL in which databases can be made; null where none is installed. */
    postgresUrl: string | null;
  }
}

export interface TestDatabase {
  name: 'embedded' | 'postgres';
  /** A fresh, empty database; `again` opens the same one as another server would. */
  open(): Promise<OpenDatabase & { url: string | null }>;
}

const log = createLog('silent');

/** Every database that store tests run on. */
export const databases: TestDatabase[] = [
  {
    name: 'embedded',
    open: async () => ({ ...(await openDatabase({ dataDir: null }, log)), url: null }),
  },
];

const postgresUrl = inject('postgresUrl');
if (postgresUrl !== null) {
  databases.push({
    name: 'postgres',
    open: async () => {
      const url = await createPostgresDatabase(postgresUrl);
      return { ...(await openDatabase({ url }, log)), url };
    },
  });
}

/** Makes an empty database beside the one at `address`, and returns its address. */
export async function createPostgresDatabase(address: string): Promise<string> {
  const { default: pg } = await import('pg');
  const name = `test_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
