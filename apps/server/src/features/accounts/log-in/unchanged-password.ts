import type { Database } from '../../../platform/db/transaction.ts';
import type { Auth } from '../auth.ts';
import { parseStoredHash } from '../firebase-passwords/firebase-scrypt.ts';
import { readPasswordHashOf } from '../password/password.store.ts';

/**
 * Runs a log-in, and takes its session back if the password was changed meanwhile. The change ended all sessions, but not
 * one that is opened afterwards for a password checked before: hashing takes a tenth of a second.
 */
export async function withUnchangedPassword(
  { db, auth }: { db: Database; auth: Auth },
  { email, password }: { email: string; password: string },
  logIn: () => Promise<Response>,
): Promise<Response> {
  const before = await readPasswordHashOf(db, email);
  const response = await logIn();
  if (!response.ok) return response;
  const after = await readPasswordHashOf(db, email);
  const context = await auth.$context;
  if (after === before) return response;
  // Another log-in at the same time may have hashed an imported password again.
  const wasImported = before !== null && parseStoredHash(before) !== null;
  if (wasImported && after && (await context.password.verify({ hash: after, password }))) {
    return response;
  }
  const { token } = (await response.json()) as { token: string };
  await context.internalAdapter.deleteSession(token);
  return Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
}
