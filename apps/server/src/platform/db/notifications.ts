import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from '../log.ts';
import { CHANNEL, type OpenDatabase } from './database.ts';
import type { Tables } from './tables.ts';

/** What servers tell each other: ids only, so that a payload stays under PostgreSQL's 8,000 bytes. */
export type Notification =
  | { kind: 'documents'; uid: string }
  | { kind: 'chunks'; server: string; replies: { uid: string; replyId: string }[] }
  | { kind: 'stop'; uid: string; messageId: string; attempt: number }
  /** Sessions or roles of this user changed. */
  | { kind: 'access'; uid: string };

type Kind = Notification['kind'];
type Of<K extends Kind> = Extract<Notification, { kind: K }>;
type Handler = (notification: Notification) => void;

/** Sends with the transaction: told on commit, forgotten on rollback. */
export async function notify(db: Kysely<Tables>, news: Notification): Promise<void> {
  await sql`select ${notification(news)}`.execute(db);
}

/** The same as an expression, for a statement that does something else besides. */
export function notification(news: Notification): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${JSON.stringify(news)})`;
}

/** Hands what arrives to those who asked for its kind. */
export class Notifications {
  readonly #handlers = new Map<Kind, Set<Handler>>();
  readonly #missed = new Set<() => void>();
  readonly #log: Logger;

  constructor(log: Logger) {
    this.#log = log;
  }

  async listen(database: OpenDatabase): Promise<void> {
    await database.listen(
      (payload) => this.#receive(payload),
      () => {
        for (const handler of this.#missed) handler();
      },
    );
  }

  /** @returns ends the subscription */
  on<K extends Kind>(kind: K, handler: (notification: Of<K>) => void): () => void {
    const handlers = this.#handlers.get(kind) ?? new Set();
    this.#handlers.set(kind, handlers);
    handlers.add(handler as Handler);
    return () => handlers.delete(handler as Handler);
  }

  /** Called after notifications may have been lost. */
  onMissed(handler: () => void): void {
    this.#missed.add(handler);
  }

  #receive(payload: string): void {
    let notification: Notification;
    try {
      notification = JSON.parse(payload) as Notification;
    } catch {
      this.#log.warn('a notification of unknown form was left aside');
      return;
    }
    for (const handler of this.#handlers.get(notification.kind) ?? []) handler(notification);
  }
}
