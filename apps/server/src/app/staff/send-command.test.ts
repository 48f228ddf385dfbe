import { expect, inject, it, vi } from 'vitest';
import { appliedMigrations } from '../../platform/db/applied-migrations.ts';
import { connectDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { createPostgresDatabase } from '../../testing/postgres-database.ts';
import { sendCommand } from './send-command.ts';

const postgresUrl = inject('postgresUrl');

it.runIf(postgresUrl !== null)('a command upgrades the database past a pooler', async () => {
  const [url, directUrl] = await Promise.all([
    createPostgresDatabase(postgresUrl ?? '', 'empty'),
    createPostgresDatabase(postgresUrl ?? '', 'empty'),
  ]);
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('DATABASE_DIRECT_URL', directUrl);
  vi.stubEnv('AUTH_SECRET', 'x'.repeat(32));
  // Here the two are not the same database: the command finds no tables.
  await expect(sendCommand(['list'])).rejects.toThrow();
  vi.unstubAllEnvs();
  const direct = await connectDatabase({ url: directUrl }, createLog('silent'));
  expect(await appliedMigrations(direct.db)).not.toEqual([]);
  await direct.close();
});
