/**
 * Runs `atOnce` pieces of work at the same time, the others in the order in which they came.
 * @returns a function that runs work; it throws `refusal` if `waitingMax` wait already
 */
export function limitConcurrency(atOnce: number, waitingMax: number, refusal: () => Error) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMax) throw refusal();
      // Work that ends lets the next begin.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
