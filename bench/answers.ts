import { startAnswering } from '../apps/server/src/testing/bench/answering-application.ts';
import { askSavet, askThrough } from './streams/askers.ts';
import type { Ask } from './streams/load.ts';
import { startScript } from './streams/processes.ts';

/** Concurrent answers. */
const ASKERS = 8;
const WARM_UP = 3;
const ROUNDS = 10;
/** An answer straight from the provider takes so little that one alone can't be measured. */
const STRAIGHT_EACH = 12;
/** How many times faster than a model the provider writes, so that waiting takes no time. */
const SPEED = 20;

/**
 * CPU time of this process for an answer, in milliseconds of each round: through the whole server on the embedded database, with a
 * live stream for each user, and straight from the provider, in turns. The provider is another process.
 */
export async function measureAnswers(): Promise<{ product: number[]; straight: number[] }> {
  const provider = await startScript('paced-provider.ts', String(SPEED));
  const server = await startAnswering(provider.url, ASKERS);
  try {
    const askers = await Promise.all(server.people.map((person) => askSavet(server.url, person)));
    const product = askers.map(({ ask }) => ask);
    const straight = product.map(() => askThrough(provider.url));
    const rounds = { product: [] as number[], straight: [] as number[] };
    for (let round = -WARM_UP; round < ROUNDS; round += 1) {
      const [one, other] = [await cpuOf(straight, STRAIGHT_EACH), await cpuOf(product, 1)];
      if (round < 0) continue;
      rounds.straight.push(one);
      rounds.product.push(other);
    }
    for (const { close } of askers) close();
    return rounds;
  } finally {
    await server.close();
    await provider.stop();
  }
}

async function cpuOf(asks: readonly Ask[], each: number): Promise<number> {
  const start = process.cpuUsage();
  await Promise.all(
    asks.map(async (ask) => {
      for (let index = 0; index < each; index += 1) await ask(() => undefined);
    }),
  );
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000 / (asks.length * each);
}
