import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { TestPostgres } from '../../postgres/postgres.ts';
import { Stage } from '../../stage/stage.ts';
import type { FaultCase } from '../fault-case.ts';
import { Load } from '../load.ts';
import { SmallDisk } from '../small-disk.ts';
import { ensure, type Tally } from '../tally.ts';
import { until } from '../wait.ts';

/** The new databases take 40 MB; PostgreSQL's log of writes 16 MB for each file. */
const MEGABYTES = { embedded: 120, PostgreSQL: 160 };
const BEFORE = 5;
/** Refusals that are seen while the disk is full. */
const REFUSALS = 5;
const ROUNDS = 2;

/** Fault 14. */
export const diskCases: readonly FaultCase[] = [
  {
    number: 14,
    name: 'the disk of the database is full',
    on: ['embedded'],
    isLong: true,
    obstacle: () => SmallDisk.obstacle(),
    run: async ({ tally }) => {
      const disk = SmallDisk.mount(MEGABYTES.embedded);
      try {
        const folder = join(disk.folder, 'data');
        mkdirSync(folder);
        const stage = await Stage.open(null, { folder });
        try {
          await fillAndClear(stage, disk, tally, async () => undefined);
          await stage.kill();
          await stage.start();
        } finally {
          await stage.close();
        }
      } finally {
        disk.unmount();
      }
    },
  },
  {
    number: 14,
    name: 'the disk of PostgreSQL is full',
    on: ['PostgreSQL'],
    isLong: true,
    obstacle: () => SmallDisk.obstacle(),
    run: async ({ tally }) => {
      const disk = SmallDisk.mount(MEGABYTES.PostgreSQL);
      const postgres = await TestPostgres.start(disk.folder);
      try {
        assert(postgres);
        const stage = await Stage.open(postgres);
        try {
          await fillAndClear(stage, disk, tally, async () => {
            // It ends when it can't write its log, as documented.
            if (!postgres.isRunning) await postgres.resume();
          });
        } finally {
          await stage.close();
        }
      } finally {
        await postgres?.stop();
        disk.unmount();
      }
    },
  },
];

async function fillAndClear(
  stage: Stage,
  disk: SmallDisk,
  tally: Tally,
  repair: () => Promise<void>,
): Promise<void> {
  const person = await signUp(stage.server);
  await stage.staff('plan', person.email, 'enterprise', '1000000');
  const load = Load.start(stage.provider, [person]);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      await load.acknowledges(BEFORE);
      disk.fill();
      // Some writes still fit into what the database has reserved.
      const refused = load.refusals;
      await until('writes are refused', async () => {
        await writeMuch(person);
        return load.refusals >= refused + REFUSALS;
      });
      const { status } = await fetch(`${stage.server.url}/healthz`);
      ensure(status === 200, 'lost', 'the server has ended');
      disk.clear();
      await tally.recovery(async () => {
        await repair();
        await load.acknowledges(1);
      });
      tally.rounds += 1;
    }
  } finally {
    disk.clear();
    await load.stop();
  }
  tally.acknowledged = await load.check();
}

/** Large texts, which need new pages soon. */
async function writeMuch(person: Person): Promise<void> {
  const text = crypto.randomUUID().repeat(200);
  const path = 'userInfo.brandHub.targetAudience.desires';
  const { status } = await person.send('saveBrandField', { path, value: text });
  assert([200, 503, 429].includes(status), `a write answered ${status}`);
}
