/** CPU time of `work` in this thread: unlike wall time, it does not depend on other processes. */
export function cpuMilliseconds(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Tries after which a work counts as slow. */
const TRIES = 5;

/**
 * The least CPU time of a few tries, which end once one takes less than `boundMs`. A busy machine only ever adds to a try; what is
 * slow by itself is so in each.
 * @param work gets the number of the try, for texts that must not be remembered from the one before
 */
export function leastCpuMilliseconds(work: (attempt: number) => void, boundMs: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < TRIES && least >= boundMs; attempt += 1) {
    least = Math.min(
      least,
      cpuMilliseconds(() => work(attempt)),
    );
  }
  return least;
}
