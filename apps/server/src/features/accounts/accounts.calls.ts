import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { readUser, updateUserRow } from './accounts.store.ts';
import { loadUser, requireUser } from './accounts.ts';

export function accountsCalls(dependencies: {
  db: Database;
}): HandlersOf<'getUser' | 'updateUser'> {
  const { db } = dependencies;
  return {
    getUser: async (_input, { uid }) => ({ user: await loadUser(db, uid) }),

    updateUser: async ({ uid: _subject, ...changes }, { uid }) => {
      await loadUser(db, uid);
      const user = await writeDocuments(db, uid, async (trx, revision) => {
        await updateUserRow(trx, uid, changes, revision);
        return requireUser(await readUser(trx, uid));
      });
      return { user };
    },
  };
}
