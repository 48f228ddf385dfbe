import { type ComponentType, createElement, lazy, useState } from 'react';
import { waitedFor } from './waiting.ts';

/** A chunk that takes longer than this has failed, in milliseconds (specification, section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
/** When the page was last loaded again for something missing; `first-paint.js` uses it for the first script. */
const RELOADED = 'savet.reloaded';
/** What is missing so soon again, in milliseconds, will not come with yet another load. */
const RELOAD_EVERY_MS = 60_000;

export type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads what will be shown soon, so that it is shown at once; what fails is loaded again when it is shown. */
  ahead(): Promise<void>;
};

/**
 * A screen, or a heavy part of one, in a chunk of its own. Without a network it waits for one; after a
 * new deployment its old chunk is gone, and the page is loaded again. Unlike React's `lazy`, one that is
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

async function loadOrReload<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  try {
    return await loadOnline(load);
  } catch (error) {
    if (!mayReload()) throw error;
    window.location.reload();
    // The page is on its way out: nothing else is to be shown until then.
    return new Promise<never>(() => undefined);
  }
}

/** Once in a while; never without a storage that tells when it last was. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
    if (Date.now() - last < RELOAD_EVERY_MS) return false;
    sessionStorage.setItem(RELOADED, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** Loading the page again would lose what is on it, as long as there is nothing to load it from. */
async function loadOnline<Screen>(load: () => Promise<Screen>): Promise<Screen> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
