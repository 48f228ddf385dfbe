/**
 * Streams that all tabs of a browser keep open together. Over HTTP/1.1 it opens six connections to a server, and once
 * streams had them all, every call would wait for ever. A tab without a slot polls.
 */
const SLOTS = 4;

/** Runs `work` in one of the slots, as soon as one is free. Never resolves if it is aborted before. */
export function inStreamSlot<Result>(
  signal: AbortSignal,
  work: () => Promise<Result>,
): Promise<Result> {
  if (!isLimited()) return work();
  const taken = new AbortController();
  const either = { signal: AbortSignal.any([signal, taken.signal]) };
  return new Promise((resolve, reject) => {
    const begin = async () => {
      // Two slots can be granted at once.
      if (either.signal.aborted) return;
      taken.abort();
      await work().then(resolve, reject);
    };
    for (let slot = 0; slot < SLOTS; slot += 1) {
      // Some browsers refuse locks, in private windows for example.
      navigator.locks.request(`stream ${slot}`, either, begin).catch(begin);
    }
  });
}

/** Whether connections are scarce. Locks exist only over HTTPS and on the own machine. */
function isLimited(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return 'locks' in navigator && !/^h[23]/.test(page?.nextHopProtocol ?? '');
}
