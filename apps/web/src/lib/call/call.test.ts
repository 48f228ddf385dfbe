import { afterEach, expect, it, vi } from 'vitest';
import { sessionToken, signOut } from '../session/session.ts';
import { tokenFor } from '../session/test-tokens.ts';
import { call } from './call.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('tells a refusal of the session as what it is, not as a lost connection', async () => {
  const fetched = vi.fn(async () => new Response('', { status: 500 }));
  vi.stubGlobal('fetch', fetched);
  await expect(call('getUser', {})).rejects.toMatchObject({ status: 500, failure: 'http' });
  expect(fetched).toHaveBeenCalledOnce();
});

it('does nothing in the name of somebody whom another tab has signed in meanwhile', async () => {
  let signedIn = 'vera';
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    if (url.startsWith('/api/auth/')) {
      const headers = { 'set-auth-jwt': tokenFor(signedIn) };
      return Response.json({ token: tokenFor(signedIn) }, { headers });
    }
    called.push(new Headers(init?.headers).get('authorization') ?? '');
    // The server asks for a new token: by then another tab has signed in as somebody else.
    signedIn = 'boris';
    return Response.json({ success: false, code: 'UNAUTHENTICATED' }, { status: 401 });
  });
  await sessionToken();
  const asked = call('createChat', { chatId: 'c' });
  await expect(asked).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  expect(called).toHaveLength(1);
});

it("sends nothing in nobody's name once it is known that the session is over", async () => {
  const called: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    called.push(url);
    if (!url.startsWith('/api/auth/')) return new Response('', { status: 500 });
    const headers = { 'set-auth-jwt': tokenFor('vera') };
    return Response.json({ token: tokenFor('vera') }, { headers });
  });
  await sessionToken(true);
  const leaving = signOut();
  const asked = call('getUser', {});
  await expect(asked).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
  await leaving;
  expect(called).not.toContain('/api/getUser');
});
