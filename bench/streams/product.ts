import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { grantQueries } from '../../apps/server/src/testing/database-access/grant-queries.ts';
import { type Person, signUp } from '../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../../tools/postgres/postgres.ts';
import { freePort } from '../../tools/test-server/free-port.ts';
import { ServerProcess } from '../../tools/test-server/server-process.ts';
import { sendStaffCommand } from '../../tools/test-server/staff.ts';

/** More than anybody asks here. */
const QUERIES = 1_000_000;

/** A running server without limits, on one kind of database. */
export interface Product {
  url: string;
  readonly pid: number;
  /** The process that has started PostgreSQL's others; null for the embedded database. */
  postgresPid: number | null;
  /** Signs people up who may ask without a limit. */
  people(count: number): Promise<Person[]>;
  /** On the same data. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export type DatabaseKind = 'embedded' | 'postgres';

/**
 * @param cwd folder of another version
 * @returns null when no PostgreSQL is installed
 */
export async function startProduct(
  kind: DatabaseKind,
  providerUrl: string | null,
  cwd?: string,
): Promise<Product | null> {
  const postgres = kind === 'postgres' ? await TestPostgres.start() : null;
  if (kind === 'postgres' && !postgres) return null;
  const folder = mkdtempSync(join(tmpdir(), 'savet-bench-'));
  const model = {
    ...{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_API_KEY: 'test-key' },
    AI_BASE_URL: `${providerUrl}/v1`,
  };
  const settings = {
    ...(cwd !== undefined && { cwd }),
    port: await freePort(),
    variables: {
      DATA_DIR: folder,
      AUTH_SECRET: 'a secret of the bench, long enough to be taken',
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(providerUrl !== null && model),
    },
  };
  let server = await ServerProcess.start(settings);
  return {
    url: server.url,
    get pid() {
      return server.pid;
    },
    postgresPid: postgres?.pid ?? null,
    people: async (count) => {
      const people: Person[] = [];
      for (let index = 0; index < count; index += 1) people.push(await signUp(server));
      const emails = people.map(({ email }) => email);
      if (postgres) await grantQueries(postgres.url, emails, QUERIES);
      for (const email of postgres ? [] : emails) {
        await sendStaffCommand(folder, 'plan', email, 'pro', String(QUERIES));
      }
      return people;
    },
    restart: async () => {
      await server.end();
      server = await ServerProcess.start(settings);
    },
    stop: async () => {
      await server.end();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
