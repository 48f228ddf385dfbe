import type { Person } from '../../apps/server/src/testing/person.ts';
import { askSavet, askThrough } from './askers.ts';
import type { DatabaseKind } from './product.ts';
import { sideBySide } from './side-by-side.ts';
import { noRounds, oneRound } from './streams.ts';

/** Concurrent answers of one round after the other. */
const PRODUCT_STEPS = [40, 60, 80, 100, 120, 140, 160, 200, 240, 280, 320];
const BARE_STEPS = [40, 200, 300, 400, 500, 600, 700, 800];
/** First text takes this many times as long as of the bare pass-through with the fewest. */
const TWICE = 2;
/** Tokens fall behind when an answer (95th percentile) takes this many times as long as the provider writes. */
const BEHIND = 1.1;

/** One round with so many concurrent answers. */
export interface Step {
  answers: number;
  /** The median, in milliseconds. */
  firstText: number;
  /** The 95th percentile; 1: as fast as the provider writes. */
  lag: number;
  /** Of the server for each answer, in milliseconds. */
  cpu: number;
}

/** The rounds until one is too many, or there are no more. */
export interface AtOnce {
  bare: Step[];
  product: Step[];
}

/** How many answers one core carries at once, beside a bare pass-through; null without this kind of database. */
export async function measureAtOnce(kind: DatabaseKind): Promise<AtOnce | null> {
  return sideBySide(kind, async ({ product, bare }) => {
    const steps: AtOnce = { bare: [], product: [] };
    for (const answers of BARE_STEPS) {
      const asks = Array.from({ length: answers }, () => askThrough(bare.url));
      if (!(await carries(steps.bare, steps, asks, bare))) break;
    }
    const people: Person[] = [];
    const watching: Awaited<ReturnType<typeof askSavet>>[] = [];
    for (const answers of PRODUCT_STEPS) {
      const more = await product.people(answers - people.length);
      people.push(...more);
      watching.push(...(await Promise.all(more.map((person) => askSavet(product.url, person)))));
      const asks = watching.map(({ ask }) => ask);
      if (!(await carries(steps.product, steps, asks, product))) break;
    }
    for (const { close } of watching) close();
    return steps;
  });
}

/** Measures one more step. @returns whether the server carries so many answers */
async function carries(
  own: Step[],
  { bare }: AtOnce,
  asks: Parameters<typeof oneRound>[1],
  server: Parameters<typeof oneRound>[2],
): Promise<boolean> {
  const rounds = noRounds();
  await oneRound(rounds, asks, server);
  const [firstText = 0] = rounds.firstText;
  const [lag = 0] = rounds.lag;
  const step = { answers: asks.length, firstText, lag, cpu: rounds.cpu[0] ?? 0 };
  own.push(step);
  return isCarried(step, bare);
}

function isCarried({ firstText, lag }: Step, [fewest]: readonly Step[]): boolean {
  return firstText < TWICE * (fewest?.firstText ?? firstText) && lag < BEHIND;
}

/** The printed lines of one kind of database. */
export function atOnceLines({ bare, product }: AtOnce): string[] {
  const most = (steps: readonly Step[]) =>
    steps.filter((step) => isCarried(step, bare)).at(-1)?.answers ?? 0;
  return [
    ...lines('bare', bare),
    ...lines('product', product),
    `  at once: bare ${most(bare)}, product ${most(product)}, ratio ${(most(product) / most(bare)).toFixed(3)} (to reach: 0.5)`,
  ];
}

function lines(name: string, steps: readonly Step[]): string[] {
  return steps.map(
    ({ answers, firstText, lag, cpu }) =>
      `  ${name}, ${answers} answers: first text ${firstText.toFixed(0)} ms, time to write ${lag.toFixed(3)} of the provider's, CPU per answer ${cpu.toFixed(1)} ms`,
  );
}
