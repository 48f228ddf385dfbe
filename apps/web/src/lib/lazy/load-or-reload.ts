/** When the page was last loaded again for something missing; `first-paint.js` uses it for the first script. */
const RELOADED = 'savet.reloaded';
/** What is missing so soon again, in milliseconds, will not come with yet another load. */
const RELOAD_EVERY_MS = 60_000;

/**
 * Loads a chunk. Without a network it waits for one; after a new deployment the old chunk is gone, and the page
 * is loaded again.
 * @throws what `load` throws, when the page has just been loaded again for that
 */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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
async function loadOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}
