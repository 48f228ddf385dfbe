import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createPostgresDatabase } from '../../../apps/server/src/testing/postgres-database.ts';
import { freePort } from '../../test-server/free-port.ts';
import {
  productEnvironment,
  ServerProcess,
  type ServerSettings,
} from '../../test-server/server-process.ts';
import type { FaultCase } from '../fault-case.ts';
import { at, Load } from '../load.ts';
import { checkTurn } from '../nothing-lost.ts';

const run = promisify(execFile);
/** Questions before, during and after the backup, at least. */
const AROUND = 5;

/** Fault 17. */
export const backupCases: readonly FaultCase[] = [
  {
    number: 17,
    name: 'a backup under load, restored elsewhere',
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async ({ stage, person, tally, postgres }) => {
      const folder = mkdtempSync(join(tmpdir(), 'savet-restored-'));
      const file = join(folder, 'savet.gz');
      const load = Load.start(stage.provider, [person]);
      await load.acknowledges(AROUND);
      const before = load.questions;
      await script('backup.ts', stage.settings, file);
      await load.acknowledges(AROUND);
      await load.stop();
      const settings: ServerSettings = {
        port: await freePort(),
        variables: {
          ...stage.settings.variables,
          DATA_DIR: join(folder, 'data'),
          ...(postgres && { DATABASE_URL: await createPostgresDatabase(postgres.url, 'empty') }),
        },
      };
      // It compares the counts and checksums of all tables.
      const printed = await script('restore.ts', settings, file);
      assert.match(printed, /all counts and checksums agree/);
      const restored = await tally.recovery(() => ServerProcess.start(settings));
      try {
        const there = at(restored, person);
        for (const sent of before) await checkTurn(there, sent);
      } finally {
        await restored.end('SIGKILL');
        rmSync(folder, { recursive: true });
      }
      await load.check();
      tally.acknowledged = before.length;
    },
  },
];

async function script(name: string, settings: ServerSettings, file: string): Promise<string> {
  const { stdout } = await run(process.execPath, [`apps/server/src/${name}`, file], {
    env: productEnvironment(settings),
  });
  return stdout;
}
