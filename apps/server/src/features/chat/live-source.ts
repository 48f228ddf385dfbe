import type { Changes } from '@savet/contract/live';
import type { Database } from '../../platform/db/transaction.ts';
import type { LiveSource } from '../../platform/live/hub.ts';
import { readUser } from '../accounts/accounts.store.ts';
import { readRevision } from '../accounts/revision.store.ts';
import { readStamped } from './chat.store.ts';
import { readRunningReplies } from './chunk.store.ts';
import type { RunningTurns } from './running-turns.ts';

/** More changed rows than this are not told one by one: reading everything again is cheaper. */
const MOST_ROWS = 500;

/** All documents of a user, as the live hub reads them. */
export function createLiveSource(db: Database, running: RunningTurns): LiveSource {
  return {
    readRevision: (uid) => readRevision(db, uid),

    readChanges: async (uid, after) => {
      // Rows up to a revision that is committed are all there; later ones come with the next reading.
      const upTo = await readRevision(db, uid);
      if (upTo <= after) return [];
      const user = await readUser(db, uid);
      const { chats, messages, removed } = await readStamped(db, uid, {
        after,
        upTo,
        most: MOST_ROWS,
      });
      if (chats.length + removed.length >= MOST_ROWS || messages.length >= MOST_ROWS) return null;
      const byRevision = new Map<number, Changes>();
      const at = (revision: number): Changes => {
        const known = byRevision.get(revision);
        if (known) return known;
        const changes: Changes = { revision, chats: [], messages: [], removedChats: [] };
        byRevision.set(revision, changes);
        return changes;
      };
      // A user row stamped later than `upTo` comes with its own revision.
      if (user && user.revision > after && user.revision <= upTo) at(user.revision).user = user;
      for (const chat of chats) at(chat.revision).chats.push(chat);
      for (const message of messages) at(message.revision).messages.push(message);
      for (const { chatId, revision } of removed) at(revision).removedChats.push(chatId);
      at(upTo);
      return [...byRevision.values()].sort((a, b) => a.revision - b.revision);
    },

    readRunning: async (uid) => {
      const stored = await readRunningReplies(db, uid);
      // What this server writes itself it knows further than the table.
      const own = running.repliesOf(uid);
      return [
        ...own,
        ...stored.filter((reply) => !own.some(({ replyId }) => replyId === reply.replyId)),
      ];
    },
  };
}
