import type * as calls from '@savet/contract/calls/accounts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { updateUserRow } from './accounts.store.ts';
import { loadUser, requireUser } from './accounts.ts';
import { readUser, readUserNow } from './user-document/user-document.store.ts';

export function accountsCalls(dependencies: { db: Database }): HandlersOf<typeof calls> {
  const { db } = dependencies;
  return {
    getUser: async (_input, { subjectUid }) =>
      (await readUserNow(db, subjectUid)) ?? { user: await loadUser(db, subjectUid) },

    updateUser: async ({ uid: _subject, ...input }, { subjectUid }) => {
      const { shareFeedback, mutedMails, ...changes } = input;
      await loadUser(db, subjectUid);
      const user = await writeDocuments(db, subjectUid, async (trx, revision) => {
        const before = requireUser(await readUser(trx, subjectUid));
        const sharing =
          shareFeedback === undefined || shareFeedback === before.shareFeedback
            ? {}
            : { shareFeedbackSince: shareFeedback ? new Date() : null };
        const muting = mutedMails && { mutedMails: JSON.stringify([...new Set(mutedMails)]) };
        await updateUserRow(trx, subjectUid, { ...changes, ...sharing, ...muting }, revision);
        return requireUser(await readUser(trx, subjectUid));
      });
      return { user };
    },
  };
}
