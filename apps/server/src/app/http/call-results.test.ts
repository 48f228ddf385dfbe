import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api-error.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { createLog } from '../../platform/log.ts';
import { databases } from '../../testing/databases.ts';
import { CallResults } from './call-results.ts';

const saved = { status: 200, body: { success: true } } as const;

describe.each(databases)('a call with a key on $name', ({ open }) => {
  let database: OpenDatabase;
  let results: CallResults;

  beforeAll(async () => {
    database = await open();
    results = new CallResults(database.db, 'secret', createLog('silent'));
  });
  afterAll(() => database.close());

  it('whose result cannot be saved is answered, and does not run again', async () => {
    const claim = { actor: 'u', call: 'createChat', key: 'unsaved', input: {} };
    let runs = 0;
    const run = async () => {
      runs += 1;
      return saved;
    };
    await refusing('status is null', async () => {
      expect(await results.once(claim, run)).toEqual(saved);
    });
    await expect(results.once(claim, run)).rejects.toEqual(new ApiError('UNAVAILABLE'));
    expect(runs).toBe(1);
  });

  it('that fails fails with its own reason, though its claim cannot be dropped', async () => {
    const claim = { actor: 'u', call: 'createChat', key: 'kept', input: {} };
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(database.db);
    const run = async () => {
      await rename('call_results', 'hidden_results');
      throw new ApiError('NOT_FOUND');
    };
    await expect(results.once(claim, run)).rejects.toEqual(new ApiError('NOT_FOUND'));
    await rename('hidden_results', 'call_results');
  });

  it('that fails may be made again', async () => {
    const claim = { actor: 'u', call: 'createChat', key: 'again', input: {} };
    const failing = () => Promise.reject(new ApiError('NOT_FOUND'));
    await expect(results.once(claim, failing)).rejects.toEqual(new ApiError('NOT_FOUND'));
    expect(await results.once(claim, async () => saved)).toEqual(saved);
  });

  /** Lets the table refuse rows other than these. */
  async function refusing(condition: string, work: () => Promise<void>): Promise<void> {
    const { db } = database;
    await sql`alter table call_results add constraint planted check (${sql.raw(condition)})`.execute(
      db,
    );
    await work();
    await sql`alter table call_results drop constraint planted`.execute(db);
  }
});
