import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenFor } from './test-tokens.ts';

/** What the server says by path; a function is asked each time. */
type Answers = Record<string, () => Response | Promise<Response>>;

let session: typeof import('./session.ts');
let asked: string[];
/** Languages that were asked for, by path. */
let wanted: Record<string, string | null>;
let answers: Answers;

beforeEach(async () => {
  // The session is the page's: a fresh page for each test.
  vi.resetModules();
  session = await import('./session.ts');
  asked = [];
  wanted = {};
  answers = {
    'get-session': () => Response.json({ user: {} }),
    token: () => Response.json({ token: tokenFor('vera') }),
    'sign-in/email': () => Response.json({}),
    'sign-out': () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/api/auth/', '');
    asked.push(path);
    wanted[path] = new Headers(init?.headers).get('accept-language');
    return answers[path]?.() ?? new Response(null, { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('knows nobody until the server has said', async () => {
  expect(session.currentUid()).toBeUndefined();
  await session.sessionToken();
  expect(session.currentUid()).toBe('vera');
});

it('asks no guest for a token', async () => {
  answers['get-session'] = () => Response.json(null);
  expect(await session.sessionToken()).toBeNull();
  expect(session.currentUid()).toBeNull();
  expect(asked).toEqual(['get-session']);
});

it('takes the token that comes with the session', async () => {
  answers['get-session'] = () =>
    Response.json({ user: {} }, { headers: { 'set-auth-jwt': tokenFor('vera') } });
  expect((await session.sessionToken())?.uid).toBe('vera');
  expect(asked).toEqual(['get-session']);
});

it('asks once for what many calls need, and not again while the token is good', async () => {
  await Promise.all([session.sessionToken(), session.sessionToken(), session.sessionToken()]);
  await session.sessionToken();
  expect(asked.filter((path) => path === 'token')).toHaveLength(1);
});

it('renews a token shortly before its end, and when told to', async () => {
  answers['token'] = () => Response.json({ token: tokenFor('vera', 30) });
  await session.sessionToken();
  await session.sessionToken();
  expect(asked.filter((path) => path === 'token')).toHaveLength(2);
  answers['token'] = () => Response.json({ token: tokenFor('vera') });
  await session.sessionToken();
  await session.sessionToken(true);
  expect(asked.filter((path) => path === 'token')).toHaveLength(4);
});

it('tells who listens when somebody else is there, and only then', async () => {
  const listener = vi.fn();
  session.subscribeSession(listener);
  await session.sessionToken();
  await session.sessionToken(true);
  expect(listener).toHaveBeenCalledTimes(1);
  session.endSession('UNAUTHENTICATED');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(session.sessionEndReason()).toBe('UNAUTHENTICATED');
});

it('says that it ended when there is no token any more, and why as soon as that is known', async () => {
  await session.sessionToken();
  answers['token'] = () => new Response(null, { status: 401 });
  expect(await session.sessionToken(true)).toBeNull();
  expect(session.sessionEndReason()).toBe('UNAUTHENTICATED');
  const listener = vi.fn();
  session.subscribeSession(listener);
  session.endSession('USER_GONE');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(session.sessionEndReason()).toBe('USER_GONE');
});

it('says nothing about an end that was wanted, however late a call is refused', async () => {
  await session.sessionToken();
  await session.signOut();
  session.endSession('UNAUTHENTICATED');
  expect(session.sessionEndReason()).toBeUndefined();
});

it('says which code the server refused with', async () => {
  answers['sign-in/email'] = () =>
    Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
  await expect(session.signIn({ email: 'a@b.bg', password: 'secret' })).rejects.toMatchObject({
    status: 401,
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });
});

it('says when nobody is logged in after all, as where a browser keeps no cookies', async () => {
  answers['get-session'] = () => Response.json(null);
  await expect(session.signIn({ email: 'a@b.bg', password: 'secret' })).rejects.toBeInstanceOf(
    session.AccountError,
  );
});

it('says in which language the mail that confirms an address shall come', async () => {
  answers['sign-up/email'] = () => Response.json({});
  answers['send-verification-email'] = () => Response.json({});
  await session.signUp({ name: 'Вера', email: 'a@b.bg', password: 'secret' }, 'BG');
  await session.sendVerificationMail('a@b.bg', 'EN');
  expect(wanted).toMatchObject({ 'sign-up/email': 'bg', 'send-verification-email': 'en' });
});

it('says no more why the last one ended, once there is another', async () => {
  answers['sign-up/email'] = () => Response.json({});
  session.endSession('UNAUTHENTICATED');
  await session.signUp({ name: 'Вера', email: 'a@b.bg', password: 'secret' }, 'BG');
  expect(session.sessionEndReason()).toBeUndefined();
});

it('is over after signing out, and gives no token meanwhile', async () => {
  await session.sessionToken();
  let end = () => {};
  answers['sign-out'] = () =>
    new Promise((resolve) => {
      end = () => resolve(Response.json({}));
    });
  const leaving = session.signOut();
  const token = session.sessionToken(true);
  end();
  await leaving;
  expect(await token).toBeNull();
  expect(session.currentUid()).toBeNull();
});

it('stands when the server could not be told to end it', async () => {
  await session.sessionToken();
  answers['sign-out'] = () => Promise.reject(new TypeError('fetch failed'));
  await expect(session.signOut()).rejects.toThrow('fetch failed');
  expect(session.currentUid()).toBe('vera');
  expect(await session.sessionToken(true)).toMatchObject({ uid: 'vera' });
});
