import { resolve } from 'node:path';
import { quantile, ratioOf } from '../statistics.ts';
import { pause } from './load.ts';
import { residentMb, startScript } from './processes.ts';
import { type DatabaseKind, startProduct } from './product.ts';
import { visit } from './visitors.ts';

const ROUNDS = 3;
/** As many as the figures before had. */
const VISITORS = 210;
/** Until a server that has started has given back what it needed for that. */
const REST_MS = 15_000;
/** From the last visitor's leaving. */
const AFTER_MS = 60_000;

// As `npm start` has it.
process.env['NODE_COMPILE_CACHE'] ??= resolve('.cache/compiled-modules');

/** In megabytes, a figure for each round. */
export interface Memory {
  /** Of a server at rest on data that it has had before. */
  atRest: number[];
  /** While the users are there. */
  busy: number[];
  /** A minute after 210 users have come, asked and left. */
  after: number[];
}

/** Memory of a server on one kind of database; null without this kind. */
export async function measureMemory(kind: DatabaseKind): Promise<Memory | null> {
  const provider = await startScript('paced-provider.ts');
  const product = await startProduct(kind, provider.url);
  try {
    if (!product) return null;
    const people = await product.people(VISITORS);
    const memory: Memory = { atRest: [], busy: [], after: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      await product.restart();
      await pause(REST_MS);
      memory.atRest.push(residentMb(product.pid));
      await visit(product.url, people, () => memory.busy.push(residentMb(product.pid)));
      await pause(AFTER_MS);
      memory.after.push(residentMb(product.pid));
    }
    return memory;
  } finally {
    await product?.stop();
    await provider.stop();
  }
}

/** @param goal for the memory at rest */
export function memoryLines({ atRest, busy, after }: Memory, goal: number): string[] {
  const list = (values: number[]) => {
    const rounds = values.map((value) => value.toFixed(0)).join(', ');
    return `${quantile(values, 0.5).toFixed(0)} MB [${rounds}]`;
  };
  return [
    `  at rest: ${list(atRest)} (to reach: ${goal})`,
    `  with ${VISITORS} users: ${list(busy)}`,
    `  a minute after they left: ${list(after)}`,
    `  of that at rest: ${ratioOf(after, atRest).toFixed(2)} (to reach: 1.2)`,
  ];
}
