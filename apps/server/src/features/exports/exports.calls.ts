import type * as calls from '@savet/contract/calls/exports';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { countMessages } from '../chat/transfer/message-transfer.store.ts';
import type { ExportWorker } from './export-worker.ts';
import { insertExport, readExport } from './exports.store.ts';

export function exportsCalls({
  db,
  worker,
  limits,
}: {
  db: Database;
  worker: ExportWorker;
  limits: { mayExport(uid: string): Promise<boolean> };
}): HandlersOf<typeof calls> {
  return {
    exportAccount: async (_input, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const latest = await readExport(db, subjectUid);
      if (latest?.state === 'running') return { export: latest };
      if (!(await limits.mayExport(subjectUid))) throw new ApiError('EXPORT_LIMIT_REACHED');
      await insertExport(db, subjectUid, await countMessages(db, subjectUid));
      worker.wake();
      const started = await readExport(db, subjectUid);
      if (!started) throw new ApiError('NOT_FOUND');
      return { export: started };
    },

    getAccountExport: async (_input, { subjectUid }) => ({
      export: await readExport(db, subjectUid),
    }),
  };
}
