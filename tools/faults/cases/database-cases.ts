import assert from 'node:assert/strict';
import type { Stage } from '../../stage/stage.ts';
import { pieces } from '../answers.ts';
import type { FaultCase, FaultWorld } from '../fault-case.ts';
import { Load } from '../load.ts';
import { checkTurn } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion, send } from '../questions.ts';
import { ready } from '../wait.ts';

/** Questions in progress when the database is killed. */
const UNDER_LOAD = 6;
/** Calls that arrive while the database is frozen. */
const WHILE_FROZEN = 30;
/** Writes that a load makes between two faults. */
const BETWEEN = 10;
const ROUNDS = { killed: 5, restarted: 3, frozen: 2 };

/** Faults 2 and 3: PostgreSQL killed, restarted and frozen. */
export const databaseCases: readonly FaultCase[] = [
  {
    number: 2,
    name: 'PostgreSQL killed in answers',
    on: ['PostgreSQL'],
    run: async ({ stage, person, tally }) => {
      const { postgres } = stage;
      const questions = Array.from({ length: UNDER_LOAD }, () => newQuestion('при срив'));
      for (const sent of questions) {
        assert.equal((await send(person, sent, { wait: false })).status, 202);
      }
      const answers = await Promise.all(questions.map(() => stage.provider.next()));
      for (const answer of answers) answer.say(pieces[0] ?? '');
      await postgres.kill('SIGKILL');
      for (const answer of answers) {
        for (const piece of pieces.slice(1)) answer.say(piece);
        answer.finish();
      }
      await refuses(stage, person);
      await tally.recovery(async () => {
        await postgres.resume();
        await ready(stage.server);
      });
      for (const sent of questions) await checkTurn(person, sent);
      await askToTheEnd(stage, person, newQuestion('след срив'));
      tally.acknowledged = questions.length;
    },
  },
  {
    number: 2,
    name: 'PostgreSQL killed under load',
    on: ['PostgreSQL'],
    isLong: true,
    run: (world) =>
      underLoad(world, ROUNDS.killed, async ({ postgres }) => postgres.kill('SIGKILL')),
  },
  {
    number: 3,
    name: 'PostgreSQL restarted under load',
    on: ['PostgreSQL'],
    isLong: true,
    run: (world) =>
      underLoad(world, ROUNDS.restarted, async ({ postgres }) => postgres.kill('SIGINT')),
  },
  {
    number: 3,
    name: 'PostgreSQL frozen under load',
    on: ['PostgreSQL'],
    isLong: true,
    run: (world) =>
      underLoad(world, ROUNDS.frozen, async ({ postgres }) => {
        postgres.freeze();
        // Far more calls than connections: each must end by itself.
        const { person } = world;
        const calls = Array.from({ length: WHILE_FROZEN }, () => person.send('listChats', {}));
        const statuses = (await Promise.all(calls)).map(({ status }) => status);
        assert.deepEqual([...new Set(statuses)], [503]);
      }),
  },
];

/** Breaks the database again and again under a load, and compares all that was acknowledged. */
async function underLoad(
  world: FaultWorld,
  rounds: number,
  fault: (stage: Stage) => Promise<void>,
): Promise<void> {
  const { stage, person, tally } = world;
  const load = Load.start(stage.provider, [person]);
  try {
    for (let round = 0; round < rounds; round += 1) {
      await load.acknowledges(BETWEEN);
      await fault(stage);
      await refuses(stage, world.person);
      await tally.recovery(async () => {
        await repair(stage);
        await ready(stage.server);
        await load.acknowledges(1);
      });
      tally.rounds += 1;
    }
  } finally {
    await load.stop();
  }
  tally.acknowledged = await load.check();
}

async function repair({ postgres }: Stage): Promise<void> {
  if (postgres.isFrozen) postgres.thaw();
  else await postgres.resume();
}

/** The server lives, and says that it can't. */
async function refuses({ server }: Stage, { send }: FaultWorld['person']): Promise<void> {
  assert.equal((await fetch(`${server.url}/healthz`)).status, 200, 'the server lives');
  assert.equal((await send('getUser', {})).status, 503, 'and says that it cannot');
}
