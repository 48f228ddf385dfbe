import { useEffect } from 'react';
import { useConfiguration } from '#data/configuration/use-configuration.ts';
import { currentSession, sessionToken } from '#data/session/session.ts';

/** An older token is not sent (design, rulings), in milliseconds. */
const FRESH_MS = 5 * 60_000;

/** Sends fresh tokens to the configured server and notifies it when the user logs out. */
export function useTokenSync(uid: string | null | undefined): void {
  const url = useConfiguration()?.authSyncUrl ?? null;
  useEffect(() => {
    if (url === null || typeof uid !== 'string') return;
    void syncToken(url);
    return () => {
      if (currentSession.get().uid !== uid) void forgetToken(url);
    };
  }, [url, uid]);
}

/** Best effort: the other server can ask again. Never rejects. */
export async function syncToken(url: string): Promise<void> {
  // Rejects while the server can't be reached; calls that need a token say so.
  const session = await sessionToken().catch(() => null);
  if (!session || Date.now() - session.issuedAt > FRESH_MS) return;
  await send(url, 'POST', { token: session.token });
}

function forgetToken(url: string): Promise<void> {
  return send(url, 'DELETE');
}

async function send(url: string, method: 'POST' | 'DELETE', body?: object): Promise<void> {
  await fetch(url, {
    method,
    credentials: 'include',
    keepalive: true,
    ...(body && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  }).catch(() => undefined);
}
