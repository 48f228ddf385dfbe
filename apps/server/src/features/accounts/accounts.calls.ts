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

    updateUser: async ({ uid: _subject, shareFeedback, ...changes }, { uid }) => {
      await loadUser(db, uid);
      const user = await writeDocuments(db, uid, async (trx, revision) => {
        const before = requireUser(await readUser(trx, uid));
        const sharing =
          shareFeedback === undefined || shareFeedback === before.shareFeedback
            ? {}
            : { shareFeedbackSince: shareFeedback ? new Date() : null };
        await updateUserRow(trx, uid, { ...changes, ...sharing }, revision);
        return requireUser(await readUser(trx, uid));
      });
      return { user };
    },
  };
}
