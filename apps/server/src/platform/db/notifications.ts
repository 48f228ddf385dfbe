import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Logger } from '../log.ts';
import { CHANNEL, type OpenDatabase } from './database.ts';
import type { Tables } from './tables.ts';

/** Messages between servers. Ids only: a payload must stay under PostgreSQL's 8,000 bytes. */
export type Notification =
  | { kind: 'documents'; uid: string }
  | { kind: 'chunks'; server: string; replies: { uid: string; replyId: string }[] }
  | { kind: 'stop'; uid: string; messageId: string; attempt: number }
  /** Sessions or roles of this user changed. */
  | { kind: 'access'; uid: string }
  /** Staff connected another model. */
  | { kind: 'models' };

type Kind = Notification['kind'];
type Of<K extends Kind> = Extract<Notification, { kind: K }>;
type Handler = (notification: Notification) => void;

/** Notifies all servers; inside a transaction on commit only. */
export async function notify(db: Kysely<Tables>, message: Notification): Promise<void> {
  await sql`select ${notificationOf(payloadOf(message))}`.execute(db);
}

/** `notify` about the documents of many users. */
export async function notifyDocuments(db: Kysely<Tables>, uids: readonly string[]): Promise<void> {
  const payloads = payloadsOf(uids.map((uid) => ({ kind: 'documents', uid })));
  await notificationsOf(payloads).execute(db);
}

/** `notify` with several messages, to be the end of a statement. */
export function notificationsOf(payloads: string): RawBuilder<unknown> {
  return sql`
    select pg_notify(${CHANNEL}, payload)
    from jsonb_array_elements_text(${payloads}::jsonb) as payload`;
}

/** A list of payloads, as JSON. */
export function payloadsOf(messages: readonly Notification[]): string {
  return JSON.stringify(messages.map(payloadOf));
}

/** `notify` as an SQL expression, to be part of another statement. */
export function notificationOf(payload: string): RawBuilder<unknown> {
  return sql`pg_notify(${CHANNEL}, ${payload})`;
}

export function payloadOf(message: Notification): string {
  return JSON.stringify(message);
}

/** Passes each notification to the handlers of its kind. */
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
      this.#log.warn('ignored a notification that is not JSON');
      return;
    }
    for (const handler of this.#handlers.get(notification.kind) ?? []) handler(notification);
  }
}
