import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { isForeignKeyViolation } from '../../../platform/db/violations.ts';

/** Code of the refusal when the passkey, or the account, was removed during the log-in. */
export const REMOVED_MEANWHILE = 'REMOVED_MEANWHILE';

/**
 * An addition to the accounts library: opens a session without a password, within the library's hooks, and sets its cookie. It has
 * no route: only the server calls it, after it has made sure of the user in another way. A session remembers its passkey.
 */
export const sessionOpener = {
  id: 'session-opener',
  endpoints: {
    openSession: createAuthEndpoint.serverOnly(
      {
        method: 'POST',
        body: z.object({ uid: z.string(), passkeyId: z.string().nullable() }),
      },
      async (context) => {
        const { internalAdapter } = context.context;
        const { uid, passkeyId } = context.body;
        const user = await internalAdapter.findUserById(uid);
        if (!user) throw context.error('NOT_FOUND', { code: 'USER_NOT_FOUND' });
        const session = await internalAdapter
          .createSession(uid, false, { passkeyId })
          .catch((error: unknown) => {
            if (!isForeignKeyViolation(error)) throw error;
            throw context.error('FORBIDDEN', { code: REMOVED_MEANWHILE });
          });
        await setSessionCookie(context, { session, user });
        return context.json({ token: session.token, user: { id: uid } });
      },
    ),
  },
} as const;
