import { type FileHandle, open } from 'node:fs/promises';
import type { Database } from '../../../platform/db/transaction.ts';
import type { AuthAccount } from './auth-users.rules.ts';
import { type ImportedChat, toMessage } from './chat.rules.ts';
import { type ChatRow, findMissing, insertMissing, type MessageRow } from './chats.store.ts';
import { type Document, parseDocument } from './document.rules.ts';
import { readSpans, type Span } from './lines.ts';
import type { ImportReport, Place } from './report.ts';
import { hashOf } from './values.rules.ts';

/** A chat of the file, and where its messages stand. */
export interface ChatEntry {
  account: AuthAccount;
  chatId: string;
  /** Null if the file has messages of the chat only. */
  document: (ImportedChat & { place: Place }) | null;
  messages: MessageEntry[];
}

export interface MessageEntry extends Span {
  place: Place;
  /** Null without a valid time. */
  time: Date | null;
}

export interface ChatImportDependencies {
  db: Database;
  report: ImportReport;
  isDryRun: boolean;
  now: Date;
  isRefused(uid: string): boolean;
}

/** Messages of one transaction, and chats. */
const BATCH_MESSAGES = 500;
const BATCH_CHATS = 200;

/** Imports chats with their messages, some chats at a time, each chat whole. */
export async function importChats(
  dependencies: ChatImportDependencies,
  path: string,
  entries: Iterable<ChatEntry>,
): Promise<void> {
  const file = await open(path);
  try {
    let batch: ChatEntry[] = [];
    let messages = 0;
    for (const entry of entries) {
      if (!isImportable(entry, dependencies)) continue;
      batch.push(entry);
      messages += entry.messages.length;
      if (messages < BATCH_MESSAGES && batch.length < BATCH_CHATS) continue;
      await importBatch(dependencies, file, batch);
      batch = [];
      messages = 0;
    }
    await importBatch(dependencies, file, batch);
  } finally {
    await file.close();
  }
}

function isImportable(
  { account, document, messages }: ChatEntry,
  { report, isRefused }: ChatImportDependencies,
): boolean {
  const reason = isRefused(account.uid)
    ? 'its account was not imported'
    : document === null && 'its chat is not in the file';
  if (!reason) return true;
  if (document) report.refuse(document.place, reason);
  for (const { place } of messages) report.refuse(place, reason);
  return false;
}

async function importBatch(
  { db, report, isDryRun, now }: ChatImportDependencies,
  file: FileHandle,
  entries: readonly ChatEntry[],
): Promise<void> {
  if (entries.length === 0) return;
  const texts = await readSpans(
    file,
    entries.flatMap(({ messages }) => messages),
  );
  let read = 0;
  const rows = entries.map((entry) => {
    const documents = texts.slice(read, read + entry.messages.length).map(parseDocument);
    read += entry.messages.length;
    return toChatRow(entry, documents, { report, now });
  });
  const missing = await findMissing(db, rows);
  const messageCount = rows.reduce((sum, { messages }) => sum + messages.length, 0);
  report.count('chats', 'new', missing.chats.length);
  report.count('chats', 'present', rows.length - missing.chats.length);
  report.count('messages', 'new', missing.messages.length);
  report.count('messages', 'present', messageCount - missing.messages.length);
  const isMissing = missing.chats.length + missing.messages.length > 0;
  if (isMissing && !isDryRun) await insertMissing(db, rows);
}

function toChatRow(
  { account, chatId, document, messages: places }: ChatEntry,
  documents: readonly (Document | string)[],
  { report, now }: { report: ImportReport; now: Date },
): ChatRow {
  const messages: MessageRow[] = [];
  const ids = new Set<string>();
  const times = timesOf(places, document?.createdAt ?? account.createdAt ?? now);
  // Stable: messages of one moment stay in the order of the file.
  const order = [...places.keys()].sort((a, b) => (times[a] ?? 0) - (times[b] ?? 0));
  for (const index of order) {
    const [given, place] = [documents[index], places[index]?.place];
    if (!given || !place || typeof given === 'string') continue;
    // Refused when the file was read first, as are changes reported then.
    const message = toMessage(given.data, () => {});
    if (typeof message === 'string') continue;
    const messageId = hashOf(given.path);
    if (ids.has(messageId)) {
      report.refuse(place, 'the same message twice');
      continue;
    }
    ids.add(messageId);
    const before = messages.at(-1);
    const isAnswer = message.sender === 'assistant' && before?.sender === 'user';
    const timestamp = new Date(times[index] ?? 0).toISOString();
    messages.push({
      ...message,
      messageId,
      timestamp,
      replyTo: isAnswer ? before.messageId : null,
    });
  }
  const createdAt =
    document?.createdAt?.toISOString() ??
    messages[0]?.timestamp ??
    (account.createdAt ?? now).toISOString();
  const dateLastVisited =
    document?.dateLastVisited?.toISOString() ?? messages.at(-1)?.timestamp ?? createdAt;
  const title = document?.title ?? '';
  return { uid: account.uid, chatId, title, createdAt, dateLastVisited, messages };
}

/** The time of each message: without one of its own, that of the message before it in the file. */
function timesOf(places: readonly MessageEntry[], first: Date): number[] {
  let last = places.find(({ time }) => time !== null)?.time ?? first;
  return places.map(({ time }) => {
    last = time ?? last;
    return last.getTime();
  });
}
