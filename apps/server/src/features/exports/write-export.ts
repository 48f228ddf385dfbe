import { type Database, inSnapshot } from '../../platform/db/transaction.ts';
import { JobStoppedError } from '../../platform/jobs/job-worker.ts';
import { ZipWriter } from '../../platform/zip/zip-writer.ts';
import type { Payments } from '../billing/payments.ts';
import type { InvoiceList } from '../billing/transfer/invoice-rows.ts';
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
import { deleteAccountCopy, inAccountCopy } from './snapshot/account-copy.store.ts';

/** Shortest time between two savings of the progress, in milliseconds. */
const PROGRESS_EVERY_MS = 300;

interface WriteDependencies {
  db: Database;
  payments: Payments | null;
  /** Whether a snapshot can be read beside other work: not on the embedded database, which has one connection. */
  hasSnapshots: boolean;
}

/**
 * Writes the file of an export, page by page, of one moment.
 * @returns the size of the file in bytes
 * @throws JobStoppedError; what the signal was aborted with
 */
export async function writeExport(
  { db, payments, hasSnapshots }: WriteDependencies,
  job: ExportJob,
  signal: AbortSignal,
): Promise<number> {
  const invoices = await readInvoices(db, payments, job.uid);
  const write = (source: Database) => writeFile(db, source, job, invoices, signal);
  const size = hasSnapshots ? await inSnapshot(db, write) : await withoutSnapshot(db, job, write);
  await finishExport(db, job, size);
  return size;
}

/**
 * Writes the file from the account's own rows, which blocks nobody. If the account changed meanwhile, it writes the file again from a
 * copy of the rows.
 */
async function withoutSnapshot(
  db: Database,
  job: ExportJob,
  write: (source: Database) => Promise<number>,
): Promise<number> {
  await deleteAccountCopy(db, job);
  const mark = await readStateMark(db, job.uid);
  const size = await write(db);
  if ((await readStateMark(db, job.uid)) === mark) return size;
  return inAccountCopy(db, job, write);
}

/** Writes one file of what the source has; all other work is done on `db`. */
async function writeFile(
  db: Database,
  source: Database,
  job: ExportJob,
  invoices: InvoiceList,
  signal: AbortSignal,
): Promise<number> {
  if (!(await deleteChunks(db, job))) throw new JobStoppedError();
  let sequence = 0;
  const zip = new ZipWriter(async (piece) => {
    signal.throwIfAborted();
    if (!(await insertChunk(db, job, sequence, piece))) throw new JobStoppedError();
    sequence += 1;
  });
  let savedAt = performance.now();
  const onProgress = async (done: number) => {
    signal.throwIfAborted();
    if (performance.now() - savedAt < PROGRESS_EVERY_MS) return;
    savedAt = performance.now();
    if (!(await saveProgress(db, job, done))) throw new JobStoppedError();
  };
  const entries = exportEntries({ db: source, uid: job.uid, invoices, onProgress });
  for await (const { path, texts } of entries) await zip.add(path, texts);
  return zip.end();
}
