import type { FaultCase } from '../fault-case.ts';
import { FaultProxy, type NetworkFault } from '../fault-proxy.ts';
import { at, Load } from '../load.ts';
import { ready } from '../wait.ts';

/** Questions that must be acknowledged during each fault. */
const DURING = 6;

const faults: readonly NetworkFault[] = [
  { latencyMs: 20 },
  { bytesPerSecond: 60_000 },
  { resetAfter: 30_000 },
  { truncateAfter: 30_000 },
];

/** A bad network: between a server and PostgreSQL, and between a browser and a server. */
export const networkCases: readonly FaultCase[] = [
  {
    number: 20,
    name: 'slow, throttled, reset and truncated connections to PostgreSQL',
    on: ['PostgreSQL'],
    isLong: true,
    run: async ({ stage, person, tally, postgres }) => {
      if (!postgres) return;
      const proxy = await FaultProxy.start(new URL(postgres.url));
      const url = new URL(postgres.url);
      url.port = String(proxy.port);
      await stage.kill();
      await stage.start({ DATABASE_URL: url.href });
      const load = Load.start(stage.provider, [person]);
      try {
        for (const fault of faults) {
          proxy.fault = fault;
          await load.acknowledges(DURING);
          proxy.reset();
          proxy.fault = {};
          await tally.recovery(async () => {
            await ready(stage.server);
            await load.acknowledges(1);
          });
          tally.rounds += 1;
        }
      } finally {
        await load.stop();
      }
      tally.acknowledged = await load.check();
      await stage.kill();
      proxy.stop();
      await stage.start();
    },
  },
  {
    number: 20,
    name: 'slow, throttled, reset and truncated connections of a browser',
    on: ['embedded', 'PostgreSQL'],
    isLong: true,
    run: async ({ stage, person, tally }) => {
      const proxy = await FaultProxy.start(new URL(stage.server.url));
      const sender = at({ url: proxy.url, origin: stage.server.origin }, person);
      const load = Load.start(stage.provider, [sender]);
      // Below the size of an answer: connections break in the middle of one.
      const cuts = faults.map((fault) =>
        Object.fromEntries(
          Object.entries(fault).map(([name, value]) => [
            name,
            name.endsWith('After') ? 1_500 : value,
          ]),
        ),
      );
      try {
        for (const fault of cuts) {
          proxy.fault = fault;
          await load.acknowledges(DURING);
          proxy.fault = {};
          await tally.recovery(() => load.acknowledges(1));
          tally.rounds += 1;
        }
      } finally {
        proxy.fault = {};
        await load.stop();
      }
      tally.acknowledged = await load.check(person);
      proxy.stop();
    },
  },
];
