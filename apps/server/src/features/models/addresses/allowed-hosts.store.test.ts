import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { allMigrations, migrate } from '../../../platform/db/migrate.ts';
import { kinds, openEmpty } from '../../../testing/backup/typed-tables.ts';
import { mayAsk } from './allowed-hosts.store.ts';

it.each(kinds)('a connection from before permissions is still allowed on %s', async (kind) => {
  const { db, close } = await openEmpty(kind);
  try {
    await migrate(db, allMigrations, '0034-imported-agreements');
    await sql`
      insert into model_connections (id, provider, model, base_url, takes_over)
      values (1, 'openai-compatible', 'big', 'https://GPU.lan:8000/v1', true)`.execute(db);
    await migrate(db, allMigrations);
    expect(await mayAsk(db, 'https://gpu.lan:8000/v1', null)).toBe(true);
    expect(await mayAsk(db, 'https://gpu.lan/v1', null)).toBe(false);
  } finally {
    await close();
  }
});
