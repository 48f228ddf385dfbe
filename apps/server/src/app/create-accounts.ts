import type { Environment } from '../env.ts';
import { createAuth, type PasswordHashing } from '../features/accounts/auth.ts';
import { hasBlock } from '../features/accounts/blocks.store.ts';
import { readReturnUntil } from '../features/accounts/deletions.store.ts';
import { findHolder } from '../features/accounts/email-change/email-change.store.ts';
import { withFirebasePasswords } from '../features/accounts/firebase-passwords/firebase-passwords.ts';
import { PASSWORD_KEY_PURPOSE } from '../features/accounts/firebase-passwords/password-keys.store.ts';
import { inTurns, libraryHashing } from '../features/accounts/log-in/limited-hashing.ts';
import type { AccountMails } from '../features/accounts/mails/account-mails.ts';
import { sendPasswordLink } from '../features/accounts/password/password-link.ts';
import type { SecondFactors } from '../features/accounts/second-factor/second-factors.ts';
import { limitSessions } from '../features/accounts/session-list/limit-sessions.ts';
import { isAdminEmail } from '../features/accounts/staff.store.ts';
import { announceVerified, sendVerificationLink } from '../features/accounts/verification.ts';
import { endViewings } from '../features/viewing/viewing.store.ts';
import { notify } from '../platform/db/notifications.ts';
import type { Database } from '../platform/db/transaction.ts';
import { createEncryption } from '../platform/encryption.ts';
import type { Logger } from '../platform/log.ts';

interface AccountParts {
  environment: Environment;
  authSecret: string;
  publicUrl: string;
  trustedOrigins: string[];
  log: Logger;
  /** For tests: see `PasswordHashing`. */
  passwordHashing?: PasswordHashing;
}

/** The accounts library with what Savet does at its events. */
export function createAccounts(
  parts: AccountParts,
  { db, mails, secondFactors }: { db: Database; mails: AccountMails; secondFactors: SecondFactors },
) {
  const { publicUrl, log } = parts;
  return createAuth(
    db,
    {
      secret: parts.authSecret,
      publicUrl,
      trustedOrigins: parts.trustedOrigins,
      crossOrigin: parts.environment.webOrigins.length > 0,
      passwordHashing: passwordHashingOf(parts, db),
      sendVerificationLink: (recipient) => sendVerificationLink({ db, mails, log }, recipient),
      isGuarded: (email) => isAdminEmail(db, email),
      onVerified: (uid, isOwnSession) => announceVerified(db, uid, isOwnSession),
      isReserved: async (email) => (await findHolder(db, email, null)) !== null,
      sendPasswordLink: (recipient) => sendPasswordLink({ db, mails, publicUrl, log }, recipient),
      deletionOf: (uid) => readReturnUntil(db, uid),
      isBlocked: (uid) => hasBlock(db, uid),
      checkCode: (uid, code) => secondFactors.check(uid, code),
      onSessionStart: (uid) => limitSessions({ db, endViewings }, uid),
      onSessionEnd: async ({ sessionId, uid }) => {
        await endViewings(db, { sessionId });
        await notify(db, { kind: 'access', uid });
      },
    },
    log,
  );
}

/** Only a few of the library's slow hashes run at the same time. */
function passwordHashingOf(
  { authSecret, passwordHashing, log }: AccountParts,
  db: Database,
): PasswordHashing {
  const encryption = createEncryption(authSecret, PASSWORD_KEY_PURPOSE);
  const withImported = (hashing: PasswordHashing) =>
    withFirebasePasswords(hashing, { db, encryption, log });
  return passwordHashing ? withImported(passwordHashing) : inTurns(withImported(libraryHashing));
}
