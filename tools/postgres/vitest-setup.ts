import type { TestProject } from 'vitest/node';
import { databaseTemplate } from '../../apps/server/src/testing/database-template.ts';
import type {} from '../../apps/server/src/testing/databases.ts';
import { createPostgresTemplate } from '../../apps/server/src/testing/postgres-database.ts';
import { TestPostgres } from './postgres.ts';

/**
 * Provides migrated databases for the whole run. `SAVET_TEST_DATABASES` selects them: `embedded` only, `sql`
 * (the default) for PostgreSQL too in SQL tests, `all` for both in all tests.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const choice = process.env.SAVET_TEST_DATABASES;
  const postgres = choice === 'embedded' ? null : await TestPostgres.start();
  if (postgres) await createPostgresTemplate(postgres.url);
  project.provide('databaseDump', (await databaseTemplate()).dump);
  project.provide('postgresUrl', postgres?.url ?? null);
  project.provide('serversOnPostgres', choice === 'all');
  return async () => postgres?.stop();
}
