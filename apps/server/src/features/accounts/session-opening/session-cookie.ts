import { createAuthEndpoint } from 'better-auth/api';
import { z } from 'zod';

/**
 * An addition to the accounts library: reads and writes its cookie, without looking at the session. It has no route: only
 * the server calls it.
 */
export const sessionCookie = {
  id: 'session-cookie',
  endpoints: {
    readSessionCookie: createAuthEndpoint.serverOnly(
      { method: 'GET', requireHeaders: true },
      async (context) => {
        const { authCookies, secret } = context.context;
        const { name } = authCookies.sessionToken;
        return { name, token: (await context.getSignedCookie(name, secret)) || null };
      },
    ),
    writeSessionCookie: createAuthEndpoint.serverOnly(
      { method: 'POST', body: z.object({ token: z.string() }) },
      async (context) => {
        const { authCookies, secret, sessionConfig } = context.context;
        const { name, attributes } = authCookies.sessionToken;
        const options = { ...attributes, maxAge: sessionConfig.expiresIn };
        await context.setSignedCookie(name, context.body.token, secret, options);
        return context.json({ renewed: true });
      },
    ),
  },
} as const;
