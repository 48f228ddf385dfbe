import { listPeople } from '../../features/admin/people.store.ts';
import { readStatistics } from '../../features/admin/statistics/statistics.store.ts';
import { listChatRows } from '../../features/chat/chat.store.ts';
import { listMessageRows } from '../../features/chat/messages.store.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { READER } from './fill-users.ts';

const page = { limit: 51 };
const people = { ...page, uid: undefined, search: undefined, after: undefined } as const;
const admin = { adminUid: 'admin', isInternalShown: false, now: new Date() };

/** Reads that must take as long with many users as with few. */
export const growingReads: Record<string, (db: Database) => Promise<unknown>> = {
  statistics: (db) => readStatistics(db, new Date()),
  'first page of people': (db) => listPeople(db, { ...people, order: 'newest' }, admin),
  // In the order of time, the user of the first search is among the last.
  'search of people, one match': (db) =>
    listPeople(db, { ...people, search: 'user7@firm', order: 'newest' }, admin),
  'search of people, all match': (db) =>
    listPeople(db, { ...people, search: 'firm', order: 'newest' }, admin),
  'people on a plan, by email': (db) =>
    listPeople(db, { ...people, plan: 'pro', order: 'email' }, admin),
  'people on a plan that nobody has': (db) =>
    listPeople(db, { ...people, plan: 'enterprise', order: 'name' }, admin),
  'first page of chats': (db) =>
    listChatRows(db, READER, { ...page, after: null, archived: false, projectId: undefined }),
  'first page of messages': (db) => listMessageRows(db, READER, 'c1', page),
};
