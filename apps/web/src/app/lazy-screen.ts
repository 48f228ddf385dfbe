import { type ComponentType, lazy } from 'react';

/** A chunk that takes longer than this has failed, in milliseconds (specification, section 8). */
const CHUNK_TIMEOUT_MS = 120_000;
/** Remembers that the page was loaded again for a chunk, so that it happens once. */
const RELOADED = 'savet.reloaded';

/** A screen in a chunk of its own; after a new deployment its old chunk is gone, and the page is loaded again. */
export function lazyScreen(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      const screen = await withTimeout(load());
      sessionStorage.removeItem(RELOADED);
      return { default: screen };
    } catch (error) {
      if (sessionStorage.getItem(RELOADED) !== null) throw error;
      sessionStorage.setItem(RELOADED, 'yes');
      window.location.reload();
      // The page is on its way out: nothing else is to be shown until then.
      return new Promise<never>(() => undefined);
    }
  });
}

function withTimeout<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading chunk failed')), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
