import { createStore, type ReadableStore } from '#lib/store/create-store.ts';

export type Summary =
  | { kind: 'running' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; error: unknown };

/** The latest summary of each chat. It has cost a query, so it is kept until the chat changes or the page closes. */
export interface Summaries extends Pick<ReadableStore<unknown>, 'subscribe'> {
  /** @param asOf identifies a state of the chat: a summary of another state is not returned */
  read(chatId: string, asOf: string): Summary | undefined;
  /** Requests a summary, unless one is running already. */
  request(chatId: string, asOf: string): void;
}

/** @param summarise takes a query */
export function createSummaries(summarise: (chatId: string) => Promise<string>): Summaries {
  const latest = createStore<ReadonlyMap<string, { asOf: string; summary: Summary }>>(new Map());

  function read(chatId: string, asOf: string) {
    const found = latest.get().get(chatId);
    return found?.asOf === asOf ? found.summary : undefined;
  }

  function keep(chatId: string, asOf: string, summary: Summary) {
    latest.set(new Map(latest.get()).set(chatId, { asOf, summary }));
  }

  return {
    read,
    subscribe: latest.subscribe,
    request(chatId, asOf) {
      if (read(chatId, asOf)?.kind === 'running') return;
      keep(chatId, asOf, { kind: 'running' });
      const settle = (summary: Summary) => {
        // Unless the chat has changed and a newer summary was requested meanwhile.
        if (read(chatId, asOf)) keep(chatId, asOf, summary);
      };
      void summarise(chatId).then(
        (text) => settle({ kind: 'done', text }),
        (error: unknown) => settle({ kind: 'failed', error }),
      );
    },
  };
}
