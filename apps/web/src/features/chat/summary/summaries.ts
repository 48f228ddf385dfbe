/** Of a chat as it was when it was asked for. */
export type Summary =
  | { kind: 'running' }
  | { kind: 'done'; text: string }
  | { kind: 'failed'; error: unknown };

/** The last summary of each chat: it has taken a query, and is there as long as the page and the chat stay as they are. */
export interface Summaries {
  /** @param asOf names a moment of the chat: of any other there is no summary */
  read(chatId: string, asOf: string): Summary | undefined;
  /** Asks for one, unless it is running already. */
  ask(chatId: string, asOf: string): void;
  subscribe(listener: () => void): () => void;
}

/** @param summarise takes a query */
export function createSummaries(summarise: (chatId: string) => Promise<string>): Summaries {
  const known = new Map<string, { asOf: string; summary: Summary }>();
  const listeners = new Set<() => void>();

  function read(chatId: string, asOf: string) {
    const found = known.get(chatId);
    return found?.asOf === asOf ? found.summary : undefined;
  }

  function keep(chatId: string, asOf: string, summary: Summary) {
    known.set(chatId, { asOf, summary });
    for (const listener of [...listeners]) listener();
  }

  return {
    read,
    ask(chatId, asOf) {
      if (read(chatId, asOf)?.kind === 'running') return;
      keep(chatId, asOf, { kind: 'running' });
      const settle = (summary: Summary) => {
        // The chat may have gone on, and another have been asked for.
        if (read(chatId, asOf)) keep(chatId, asOf, summary);
      };
      void summarise(chatId).then(
        (text) => settle({ kind: 'done', text }),
        (error: unknown) => settle({ kind: 'failed', error }),
      );
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
