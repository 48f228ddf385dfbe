import { EMAIL_MAX } from '@savet/contract/limits';
import { z } from 'zod';
import { ImportError } from '../../../platform/import-error.ts';
import {
  type FirebaseParameters,
  keyIdOf,
  toStoredHash,
} from '../../accounts/firebase-passwords/firebase-scrypt.ts';
import type { ImportReport, Place } from './report.ts';
import { type Fields, hashOf, idOf, isFields, parseTime, storableText } from './values.rules.ts';

/** A user of `firebase auth:export`. */
export interface AuthAccount {
  /** Of Firebase, as in the paths of Firestore. */
  firebaseUid: string;
  uid: string;
  /** Stands for the account after it is erased. */
  uidHash: string;
  email: string;
  emailVerified: boolean;
  name: string;
  /** As it is stored; null for users of Google and other providers, and without an own log-in. */
  password: string | null;
  isDisabled: boolean;
  createdAt: Date | null;
  place: Place;
}

const NAME_MAX = 200;
const emailAddress = z.email().max(EMAIL_MAX);
/** Fields with a place here, and those that say how a provider knows the user, which its next log-in says again. */
const placed = new Set(
  'localId email emailVerified displayName passwordHash salt disabled createdAt providerUserInfo'.split(
    ' ',
  ),
);

/**
 * Reads the users that can be imported, by the uid of Firebase.
 * @throws ImportError for another file, or passwords without a hash config
 */
export function readAuthAccounts(
  text: string,
  parameters: FirebaseParameters | null,
  report: ImportReport,
): Map<string, AuthAccount> {
  const accounts = new Map<string, AuthAccount>();
  const emails = new Set<string>();
  for (const [index, user] of usersIn(text).entries()) {
    const place: Place = { file: 'auth.json', number: index + 1 };
    const account = toAccount(user, parameters, place);
    if (typeof account === 'string') report.refuse(place, account);
    else if (accounts.has(account.firebaseUid)) report.refuse(place, 'the same user twice');
    else if (emails.has(account.email)) {
      report.refuse(place, 'another user before has the same address');
    } else {
      accounts.set(account.firebaseUid, account);
      emails.add(account.email);
      if (isFields(user)) reportFields(user, account, report);
    }
  }
  return accounts;
}

function usersIn(text: string): unknown[] {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    throw new ImportError(
      'the file of users is not JSON; use firebase auth:export users.json --format=json',
    );
  }
  const users = isFields(file) ? file['users'] : null;
  if (!Array.isArray(users)) throw new ImportError('the file of users has no list "users"');
  return users;
}

/** The account, or why it cannot be imported. @throws ImportError for a password without a hash config */
function toAccount(
  user: unknown,
  parameters: FirebaseParameters | null,
  place: Place,
): AuthAccount | string {
  if (!isFields(user)) return 'not a user';
  const { localId, displayName } = user;
  if (typeof localId !== 'string' || localId === '' || localId.includes('/')) return 'no uid';
  const email = emailAddress.safeParse(user['email']);
  if (!email.success) return 'no valid email address, which a log-in needs';
  return {
    firebaseUid: localId,
    uid: idOf(localId, `users/${localId}`),
    uidHash: hashOf(`users/${localId}`),
    email: email.data.toLowerCase(),
    emailVerified: user['emailVerified'] === true,
    name: typeof displayName === 'string' ? storableText(displayName.trim(), NAME_MAX) : '',
    password: storedPassword(user, parameters),
    isDisabled: user['disabled'] === true,
    createdAt: parseTime(user['createdAt']),
    place,
  };
}

/** @throws ImportError for a password without a hash config */
function storedPassword(
  { passwordHash, salt }: Fields,
  parameters: FirebaseParameters | null,
): string | null {
  if (typeof passwordHash !== 'string' || passwordHash === '' || typeof salt !== 'string')
    return null;
  if (!parameters) throw new ImportError('users have passwords: --hash-config is missing');
  return toStoredHash({
    keyId: keyIdOf(parameters),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(passwordHash, 'base64'),
  });
}

function reportFields(user: Fields, { place, createdAt }: AuthAccount, report: ImportReport): void {
  if (createdAt === null) report.change(place, 'no valid "createdAt": the time of the import');
  for (const [name, value] of Object.entries(user)) {
    if (!placed.has(name) && value !== null && value !== '')
      report.unplaced(`auth users/*: ${name}`);
  }
}
