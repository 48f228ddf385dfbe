import { quantile, ratioOf } from '../statistics.ts';
import { askSavet, askThrough } from './askers.ts';
import { type Ask, Load, pause } from './load.ts';
import { TOKENS, WRITING_MS } from './pace.ts';
import { cpuMs, residentMb } from './processes.ts';
import type { DatabaseKind, Product } from './product.ts';
import { sideBySide } from './side-by-side.ts';

/** Concurrent answers. */
const CONCURRENT = 40;
const ROUNDS = 3;
const ROUND_MS = 12_000;
/** Until every asker has had one answer, and the code is compiled. */
const WARM_UP_MS = 3 * WRITING_MS;

/** The figures of the rounds with one server. */
export interface Rounds {
  /** CPU time of the server for each answer, in milliseconds. */
  cpu: number[];
  /** The same of PostgreSQL. */
  databaseCpu: number[];
  /** The median of each round, in milliseconds. */
  firstText: number[];
  /** The 95th percentile of each round; 1: as fast as the provider writes. */
  lag: number[];
  /** After the last round, in megabytes. */
  memory: number;
}

/** @returns the rounds with the product and with a bare pass-through, in turn; null without this kind of database */
export async function measureStreams(
  kind: DatabaseKind,
): Promise<{ product: Rounds; bare: Rounds } | null> {
  return sideBySide(kind, async ({ product, bare }) => {
    const people = await product.people(CONCURRENT);
    const watching = await Promise.all(people.map((person) => askSavet(product.url, person)));
    const rounds = { product: noRounds(), bare: noRounds() };
    for (let round = 0; round < ROUNDS; round += 1) {
      const through = Array.from({ length: CONCURRENT }, () => askThrough(bare.url));
      await oneRound(rounds.bare, through, bare);
      await oneRound(
        rounds.product,
        watching.map(({ ask }) => ask),
        product,
      );
    }
    for (const { close } of watching) close();
    return rounds;
  });
}

/** Measures one round with as many concurrent answers as there are asks. */
export async function oneRound(
  rounds: Rounds,
  asks: readonly Ask[],
  { pid, postgresPid = null }: Pick<Product, 'pid'> & Partial<Product>,
): Promise<void> {
  const load = new Load(asks);
  await pause(WARM_UP_MS);
  const databaseCpu = () => (postgresPid === null ? 0 : cpuMs(postgresPid, true));
  const before = { server: cpuMs(pid), database: databaseCpu() };
  const measured = await load.measure(ROUND_MS);
  const answers = measured.tokens / TOKENS;
  rounds.cpu.push((cpuMs(pid) - before.server) / answers);
  rounds.databaseCpu.push((databaseCpu() - before.database) / answers);
  rounds.firstText.push(quantile(measured.firstText, 0.5));
  rounds.lag.push(quantile(measured.lag, 0.95));
  rounds.memory = residentMb(pid);
  await load.stop();
}

export function noRounds(): Rounds {
  return { cpu: [], databaseCpu: [], firstText: [], lag: [], memory: 0 };
}

/** The printed lines of one kind of database. */
export function streamLines({ product, bare }: { product: Rounds; bare: Rounds }): string[] {
  const list = (values: readonly number[], digits = 1) =>
    values.map((value) => value.toFixed(digits)).join(', ');
  const database = quantile(product.databaseCpu, 0.5) > 0;
  return [
    `  CPU per answer of ${TOKENS} tokens, in ms: bare ${list(bare.cpu)}; product ${list(product.cpu)}`,
    ...(database ? [`  PostgreSQL besides: ${list(product.databaseCpu)}`] : []),
    `  answers per CPU second, of the bare one's: ${ratioOf(bare.cpu, product.cpu).toFixed(3)} (to reach: 0.5)`,
    `  first text in ms: bare ${list(bare.firstText)}; product ${list(product.firstText)}; ratio ${ratioOf(product.firstText, bare.firstText).toFixed(3)} (to reach: 1.15)`,
    `  time to write, of the provider's: bare ${list(bare.lag, 3)}; product ${list(product.lag, 3)}`,
    `  memory in MB: bare ${bare.memory.toFixed(0)}; product ${product.memory.toFixed(0)}`,
  ];
}
