import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadOrReload } from './load-or-reload.ts';
import { waitedFor } from './waiting.ts';

/** A chunk that takes longer than this has failed, in milliseconds (specification, section 8). */
const CHUNK_TIMEOUT_MS = 120_000;

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads what will be shown soon, so that it is shown at once; what fails is loaded again when it is shown. */
  ahead(): Promise<void>;
};

/**
 * A screen, or a heavy part of one, in a chunk of its own. Unlike React's `lazy`, one that is
 * there already is drawn without being waited for: React keeps what it waited for back for 300 ms.
 */
export function lazyScreen<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | undefined;
  let underWay: Promise<ComponentType<Props>> | undefined;
  async function loadInTime() {
    try {
      loaded = await withTimeout(load());
      return loaded;
    } finally {
      underWay = undefined;
    }
  }
  const loadOnce = () => {
    underWay ??= loadInTime();
    return underWay;
  };
  const Awaited = lazy(async () => ({ default: await waitedFor(loadOrReload(loadOnce)) }));
  function Screen(props: Props) {
    // Of one kind for as long as it is shown: another would begin anew.
    const [kind] = useState(() => loaded ?? Awaited);
    return createElement(kind, props);
  }
  const ahead = async () => {
    await loadOnce().catch(() => undefined);
  };
  return Object.assign(Screen, { ahead });
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
