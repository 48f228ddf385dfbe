import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { createPostgresDatabase } from './postgres-database.ts';
import { openReused } from './reused-databases/open-reused.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Tar file of an embedded database with all tables. */
    databaseDump: string;
    /** Address of a PostgreSQL with a template of all tables; null if there is none. */
    postgresUrl: string | null;
    /** Whether tests of whole servers run on PostgreSQL too. */
    serversOnPostgres: boolean;
  }
}

export interface TestDatabase {
  name: 'embedded' | 'postgres';
  /** A fresh database with all tables and no rows. */
  open(): Promise<OpenDatabase & { url: string | null }>;
}

const log = createLog('silent');

/** For tests that do not depend on the database. */
export const embedded: TestDatabase = {
  name: 'embedded',
  open: async () => ({ ...(await openReused(inject('databaseDump'))), url: null }),
};

const postgresUrl = inject('postgresUrl');
const postgres: TestDatabase[] =
  postgresUrl === null
    ? []
    : [
        {
          name: 'postgres',
          open: async () => {
            const url = await createPostgresDatabase(postgresUrl, 'migrated');
            return { ...(await openDatabase({ url }, log)), url };
          },
        },
      ];

/** For tests of SQL: every database that the product supports. */
export const databases: TestDatabase[] = [embedded, ...postgres];

/** For tests above the SQL: the embedded database, in the long run PostgreSQL too. */
export const serverDatabases: TestDatabase[] = inject('serversOnPostgres') ? databases : [embedded];
