import type { UserDocuments } from './user-documents.ts';

/** Without a live stream, documents are read after this long, in milliseconds: some networks block streams. */
const FALLBACK_MS = 3_000;
/** Then they are polled while there is none, in milliseconds. */
const POLL_MS = 10_000;

/**
 * Reads the documents until the first stream opens, and again whenever other tabs have all streams.
 * @param isLeftOut whether they have them now, and somebody sees this page
 * @returns stops it
 */
export function pollWithoutStream(
  { store, loadAll }: Pick<UserDocuments, 'store' | 'loadAll'>,
  isLeftOut: () => boolean,
): () => void {
  let timer = setTimeout(poll, FALLBACK_MS);
  function poll() {
    const { revision, chatsLoaded, loads } = store.state();
    const isUpToDate = revision >= 0 && chatsLoaded && !isLeftOut();
    // A failed read is shown with a Retry button, and repeated when the stream opens.
    const hasFailed = loads.get('chats') === 'failed';
    if (!hasFailed && !isUpToDate) void loadAll();
    timer = setTimeout(poll, POLL_MS);
  }
  return () => clearTimeout(timer);
}
