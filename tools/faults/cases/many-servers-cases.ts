import { setTimeout as pause } from 'node:timers/promises';
import type { FaultCase, FaultWorld } from '../fault-case.ts';
import { Cluster } from '../servers/cluster.ts';
import { Crowd } from '../servers/crowd.ts';
import { ensure, type Tally } from '../tally.ts';
import { until } from '../wait.ts';

/** A frozen server goes on after this time at the latest, in milliseconds. */
const FROZEN_MS = 60_000;
/** Lines of the servers' logs that are shown after a failure. */
const LAST_WARNINGS = 20;

interface Scene {
  cluster: Cluster;
  crowd: Crowd;
  tally: Tally;
}

interface Happening {
  name: string;
  /** Whether the proxy asks the servers if they are ready. */
  checksReadiness?: true;
  /** Whether answers may fail, with Retry, because their server is gone. */
  mayFail?: true;
  happen: (scene: Scene) => Promise<void>;
}

/** Fault 21: what happens to one of several servers while twelve people ask. The first is the baseline. */
const happenings: readonly Happening[] = [
  {
    name: 'three servers, nothing happens',
    happen: ({ crowd, tally }) => eachTime(3, tally, () => crowd.allAnswered()),
  },
  {
    name: 'one of three servers killed, and started again',
    mayFail: true,
    happen: ({ cluster, crowd, tally }) =>
      eachServer(cluster, async (port) => {
        await cluster.server(port).end('SIGKILL');
        await tally.recovery(() => crowd.allAnswered());
        await cluster.add(port);
        await crowd.allAnswered();
        tally.rounds += 1;
      }),
  },
  { name: 'one of three servers frozen', mayFail: true, happen: freeze },
  {
    name: 'the same, behind a proxy that asks for readiness',
    mayFail: true,
    checksReadiness: true,
    happen: freeze,
  },
  {
    name: 'a fourth server added',
    happen: async ({ cluster, crowd, tally }) => {
      await tally.recovery(async () => {
        const { url } = await cluster.add();
        await until('the fourth serves', async () => cluster.balancer.served(url) > 0);
      });
      await crowd.allAnswered();
    },
  },
  {
    name: 'three servers updated one by one',
    happen: ({ cluster, crowd, tally }) =>
      eachServer(cluster, async (port) => {
        await tally.recovery(() =>
          Promise.all([cluster.server(port).end('SIGTERM'), crowd.allAnswered()]),
        );
        await cluster.add(port);
        await crowd.allAnswered();
        tally.rounds += 1;
      }),
  },
];

export const manyServersCases: readonly FaultCase[] = happenings.map((happening) => ({
  number: 21,
  name: happening.name,
  on: ['PostgreSQL'],
  isLong: true,
  run: (world) => play(world, happening),
}));

async function play(
  world: FaultWorld,
  { happen, mayFail, checksReadiness }: Happening,
): Promise<void> {
  const { tally } = world;
  const cluster = await Cluster.open(world, checksReadiness ?? false);
  try {
    const crowd = await Crowd.gather(cluster);
    await crowd.allAnswered();
    await happen({ cluster, crowd, tally });
    await crowd.stop();
    tally.failures = crowd.failures;
    tally.acknowledged = await crowd.check();
    const reasons = cluster.warnings().slice(-LAST_WARNINGS).join('\n');
    ensure(
      mayFail === true || crowd.failures === 0,
      'lost',
      `${crowd.failures} answers failed\n${reasons}`,
    );
  } finally {
    await cluster.close();
  }
}

/** Freezes each server until everybody has an answer from the others. */
function freeze({ cluster, crowd, tally }: Scene): Promise<void> {
  return eachServer(cluster, async (port) => {
    cluster.server(port).signal('SIGSTOP');
    await tally.recovery(async () => {
      const answered = crowd.allAnswered();
      await Promise.race([answered, pause(FROZEN_MS)]);
      cluster.server(port).signal('SIGCONT');
      await answered;
    });
    await crowd.allAnswered();
    tally.rounds += 1;
  });
}

async function eachServer(cluster: Cluster, act: (port: number) => Promise<void>): Promise<void> {
  for (const port of cluster.ports) await act(port);
}

async function eachTime(rounds: number, tally: Tally, act: () => Promise<void>): Promise<void> {
  for (; tally.rounds < rounds; tally.rounds += 1) await tally.recovery(act);
}
