import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { importAccount } from '../../features/exports/import/import-account.ts';
import { importFirebase } from '../../features/imports/firebase/import-firebase.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Encryption } from '../../platform/encryption.ts';
import { ImportError } from '../../platform/import-error.ts';
import { requireUid } from './require-uid.ts';
import type { StaffCommand } from './staff-command.ts';
import { StaffCommandError } from './staff-command-error.ts';

const HASH_CONFIG = '--hash-config';
const DRY_RUN = '--dry-run';
const firebaseUsage = `import-firebase <users.json> <documents.ndjson> ${HASH_CONFIG} <file or text> [${DRY_RUN}]`;

export const importCommands: Record<string, StaffCommand> = {
  'import-account': ({ db }, [file, email, ...rest], now) =>
    file !== undefined && email !== undefined && rest.length === 0
      ? importAccountFile(db, file, email, now)
      : null,
  'import-firebase': ({ db, accounts }, args, now) =>
    accounts
      ? importFirebaseFiles({ db, encryption: accounts.passwordKeyEncryption, now }, args)
      : null,
};

/** Fills a new account with an export of another Savet. */
async function importAccountFile(
  db: Database,
  file: string,
  email: string,
  now: Date,
): Promise<string> {
  const uid = await requireUid(db, email);
  try {
    const { counts, plan } = await importAccount(db, { uid, file, now });
    const { chats, messages, queries } = counts;
    return `${email}: imported ${chats} chats, ${messages} messages, ${queries} queries; plan ${plan}`;
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * Imports the accounts and chats of a Firebase project.
 * @param args as `withFiles` has prepared them
 * @returns the report
 * @throws StaffCommandError
 */
async function importFirebaseFiles(
  { db, encryption, now }: { db: Database; encryption: Encryption; now: Date },
  args: readonly string[],
): Promise<string> {
  const isDryRun = args.includes(DRY_RUN);
  const [usersFile, documentsFile, ...rest] = args.filter((argument) => argument !== DRY_RUN);
  const [option, hashConfig = null, ...more] = rest;
  const isOptionKnown = option === undefined || (option === HASH_CONFIG && hashConfig !== null);
  if (!usersFile || !documentsFile || !isOptionKnown || more.length > 0) {
    throw new StaffCommandError(`Usage: npm run staff -- ${firebaseUsage}`);
  }
  try {
    const options = { db, encryption, usersFile, documentsFile, hashConfig, isDryRun, now };
    const report = await importFirebase(options);
    return isDryRun ? `Nothing was written.\n${report}` : report;
  } catch (error) {
    throw refusalOf(error);
  }
}

/**
 * The arguments of a command with the full paths of its files: the server may have been started in another folder. A hash config
 * is read here, from a file that the server need not be able to read.
 */
export function withFiles(args: readonly string[]): readonly string[] {
  const [command = '', ...rest] = args;
  if (command === 'import-account')
    return [
      command,
      ...rest.map((argument, index) => (index === 0 ? resolve(argument) : argument)),
    ];
  if (command !== 'import-firebase') return args;
  const prepared = rest.map((argument, index) => {
    if (rest[index - 1] === HASH_CONFIG)
      return existsSync(argument) ? readFileSync(argument, 'utf8') : argument;
    return argument.startsWith('--') ? argument : resolve(argument);
  });
  return [command, ...prepared];
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof ImportError)) return error;
  return new StaffCommandError(`Nothing was imported: ${error.message}`);
}
