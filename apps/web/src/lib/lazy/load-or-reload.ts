/** When the page last reloaded because of a missing chunk; `first-paint.js` uses the same key. */
const RELOADED_AT = 'savet.reloaded';
/** A chunk that is missing again within this time, in milliseconds, is not worth another reload. */
const RELOAD_INTERVAL_MS = 60_000;

/**
 * Loads a chunk. Offline it waits for the network. Otherwise a failure means that a new deployment has replaced the
 * chunk, and the page reloads.
 * @throws the error of `load`, when the page has reloaded within the last minute
 */
export async function loadOrReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await loadOnline(load);
  } catch (error) {
    if (!mayReload()) throw error;
    window.location.reload();
    // Never settles: the page is about to unload, and no error should flash before that.
    return new Promise<never>(() => undefined);
  }
}

/** Without storage the answer is no: the page could reload for ever. */
function mayReload(): boolean {
  try {
    const reloadedAt = Number(sessionStorage.getItem(RELOADED_AT) ?? 0);
    if (Date.now() - reloadedAt < RELOAD_INTERVAL_MS) return false;
    sessionStorage.setItem(RELOADED_AT, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}

/** An offline reload would lose the page, so this waits for the network and tries once more. */
async function loadOnline<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
    return load();
  }
}
