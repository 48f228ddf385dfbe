import { type ComponentType, lazy } from 'react';

/** A chunk that takes longer than this has failed, in milliseconds (specification, section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
/** Begins the key that remembers that the page was loaded again for a chunk, so that it happens once. */
const RELOADED = 'savet.reloaded ';

/**
 * A screen, or a heavy part of one, in a chunk of its own. Without a network it waits for one; after a
 * new deployment its old chunk is gone, and the page is loaded again.
 */
export function lazyScreen<Props>(load: () => Promise<ComponentType<Props>>) {
  // One for each chunk: what loads well around a broken one says nothing about that.
  const reloaded = RELOADED + String(load);
  return lazy(async (): Promise<{ default: ComponentType<Props> }> => {
    try {
      const screen = await loadOnline(() => withTimeout(load()));
      sessionStorage.removeItem(reloaded);
      return { default: screen };
    } catch (error) {
      if (sessionStorage.getItem(reloaded) !== null) throw error;
      sessionStorage.setItem(reloaded, 'yes');
      window.location.reload();
      // The page is on its way out: nothing else is to be shown until then.
      return new Promise<never>(() => undefined);
    }
  });
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
