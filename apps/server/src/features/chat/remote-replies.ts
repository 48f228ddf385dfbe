import type { Notifications } from '../../platform/db/notifications.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { LiveHub } from '../../platform/live/hub.ts';
import type { Logger } from '../../platform/log.ts';
import { readReplyFrom } from './chunk.store.ts';

/** Tells this server's watchers the text that other servers store. */
export function followRemoteReplies(dependencies: {
  db: Database;
  owner: string;
  hub: LiveHub;
  notifications: Notifications;
  log: Logger;
}): void {
  const { db, owner, hub, notifications, log } = dependencies;
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
        const news = await readReplyFrom(db, uid, replyId, (attempt) =>
          hub.toldLength(uid, replyId, attempt),
        );
        if (news) hub.replyGrew(uid, { ...news, replyId }, () => '');
      } while (reading.get(id) === 'again');
    } catch (error) {
      log.warn({ uid, error: String(error) }, 'running text cannot be read yet');
    } finally {
      reading.delete(id);
    }
  }

  notifications.on('chunks', ({ server, replies }) => {
    if (server === owner) return;
    for (const { uid, replyId } of replies) if (hub.isWatched(uid)) void follow(uid, replyId);
  });
}
