import { type ComponentType, createElement, lazy, useState } from 'react';
import { createStore, type ReadableStore } from '../store/create-store.ts';
import { loadOrReload } from './load-or-reload.ts';

/** A chunk that takes longer than this has failed, in milliseconds (specification, section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
/** Work shorter than this, in milliseconds, shows no progress bar. */
const VISIBLE_AFTER_MS = 300;

export type LazyComponent<Props> = ComponentType<Props> & {
  /** Starts the download. A failure is ignored: rendering the component tries again. */
  preload(): Promise<void>;
};

const count = createStore(0);

/** How many chunks have been loading for long enough to show a progress bar. */
export const pendingCount: ReadableStore<number> = count;

/**
 * A component in a chunk of its own. Unlike React's `lazy`, a loaded component renders at once: React suspends even
 * then, and reveals suspended content at most every 300 ms.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<ComponentType<Props>> | undefined;
  async function loadWithTimeout() {
    try {
      loaded = await withTimeout(load());
      return loaded;
    } finally {
      pending = undefined;
    }
  }
  const loadOnce = () => {
    pending ??= loadWithTimeout();
    return pending;
  };
  const Suspending = lazy(async () => ({ default: await trackPending(loadOrReload(loadOnce)) }));
  function Lazy(props: Props) {
    // The type stays the same while mounted: another type would reset the component's state.
    const [type] = useState(() => loaded ?? Suspending);
    return createElement(type, props);
  }
  const preload = async () => {
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Lazy, { preload });
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Counts `work` as pending from 300 ms after its start until it settles. */
function trackPending<Result>(work: Promise<Result>): Promise<Result> {
  let isCounted = false;
  const timer = setTimeout(() => {
    isCounted = true;
    count.set(count.get() + 1);
  }, VISIBLE_AFTER_MS);
  return work.finally(() => {
    clearTimeout(timer);
    if (isCounted) count.set(count.get() - 1);
  });
}
