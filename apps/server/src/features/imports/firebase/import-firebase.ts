import { readFile } from 'node:fs/promises';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { ImportError } from '../../../platform/import-error.ts';
import { type AuthAccount, readAuthAccounts } from './auth-users.rules.ts';
import {
  timeOfMessage,
  toChat,
  toMessage,
  unplacedOfChat,
  unplacedOfMessage,
} from './chat.rules.ts';
import { parseDocument } from './document.rules.ts';
import { type DocumentPath, parsePath, patternOf } from './firestore-path.rules.ts';
import { parseHashConfig } from './hash-config.rules.ts';
import { type ChatEntry, importChats } from './import-chats.ts';
import { UserImport } from './import-users.ts';
import { type Line, readLines } from './lines.ts';
import { ImportReport, type Place } from './report.ts';
import { unplacedFields } from './unplaced.rules.ts';
import { type Fields, idOf } from './values.rules.ts';

export interface FirebaseImport {
  db: Database;
  /** Of the signer key: see PASSWORD_KEY_PURPOSE. */
  encryption: Encryption;
  /** `firebase auth:export` as JSON. */
  usersFile: string;
  /** A document a line: see docs/firebase.md. */
  documentsFile: string;
  /** The text of the project's password hash parameters; null without passwords. */
  hashConfig: string | null;
  /** Whether nothing is written. */
  isDryRun: boolean;
  now: Date;
}

interface Reading {
  accounts: Map<string, AuthAccount>;
  users: UserImport;
  chats: Map<string, ChatEntry>;
  /** Uids of the accounts whose user document was read. */
  documented: Set<string>;
  report: ImportReport;
}

/**
 * Imports the accounts and chats of a Firebase project. It leaves existing data as it is, so that a second run
 * continues where the first one ended.
 * @returns the report
 * @throws ImportError if a file or the hash config cannot be used at all
 */
export async function importFirebase(options: FirebaseImport): Promise<string> {
  const { db, encryption, documentsFile, hashConfig, isDryRun, now } = options;
  const report = new ImportReport();
  const parameters = hashConfig === null ? null : parseHashConfig(hashConfig);
  const key = parameters && { encryption, parameters };
  const text = await openable(readFile(options.usersFile, 'utf8'));
  const accounts = readAuthAccounts(text, parameters, report);
  const users = new UserImport({ db, key, report, isDryRun, now });
  const reading: Reading = { accounts, users, chats: new Map(), documented: new Set(), report };
  const blocks = readLines(documentsFile);
  for (let block = await openable(blocks.next()); !block.done; block = await blocks.next()) {
    for (const line of block.value) await readLine(reading, line);
  }
  for (const account of accounts.values()) {
    // The prototype took a missing document for one on the free plan.
    if (!reading.documented.has(account.uid)) await users.add(account, {}, account.place);
  }
  await users.flush();
  const isRefused = (uid: string) => users.isRefused(uid);
  const dependencies = { db, report, isDryRun, now, isRefused };
  await importChats(dependencies, documentsFile, reading.chats.values());
  return report.toText();
}

async function readLine(reading: Reading, line: Line): Promise<void> {
  const { accounts, report } = reading;
  const place: Place = { file: 'firestore.ndjson', number: line.number };
  const document = line.text === null ? 'longer than a document can be' : parseDocument(line.text);
  if (typeof document === 'string') return report.refuse(place, document);
  const { path, data } = document;
  const target = parsePath(path);
  if (!target) return report.refuse(place, 'not a path of a document');
  if (target.kind === 'other')
    return reportUnplaced(
      report,
      path,
      unplacedFields(data, () => false),
    );
  const account = accounts.get(target.uid);
  if (!account)
    return report.refuse(place, 'its account is not in the file of users, or not importable');
  if (target.kind === 'user') return readUser(reading, account, data, place);
  const chat = chatOf(reading, account, target);
  if (target.kind === 'chat') readChat(report, chat, { path, data }, place);
  else readMessage(report, chat, { path, data }, { place, line });
}

async function readUser(
  { users, documented, report }: Reading,
  account: AuthAccount,
  data: Fields,
  place: Place,
): Promise<void> {
  if (documented.has(account.uid)) return report.refuse(place, 'the same document twice');
  documented.add(account.uid);
  await users.add(account, data, place);
}

function readChat(
  report: ImportReport,
  chat: ChatEntry,
  { path, data }: { path: string; data: Fields },
  place: Place,
): void {
  if (chat.document) return report.refuse(place, 'the same document twice');
  chat.document = { ...toChat(data, (reason) => report.change(place, reason)), place };
  reportUnplaced(report, path, unplacedOfChat(data));
}

function readMessage(
  report: ImportReport,
  chat: ChatEntry,
  { path, data }: { path: string; data: Fields },
  { place, line: { offset, length } }: { place: Place; line: Line },
): void {
  const change = (reason: string) => report.change(place, reason);
  const message = toMessage(data, change);
  if (typeof message === 'string') return report.refuse(place, message);
  const time = timeOfMessage(data, change);
  chat.messages.push({ place, offset, length, time });
  reportUnplaced(report, path, unplacedOfMessage(data));
}

function chatOf(
  { chats }: Reading,
  account: AuthAccount,
  { uid, chatId }: Extract<DocumentPath, { chatId: string }>,
): ChatEntry {
  const path = `chats/${uid}/chatHistory/${chatId}`;
  const existing = chats.get(path);
  if (existing) return existing;
  const entry = { account, chatId: idOf(chatId, path), document: null, messages: [] };
  chats.set(path, entry);
  return entry;
}

function reportUnplaced(report: ImportReport, path: string, names: readonly string[]): void {
  for (const name of names) report.unplaced(`${patternOf(path)}: ${name}`);
}

/** @throws ImportError if a file cannot be opened */
async function openable<Result>(reading: Promise<Result>): Promise<Result> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    throw new ImportError(error.message);
  }
}
