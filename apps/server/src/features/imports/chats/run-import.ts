import type { Language } from '@savet/contract/languages';
import { IMPORT_PIECE_BYTES, IMPORTED_UNITS_MAX } from '@savet/contract/limits';
import { catalogues } from '@savet/i18n/catalogues';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { JobStoppedError } from '../../../platform/jobs/job-worker.ts';
import type { StoredPieces } from '../../../platform/zip/piece-reader.ts';
import { loadUser } from '../../accounts/accounts.ts';
import {
  failImport,
  finishImport,
  type ImportJob,
  readPiece,
  saveOutcome,
  saveTotal,
} from './chat-imports.store.ts';
import { chatOf, type ImportedChat } from './chat-of.rules.ts';
import type { UnreadConversation } from './conversation.rules.ts';
import { ImportRefusedError, importItems } from './import-file.ts';
import {
  readChatsHere,
  readImportedUnits,
  readRoom,
  writeImportedChat,
} from './imported-chats.store.ts';
import { addChat, addLeftOut, decide, type Room, unitsOf } from './outcome.rules.ts';

interface ImportDependencies {
  db: Database;
  now(): Date;
  /** Longest texts of all imported chats of the account; that of the contract if absent. */
  unitsMax?: number;
}

/** Chats of one transaction, their messages, and the UTF-16 units of their texts. Each commit waits for the disk. */
const BATCH_CHATS = 50;
const BATCH_MESSAGES = 500;
const BATCH_UNITS = 1_000_000;

/**
 * Imports a file, some chats at a time. Each transaction also saves how far the import is, so that another server
 * continues there and writes nothing twice.
 * @throws JobStoppedError; what the signal was aborted with
 */
export async function runImport(
  dependencies: ImportDependencies,
  job: ImportJob,
  signal: AbortSignal,
): Promise<object> {
  const { db } = dependencies;
  const { importId } = job;
  try {
    const { language } = await loadUser(db, job.uid);
    // Before the first chat is written: a file that ends too early is not imported by half.
    const total = await countItems(piecesOf(db, job, signal));
    if (!(await saveTotal(db, job, total))) throw new JobStoppedError();
    await importAll(dependencies, job, language, signal);
    await finishImport(db, job);
    return { importId, total };
  } catch (error) {
    if (!(error instanceof ImportRefusedError)) throw error;
    await failImport(db, job, error.failure);
    return { importId, failure: error.failure };
  }
}

async function importAll(
  { db, now, unitsMax = IMPORTED_UNITS_MAX }: ImportDependencies,
  job: ImportJob,
  language: Language,
  signal: AbortSignal,
): Promise<void> {
  const { notes } = catalogues[language].chatImport;
  const unitsLeft = unitsMax - (await readImportedUnits(db, job.uid));
  const progress = { done: job.done, outcome: job.outcome, unitsLeft };
  let batch: (ImportedChat | UnreadConversation)[] = [];
  let messages = 0;
  let units = 0;
  let number = 0;
  const flush = async () => {
    if (batch.length > 0) await writeBatch(db, job, progress, batch);
    batch = [];
    messages = 0;
    units = 0;
  };
  for await (const item of importItems(piecesOf(db, job, signal))) {
    number += 1;
    if (number <= job.done) continue;
    signal.throwIfAborted();
    const chat = chatOf(item, { now: now(), notes });
    batch.push(chat);
    if ('messages' in chat) {
      messages += chat.messages.length;
      units += unitsOf(chat.messages);
    }
    const isFull =
      batch.length >= BATCH_CHATS || messages >= BATCH_MESSAGES || units >= BATCH_UNITS;
    if (isFull) await flush();
  }
  await flush();
  const { imported, extended, present, leftOut } = progress.outcome;
  const isForeign = leftOut.every(({ reason }) => reason === 'unreadable');
  // A list of something else.
  if (imported + extended + present === 0 && isForeign) throw new ImportRefusedError('no_chats');
}

/** Writes some chats and how far the import is, all of it or nothing. */
async function writeBatch(
  db: Database,
  job: ImportJob,
  progress: Pick<ImportJob, 'done' | 'outcome'> & { unitsLeft: number },
  batch: readonly (ImportedChat | UnreadConversation)[],
): Promise<void> {
  const { uid } = job;
  const chats = batch.filter((chat) => 'messages' in chat);
  const result = await writeDocuments(db, uid, async (trx, revision) => {
    const here = await readChatsHere(
      trx,
      uid,
      chats.map(({ chatId }) => chatId),
    );
    const room: Room = { chats: await readRoom(trx, uid), units: progress.unitsLeft };
    let { done, outcome } = progress;
    for (const chat of batch) {
      done += 1;
      if (!('messages' in chat)) {
        outcome = addLeftOut(outcome, chat, done);
        continue;
      }
      const decision = decide(chat, here.get(chat.chatId), room);
      outcome = addChat(outcome, chat, decision, done);
      if (decision.do !== 'import' && decision.do !== 'extend') continue;
      if (decision.do === 'import') room.chats -= 1;
      room.units -= unitsOf(chat.messages.slice(decision.from));
      await writeImportedChat(trx, uid, chat, decision.from, revision);
      // The file may have a conversation twice.
      const messageIds = chat.messages.map(({ messageId }) => messageId);
      here.set(chat.chatId, { deleted: false, messageIds });
    }
    if (!(await saveOutcome(trx, job, { done, outcome }))) throw new JobStoppedError();
    return { done, outcome, unitsLeft: room.units };
  });
  Object.assign(progress, result);
}

async function countItems(pieces: StoredPieces): Promise<number> {
  let count = 0;
  for await (const _item of importItems(pieces)) count += 1;
  return count;
}

/** The file of an import, as it is stored. */
function piecesOf(db: Database, { importId, size }: ImportJob, signal: AbortSignal): StoredPieces {
  return {
    size,
    pieceBytes: IMPORT_PIECE_BYTES,
    read: async (index) => {
      signal.throwIfAborted();
      const piece = await readPiece(db, importId, index);
      // With its row: another import has taken its place, or the account is gone.
      if (!piece) throw new JobStoppedError();
      return piece;
    },
  };
}
