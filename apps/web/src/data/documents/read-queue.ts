import type { LoadKey, LoadState } from './store/state.ts';

export interface ListRead {
  readonly key: LoadKey;
  /** A new read replaces a queued one of the same part. */
  readonly part: 'newest' | 'older';
  read(): Promise<void>;
}

/** Runs one read of a list at a time. One requested meanwhile runs next, because the running one may be stale. */
export function createReadQueue(options: {
  isRunning(key: LoadKey): boolean;
  setState(key: LoadKey, state: LoadState | undefined): void;
  /** Whether a failed read means that the list doesn't exist. */
  isMissing(key: LoadKey, error: unknown): boolean;
}): (read: ListRead) => Promise<void> {
  const { isRunning, setState, isMissing } = options;
  let queued: ListRead[] = [];

  return async function run(next) {
    const { key, part, read } = next;
    if (isRunning(key)) {
      queued = queued.filter((other) => other.key !== key || other.part !== part);
      queued.push(next);
      return;
    }
    setState(key, 'loading');
    const state = await read().then(
      () => undefined,
      (error: unknown) => (isMissing(key, error) ? 'missing' : 'failed'),
    );
    setState(key, state);
    const following = queued.find((other) => other.key === key);
    if (!following) return;
    queued = queued.filter((other) => other !== following);
    await run(following);
  };
}
