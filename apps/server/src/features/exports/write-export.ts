import type { Database } from '../../platform/db/transaction.ts';
import { ZipWriter } from '../../platform/zip/zip-writer.ts';
import type { Payments } from '../billing/payments.ts';
import { readInvoices } from '../billing/transfer/read-invoices.ts';
import {
  deleteChunks,
  type ExportJob,
  finishExport,
  insertChunk,
  readStateMark,
  saveProgress,
} from './exports.store.ts';
import { exportEntries } from './files/export-entries.ts';

/** Times that the file is begun anew because the account has changed meanwhile. */
const TRIES_MAX = 10;
/** Shortest time between two savings of the progress, in milliseconds. */
const PROGRESS_EVERY_MS = 300;

/** Another server has taken over the export, or its account is gone. */
export class ExportStoppedError extends Error {}

/**
 * Writes the file of an export. The database is read page by page and without a snapshot, which would keep all others out of an
 * embedded database; so the file is begun anew if something in the account has changed meanwhile.
 * @returns the size of the file in bytes
 * @throws ExportStoppedError; what the signal was aborted with
 */
export async function writeExport(
  { db, payments }: { db: Database; payments: Payments | null },
  job: ExportJob,
  signal: AbortSignal,
): Promise<number> {
  const { uid } = job;
  const invoices = await readInvoices(db, payments, uid);
  for (let tries = 0; tries < TRIES_MAX; tries += 1) {
    await deleteChunks(db, job);
    const mark = await readStateMark(db, uid);
    let sequence = 0;
    const zip = new ZipWriter(async (piece) => {
      signal.throwIfAborted();
      if (!(await insertChunk(db, job, sequence, piece))) throw new ExportStoppedError();
      sequence += 1;
    });
    let savedAt = performance.now();
    const onProgress = async (done: number) => {
      signal.throwIfAborted();
      if (performance.now() - savedAt < PROGRESS_EVERY_MS) return;
      savedAt = performance.now();
      if (!(await saveProgress(db, job, done))) throw new ExportStoppedError();
    };
    for await (const { path, texts } of exportEntries({ db, uid, invoices, onProgress })) {
      await zip.add(path, texts);
    }
    const size = await zip.end();
    if ((await readStateMark(db, uid)) !== mark) continue;
    await finishExport(db, job, size);
    return size;
  }
  throw new Error('the account kept changing');
}
