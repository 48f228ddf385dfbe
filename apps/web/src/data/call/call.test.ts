import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenFor } from '../session/test-tokens.ts';

let call: typeof import('./call.ts').call;
let session: typeof import('../session/session.ts');

beforeEach(async () => {
  // The session is module state. Both modules are loaded anew, so that the call has the session of its test.
  vi.resetModules();
  ({ call } = await import('./call.ts'));
  session = await import('../session/session.ts');
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('reports an error of the account routes as an HTTP failure, not as a lost connection', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  await expect(call('getUser', {})).rejects.toMatchObject({ status: 500, failure: 'http' });
  expect(fetched).toHaveBeenCalledOnce();
});

it('does not resend a call as a different user who has signed in in another tab', async () => {
  let signedIn = 'vera';
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/auth/')) {
      const headers = { 'set-auth-jwt': tokenFor(signedIn) };
      return Response.json({ token: tokenFor(signedIn) }, { headers });
    }
    called.push(new Headers(init?.headers).get('authorization') ?? '');
    // The server requires a new token, which belongs to the other tab's user.
    signedIn = 'boris';
    return Response.json({ success: false, code: 'UNAUTHENTICATED' }, { status: 401 });
  });
  await session.sessionToken();
  const reply = call('createChat', { chatId: 'c' });
  await expect(reply).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(called).toHaveLength(1);
});

it('does not send a call without a token during sign-out', async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    if (!url.startsWith('/api/auth/')) return new Response('', { status: 500 });
    const headers = { 'set-auth-jwt': tokenFor('vera') };
    return Response.json({ token: tokenFor('vera') }, { headers });
  });
  await session.sessionToken(true);
  const leaving = session.signOut();
  const reply = call('getUser', {});
  await expect(reply).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await leaving;
  expect(called).not.toContain('/api/getUser');
});
