import { quantile } from '../statistics.ts';
import { askSavet, askThrough } from './askers.ts';
import { type Ask, Load, pause } from './load.ts';
import { TOKENS, WRITING_MS } from './pace.ts';
import { cpuMs, pin, startScript } from './processes.ts';
import { type DatabaseKind, type Product, startProduct } from './product.ts';

/** Users of all servers together: the core is about two thirds busy. */
const USERS = 42;
const WINDOWS = 8;
const WINDOW_MS = 6_000;
/** Until the code of the servers is compiled. */
const WARM_UP_MS = 5 * WRITING_MS;
const SERVER_CORE = 0;
const OTHER_CORE = 1;

/** The windows of one server. */
export interface Windows {
  /** CPU time of the server for each answer, in milliseconds. */
  cpu: number[];
  /** The same of PostgreSQL. */
  databaseCpu: number[];
  /** The median of each window, in milliseconds. */
  firstText: number[];
}

interface Runner {
  pid: number;
  postgresPid: number | null;
  load: Load;
  windows: Windows;
}

/**
 * Measures a bare pass-through, other versions and this one at the same time on one core, each with users of its own. What disturbs
 * one window disturbs all of them, so the ratios within a window tell more than any figure.
 * @param folders of the other versions
 * @returns in this order; null without this kind of database
 */
export async function measureBeside(
  kind: DatabaseKind,
  folders: readonly string[],
): Promise<Windows[] | null> {
  pin(process.pid, OTHER_CORE);
  const provider = await startScript('paced-provider.ts');
  const bare = await startScript('pass-through.ts', provider.url);
  const products: Product[] = [];
  const closes: (() => void)[] = [];
  try {
    for (const cwd of [...folders, undefined]) {
      const product = await startProduct(kind, provider.url, cwd);
      if (!product) return null;
      products.push(product);
    }
    const each = Math.floor(USERS / (products.length + 1));
    const through = Array.from({ length: each }, () => askThrough(bare.url));
    const runners = [run(bare, through)];
    for (const product of products) {
      const people = await product.people(each);
      const watching = await Promise.all(people.map((person) => askSavet(product.url, person)));
      closes.push(...watching.map(({ close }) => close));
      const asks = watching.map(({ ask }) => ask);
      runners.push(run(product, asks));
    }
    await pause(WARM_UP_MS);
    for (let window = 0; window < WINDOWS; window += 1) await Promise.all(runners.map(oneWindow));
    await Promise.all(runners.map(({ load }) => load.stop()));
    return runners.map(({ windows }) => windows);
  } finally {
    for (const close of closes) close();
    for (const product of products) await product.stop();
    await bare.stop();
    await provider.stop();
  }
}

function run(
  { pid, postgresPid = null }: Pick<Product, 'pid'> & Partial<Product>,
  asks: Ask[],
): Runner {
  pin(pid, SERVER_CORE);
  const windows = { cpu: [], databaseCpu: [], firstText: [] };
  return { pid, postgresPid, load: new Load(asks), windows };
}

async function oneWindow({ pid, postgresPid, load, windows }: Runner): Promise<void> {
  const databaseCpu = () => (postgresPid === null ? 0 : cpuMs(postgresPid, true));
  const before = { server: cpuMs(pid), database: databaseCpu() };
  const measured = await load.measure(WINDOW_MS);
  const answers = measured.tokens / TOKENS;
  windows.cpu.push((cpuMs(pid) - before.server) / answers);
  windows.databaseCpu.push((databaseCpu() - before.database) / answers);
  windows.firstText.push(quantile(measured.firstText, 0.5));
}

/** The printed lines of one kind of database. */
export function besideLines([bare, ...versions]: Windows[], names: readonly string[]): string[] {
  const [first] = versions;
  if (!bare || !first) return [];
  const spread = (values: readonly number[], digits = 1) => {
    const [median, least, most] = [0.5, 0, 1].map((at) => quantile(values, at).toFixed(digits));
    return `${median} [${least}–${most}]`;
  };
  const inEachWindow = (values: readonly number[], baseline: readonly number[]) =>
    values.map((value, index) => value / (baseline[index] ?? Number.NaN));
  return [bare, ...versions].map(({ cpu, databaseCpu, firstText }, index) =>
    [
      `  ${index === 0 ? 'bare' : (names[index - 1] ?? 'this version')}: CPU per answer ${spread(cpu)} ms`,
      `of that of the first version ${spread(inEachWindow(cpu, first.cpu), 3)}`,
      `answers per CPU second, of the bare one's ${spread(inEachWindow(bare.cpu, cpu), 3)}`,
      `PostgreSQL ${spread(databaseCpu)} ms`,
      `first text ${spread(firstText, 0)} ms`,
    ].join('; '),
  );
}
