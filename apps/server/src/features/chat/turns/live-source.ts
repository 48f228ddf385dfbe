import type { Changes } from '@savet/contract/live';
import { readRevision } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import type { LiveSource } from '../../../platform/live/source.ts';
import { readProjects } from '../projects/projects.store.ts';
import { readStamped } from '../stamped.store.ts';
import { readRunningReplies } from './chunk.store.ts';
import type { RunningTurns } from './running-turns.ts';

/** From this many changed rows on, a full resync is cheaper than a list of changes. */
const ROWS_MAX = 500;

/** Creates the live hub's access to a user's documents and running replies. */
export function createLiveSource(db: Database, running: RunningTurns): LiveSource {
  return {
    readRevision: (uid) => readRevision(db, uid),

    readChanges: async (uid, after) => {
      const stamped = await readStamped(db, uid, { after, limit: ROWS_MAX });
      const { revision: upTo, projectsRevision, user, chats, messages, removed } = stamped;
      if (upTo <= after) return [];
      if (chats.length + removed.length >= ROWS_MAX || messages.length >= ROWS_MAX) return null;
      const byRevision = new Map<number, Changes>();
      const changesAt = (revision: number): Changes => {
        const existing = byRevision.get(revision);
        if (existing) return existing;
        const changes: Changes = { revision, chats: [], messages: [], removedChats: [] };
        byRevision.set(revision, changes);
        return changes;
      };
      if (user) changesAt(user.revision).user = user;
      // The list may be newer than its revision, and then comes again, but never older.
      if (projectsRevision > after)
        changesAt(projectsRevision).projects = (await readProjects(db, uid)).projects;
      for (const chat of chats) changesAt(chat.revision).chats.push(chat);
      for (const message of messages) changesAt(message.revision).messages.push(message);
      for (const { chatId, revision } of removed) changesAt(revision).removedChats.push(chatId);
      changesAt(upTo);
      return [...byRevision.values()].sort((a, b) => a.revision - b.revision);
    },

    readRunning: async (uid) => {
      const stored = await readRunningReplies(db, uid);
      // For its own turns this server has more text than the table.
      const own = running.repliesOf(uid);
      return [
        ...own,
        ...stored.filter((reply) => !own.some(({ replyId }) => replyId === reply.replyId)),
      ];
    },
  };
}
