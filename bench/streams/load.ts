import { WRITING_MS } from './pace.ts';

/** Asks one question and reports its tokens; resolves with the whole number of tokens when the answer has ended. */
export type Ask = (onToken: (tokens: number) => void) => Promise<void>;

export interface Measured {
  /** Tokens that arrived in the measured time. */
  tokens: number;
  /** Time to the first text of each question, in milliseconds. */
  firstText: number[];
  /** Time from the first text to the end of each answer, as a multiple of the provider's. */
  lag: number[];
}

/**
 * A closed loop: everybody asks again as soon as the answer has ended. They begin one after another, so that their answers
 * don't end together.
 */
export class Load {
  readonly #ended: Promise<void>[];
  #isStopped = false;
  #measured: Measured = nothing();

  constructor(asks: readonly Ask[]) {
    this.#ended = asks.map(async (ask, index) => {
      await pause((index / asks.length) * WRITING_MS);
      while (!this.#isStopped) await this.#once(ask);
    });
  }

  /** Measures for some time. */
  async measure(milliseconds: number): Promise<Measured> {
    this.#measured = nothing();
    await Promise.race([pause(milliseconds), ...this.#ended]);
    const measured = this.#measured;
    this.#measured = nothing();
    return measured;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all(this.#ended);
  }

  async #once(ask: Ask): Promise<void> {
    const asked = performance.now();
    let first: number | undefined;
    await ask((tokens) => {
      const now = performance.now();
      if (first === undefined) this.#measured.firstText.push(now - asked);
      first ??= now;
      this.#measured.tokens += tokens;
    });
    const written = performance.now() - (first ?? asked);
    this.#measured.lag.push(written / WRITING_MS);
  }
}

function nothing(): Measured {
  return { tokens: 0, firstText: [], lag: [] };
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
