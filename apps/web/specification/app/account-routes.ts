import type { ApiState } from './api-state.ts';

/** Lifetime of a token, in seconds. */
const TOKEN_SECONDS = 15 * 60;

/** The account routes that the screens use. */
export function answerAccounts(api: ApiState, route: string): Response {
  switch (route) {
    case 'auth/get-session':
      if (!api.isSignedIn) return Response.json(null);
      return Response.json({}, { headers: { 'set-auth-jwt': tokenOf(api.user.uid) } });
    case 'auth/token':
      if (!api.isSignedIn) return Response.json({}, { status: 401 });
      return Response.json({ token: tokenOf(api.user.uid) });
    case 'auth/sign-in/email':
    case 'auth/sign-up/email':
      api.isSignedIn = true;
      return Response.json({});
    case 'auth/sign-out':
      api.isSignedIn = false;
      return Response.json({});
    default:
      throw new Error(`no accounts route ${route}`);
  }
}

/** A token without a valid signature: the browser reads only its claims. */
function tokenOf(uid: string): string {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const claims = { sub: uid, iat: issuedAt, exp: issuedAt + TOKEN_SECONDS };
  return `header.${btoa(JSON.stringify(claims))}.signature`;
}
