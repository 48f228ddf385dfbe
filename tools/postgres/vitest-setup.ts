import type { TestProject } from 'vitest/node';
import type {} from '../../apps/server/src/testing/databases.ts';
import { TestPostgres } from './postgres.ts';

/** Gives the tests `inject('postgresUrl')`: one PostgreSQL for the whole run, null where none is installed. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const postgres =
    process.env.SAVET_TEST_DATABASES === 'embedded' ? null : await TestPostgres.start();
  project.provide('postgresUrl', postgres?.url ?? null);
  return async () => postgres?.stop();
}
