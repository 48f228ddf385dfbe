import { pause } from './load.ts';
import { residentMb } from './processes.ts';
import { type DatabaseKind, startProduct } from './product.ts';

const ROUNDS = 3;
/** Until a server that has started has given back what it needed for that. */
const REST_MS = 15_000;

/** Memory of a server at rest on data that it has had before, in megabytes; null without this kind of database. */
export async function memoryAtRest(kind: DatabaseKind): Promise<number[] | null> {
  const product = await startProduct(kind, null);
  if (!product) return null;
  try {
    const megabytes: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await product.restart();
      await pause(REST_MS);
      megabytes.push(residentMb(product.pid));
    }
    return megabytes;
  } finally {
    await product.stop();
  }
}
