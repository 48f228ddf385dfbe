import { median } from '../../tools/measuring/median.ts';
import { cpuMs } from '../streams/processes.ts';

const ROUNDS = 3;
const ROUND_MS = 2_000;

/** A load to compare: `clients` loops that do one thing after another. */
export interface Variant {
  name: string;
  clients: number;
  /** Before the first round. */
  prepare?: () => Promise<void>;
  act: (client: number) => Promise<unknown>;
}

export interface Rate {
  name: string;
  perSecond: number[];
  /** CPU time of PostgreSQL for each, in milliseconds. */
  cpu: number[];
}

/** Measures the variants in turn, several rounds each, so that what else the machine does meets all of them. */
export async function measureRates(
  postgresPid: number,
  variants: readonly Variant[],
): Promise<Rate[]> {
  const rates = variants.map(({ name }): Rate => ({ name, perSecond: [], cpu: [] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, variant] of variants.entries()) {
      await variant.prepare?.();
      const before = cpuMs(postgresPid, true);
      const started = performance.now();
      const count = await actFor(variant);
      const seconds = (performance.now() - started) / 1_000;
      rates[index]?.perSecond.push(count / seconds);
      rates[index]?.cpu.push((cpuMs(postgresPid, true) - before) / count);
    }
  }
  return rates;
}

/** One line for each rate, with its ratio to the first one. */
export function rateLines(rates: readonly Rate[]): string[] {
  const [baseline] = rates;
  return rates.map((rate) => {
    const of = (values: readonly number[], digits: number) =>
      `${median(values).toFixed(digits)} [${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)}]`;
    const ratio = baseline ? median(rate.perSecond) / median(baseline.perSecond) : Number.NaN;
    const work = baseline ? median(rate.cpu) / median(baseline.cpu) : Number.NaN;
    return `    ${rate.name}: ${of(rate.perSecond, 0)} a second (${ratio.toFixed(2)}), ${of(rate.cpu, 2)} ms of CPU (${work.toFixed(2)})`;
  });
}

async function actFor({ clients, act }: Variant): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let count = 0;
  const loops = Array.from({ length: clients }, async (_, client) => {
    while (performance.now() < end) {
      await act(client);
      count += 1;
    }
  });
  await Promise.all(loops);
  return count;
}
