import type { Notifications } from '../../../platform/db/notifications.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { LiveHub } from '../../../platform/live/hub.ts';
import type { Logger } from '../../../platform/log.ts';
import { readReplyFrom } from './chunk.store.ts';

/** Streams text stored by other servers to the clients of this server. */
export function followRemoteReplies(dependencies: {
  db: Database;
  owner: string;
  hub: LiveHub;
  notifications: Notifications;
  log: Logger;
}): void {
  const { db, owner, hub, notifications, log } = dependencies;
  /** Replies being read; `again` when a notification arrived during the read. */
  const reading = new Map<string, 'once' | 'again'>();

  async function follow(uid: string, replyId: string): Promise<void> {
    const id = `${uid}/${replyId}`;
    if (reading.has(id)) {
      reading.set(id, 'again');
      return;
    }
    try {
      do {
        reading.set(id, 'once');
        const reply = await readReplyFrom(db, uid, replyId, (attempt) =>
          hub.sentLength(uid, replyId, attempt),
        );
        if (reply) hub.appendReplyText(uid, { ...reply, replyId }, () => '');
      } while (reading.get(id) === 'again');
    } catch (error) {
      log.warn({ uid, error }, 'reading chunks failed');
    } finally {
      reading.delete(id);
    }
  }

  notifications.on('chunks', ({ server, replies }) => {
    if (server === owner) return;
    for (const { uid, replyId } of replies) if (hub.isWatched(uid)) void follow(uid, replyId);
  });
}
