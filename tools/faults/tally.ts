/** The ways in which “nothing lost” can fail. */
export const losses = ['lost', 'doubled', 'stuck'] as const;
export type Loss = (typeof losses)[number];

/** Something acknowledged is gone, something exists twice, or something never ends. */
export class LossError extends Error {
  readonly loss: Loss;

  constructor(loss: Loss, message: string) {
    super(`${loss}: ${message}`);
    this.name = 'LossError';
    this.loss = loss;
  }
}

/** @throws LossError unless the condition holds */
export function ensure(condition: boolean, loss: Loss, message: string): asserts condition {
  if (!condition) throw new LossError(loss, message);
}

/** The results of one fault on one database. */
export class Tally {
  rounds = 0;
  /** Writes that the server has acknowledged, and that were compared afterwards. */
  acknowledged = 0;
  /** Answers that failed with Retry in front of a user; counted by few cases. */
  failures = 0;
  readonly count: Record<Loss, number> = { lost: 0, doubled: 0, stuck: 0 };
  /** The longest recovery, in milliseconds. */
  recoveryMs = 0;

  /** Measures a recovery: from the end of the fault until `work` has succeeded. */
  async recovery<Result>(work: () => Promise<Result>): Promise<Result> {
    const started = performance.now();
    const result = await work();
    this.recoveryMs = Math.max(this.recoveryMs, performance.now() - started);
    return result;
  }

  add(other: Tally): void {
    this.rounds += other.rounds;
    this.acknowledged += other.acknowledged;
    this.failures += other.failures;
    this.recoveryMs = Math.max(this.recoveryMs, other.recoveryMs);
    for (const loss of losses) this.count[loss] += other.count[loss];
  }
}
