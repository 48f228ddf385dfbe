import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runStaffCommand } from '../../apps/server/src/app/staff/staff-commands.ts';
import { connectDatabase } from '../../apps/server/src/platform/db/database.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../../tools/postgres/postgres.ts';
import { freePort } from '../../tools/test-server/free-port.ts';
import { ServerProcess } from '../../tools/test-server/server-process.ts';
import { sendStaffCommand } from '../../tools/test-server/staff.ts';

/** A running server without limits, on one kind of database. */
export interface Product {
  url: string;
  pid: number;
  /** The process that has started PostgreSQL's others; null for the embedded database. */
  postgresPid: number | null;
  /** Signs people up who may ask without a limit. */
  people(count: number): Promise<Person[]>;
  stop(): Promise<void>;
}

export type DatabaseKind = 'embedded' | 'postgres';

/** @returns null when no PostgreSQL is installed */
export async function startProduct(
  kind: DatabaseKind,
  providerUrl: string | null,
): Promise<Product | null> {
  const postgres = kind === 'postgres' ? await TestPostgres.start() : null;
  if (kind === 'postgres' && !postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'savet-bench-'));
  const model = {
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_API_KEY: 'test-key' },
    AI_BASE_URL: `${providerUrl}/v1`,
  };
  const server = await ServerProcess.start({
    port: await freePort(),
    variables: {
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of the bench, long enough to be taken',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(providerUrl !== null && model),
    },
  });
  const toPro = (email: string) => ['plan', email, 'pro', '1000000'];
  return {
    url: server.url,
    pid: server.pid,
    postgresPid: postgres?.pid ?? null,
    people: async (count) => {
      const people: Person[] = [];
      const database = postgres && (await connectDatabase(postgres, createLog('silent')));
      for (let index = 0; index < count; index += 1) {
        const person = await signUp(server);
        const command = toPro(person.email);
        if (database)
          await runStaffCommand({ db: database.db, payments: null }, command, new Date());
        else await sendStaffCommand(folder, ...command);
        people.push(person);
      }
      await database?.close();
      return people;
    },
    stop: async () => {
      await server.end();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
