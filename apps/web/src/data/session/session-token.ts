/** A bearer token with the claims that the web uses. */
export interface SessionToken {
  readonly token: string;
  readonly uid: string;
  /** As in `listSessions`. */
  readonly sessionId: string | null;
  /** Issue and expiry, in milliseconds since 1970. */
  readonly issuedAt: number;
  readonly expiresAt: number;
}

/** Reads a token's claims. They are for display only: the server checks the token itself. */
export function readToken(token: string): SessionToken {
  const payload = token.split('.')[1] ?? '';
  const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
  if (typeof claims !== 'object' || claims === null) throw new Error('a token without claims');
  const { sub, sid, iat, exp } = claims as Record<string, unknown>;
  if (typeof sub !== 'string' || typeof exp !== 'number') throw new Error('a token without claims');
  const issuedAt = typeof iat === 'number' ? iat : exp;
  return {
    token,
    uid: sub,
    sessionId: typeof sid === 'string' ? sid : null,
    issuedAt: issuedAt * 1_000,
    expiresAt: exp * 1_000,
  };
}
