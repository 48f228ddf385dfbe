import type { Database } from '../../../platform/db/transaction.ts';
import type { Auth } from '../auth.ts';
import { readPasswordHashOf } from '../password/password.store.ts';

/**
 * Runs a log-in, and takes its session back if the password was changed meanwhile. The change ended all sessions, but not
 * one that is opened afterwards for a password checked before: hashing takes a tenth of a second.
 */
export async function withUnchangedPassword(
  { db, auth }: { db: Database; auth: Auth },
  email: string,
  logIn: () => Promise<Response>,
): Promise<Response> {
  const before = await readPasswordHashOf(db, email);
  const response = await logIn();
  if (!response.ok || before === (await readPasswordHashOf(db, email))) return response;
  const { token } = (await response.json()) as { token: string };
  await (await auth.$context).internalAdapter.deleteSession(token);
  return Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
}
