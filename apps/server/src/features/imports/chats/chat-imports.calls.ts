import type * as calls from '@savet/contract/calls/chat-imports';
import type { ChatImport } from '@savet/contract/calls/chat-imports';
import { IMPORT_PIECE_BYTES } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import type { HandlersOf } from '../../../platform/handlers.ts';
import { loadUser } from '../../accounts/accounts.ts';
import { insertImport, insertPiece, lockImport, readImport } from './chat-imports.store.ts';
import type { ImportWorker } from './import-worker.ts';

export function chatImportsCalls({
  db,
  worker,
  limits,
}: {
  db: Database;
  worker: ImportWorker;
  limits: { mayImport(uid: string): Promise<boolean> };
}): HandlersOf<typeof calls> {
  return {
    importChats: async ({ size }, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const latest = await readImport(db, subjectUid);
      if (latest?.state === 'running') return { import: latest };
      if (!(await limits.mayImport(subjectUid))) throw new ApiError('IMPORT_LIMIT_REACHED');
      await insertImport(db, subjectUid, size);
      return { import: await requireImport(db, subjectUid) };
    },

    sendImportPiece: async ({ importId, sequence, bytes: base64 }, { subjectUid }) => {
      const bytes = Buffer.from(base64, 'base64');
      await inTransaction(db, async (trx) => {
        const current = await lockImport(trx, subjectUid, importId);
        if (!current) throw new ApiError('NOT_FOUND');
        if (current.state !== 'uploading') return;
        if (bytes.length !== pieceLength(current, sequence)) throw new ApiError('INVALID_INPUT');
        await insertPiece(trx, { importId, sequence, bytes });
      });
      const now = await requireImport(db, subjectUid);
      if (now.state === 'running') worker.wake();
      return { import: now };
    },

    getChatImport: async (_input, { subjectUid }) => ({
      import: await readImport(db, subjectUid),
    }),
  };
}

/** The bytes that a piece of the file must have; not positive beyond its end. */
function pieceLength({ size }: ChatImport, sequence: number): number {
  return Math.min(IMPORT_PIECE_BYTES, size - sequence * IMPORT_PIECE_BYTES);
}

async function requireImport(db: Database, uid: string): Promise<ChatImport> {
  const current = await readImport(db, uid);
  if (!current) throw new ApiError('NOT_FOUND');
  return current;
}
