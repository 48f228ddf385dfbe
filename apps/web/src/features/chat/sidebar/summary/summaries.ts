import { createStore, type ReadableStore } from '#lib/store/create-store.ts';

export type Summary =
  | { kind: 'running' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; error: unknown };

/** A chat as it is shown; the path identifies its messages. */
export interface ReadChat {
  readonly path: string;
  readonly markdown: string;
}

/**
 * The latest summary of each chat. It has cost a query, so it is kept until the page closes, and shown as long as the server
 * shows the messages that it describes. The browser may have loaded none of them, so it can't tell by itself.
 */
export interface Summaries extends Pick<ReadableStore<unknown>, 'subscribe'> {
  /** The summary that the dialog shows. */
  read(chatId: string): Summary | undefined;
  /** Call when the dialog opens: a summary of other messages is left out. */
  open(chatId: string): Promise<void>;
  /** Requests a summary, unless one is running or there is one of these messages. */
  request(chatId: string): Promise<void>;
}

/**
 * @param readChat takes no query
 * @param summarise takes a query
 */
export function createSummaries(
  readChat: (chatId: string) => Promise<ReadChat>,
  summarise: (markdown: string) => Promise<string>,
): Summaries {
  const shown = createStore<ReadonlyMap<string, Summary>>(new Map());
  const kept = new Map<string, { path: string; text: string }>();
  const running = new Map<string, Promise<void>>();

  function show(chatId: string, summary: Summary | undefined) {
    const next = new Map(shown.get());
    if (summary) next.set(chatId, summary);
    else next.delete(chatId);
    shown.set(next);
  }

  async function summaryOf(chatId: string): Promise<Summary> {
    try {
      const { path, markdown } = await readChat(chatId);
      const known = kept.get(chatId);
      if (known?.path === path) return { kind: 'done', text: known.text };
      const text = await summarise(markdown);
      kept.set(chatId, { path, text });
      return { kind: 'done', text };
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  /** The kept summary if it is of the messages that are shown now. */
  async function currentSummary(chatId: string): Promise<Summary | undefined> {
    const known = kept.get(chatId);
    if (!known) return undefined;
    try {
      const { path } = await readChat(chatId);
      return path === known.path ? { kind: 'done', text: known.text } : undefined;
    } catch (error) {
      return { kind: 'failed', error };
    }
  }

  /** One piece of work at a time for each chat. */
  function run(chatId: string, work: () => Promise<Summary | undefined>): Promise<void> {
    show(chatId, { kind: 'running' });
    const done = work().then((summary) => {
      running.delete(chatId);
      show(chatId, summary);
    });
    running.set(chatId, done);
    return done;
  }

  return {
    read: (chatId) => shown.get().get(chatId),
    subscribe: shown.subscribe,
    async open(chatId) {
      // Begun when other messages may have been shown.
      const earlier = running.get(chatId);
      if (earlier) await earlier;
      if (running.has(chatId) || !kept.has(chatId)) return;
      await run(chatId, () => currentSummary(chatId));
    },
    async request(chatId) {
      if (running.has(chatId)) return;
      await run(chatId, () => summaryOf(chatId));
    },
  };
}
