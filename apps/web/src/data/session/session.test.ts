import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tokenFor } from './test-tokens.ts';

/** The server's responses by path, created per request. */
type Answers = Record<string, () => Response | Promise<Response>>;

const newAccount = {
  name: 'Вера Иванова',
  email: 'a@b.bg',
  password: 'secret',
};

let session: typeof import('./session.ts');
let requests: string[];
/** Requested languages by path. */
let wanted: Record<string, string | null>;
let answers: Answers;

beforeEach(async () => {
  // The session is module state: load the module anew for each test.
  vi.resetModules();
  session = await import('./session.ts');
  requests = [];
  wanted = {};
  answers = {
    'get-session': () => Response.json({ user: {} }),
    token: () => Response.json({ token: tokenFor('vera') }),
    'sign-in/email': () => Response.json({}),
    'sign-out': () => Response.json({}),
  };
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const path = url.replace('/api/auth/', '');
    requests.push(path);
    wanted[path] = new Headers(init?.headers).get('accept-language');
    return answers[path]?.() ?? new Response(null, { status: 404 });
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leaves the user undefined until the server responds', async () => {
  expect(session.currentSession.get().uid).toBeUndefined();
  await session.sessionToken();
  expect(session.currentSession.get().uid).toBe('vera');
});

it('does not request a token without a session', async () => {
  answers['get-session'] = () => Response.json(null);
  expect(await session.sessionToken()).toBeNull();
  expect(session.currentSession.get().uid).toBeNull();
  expect(requests).toEqual(['get-session']);
});

it('uses the token from the session response', async () => {
  answers['get-session'] = () =>
    Response.json({ user: {} }, { headers: { 'set-auth-jwt': tokenFor('vera') } });
  expect((await session.sessionToken())?.uid).toBe('vera');
  expect(requests).toEqual(['get-session']);
});

it('shares one token between concurrent calls, and reuses it while it is valid', async () => {
  await Promise.all([session.sessionToken(), session.sessionToken(), session.sessionToken()]);
  await session.sessionToken();
  expect(requests.filter((path) => path === 'token')).toHaveLength(1);
});

it('renews a token shortly before it expires, and on request', async () => {
  answers['token'] = () => Response.json({ token: tokenFor('vera', 30) });
  await session.sessionToken();
  await session.sessionToken();
  expect(requests.filter((path) => path === 'token')).toHaveLength(2);
  answers['token'] = () => Response.json({ token: tokenFor('vera') });
  await session.sessionToken();
  await session.sessionToken(true);
  expect(requests.filter((path) => path === 'token')).toHaveLength(4);
});

it('gets a new cookie with a ticket, once, and then a token of it', async () => {
  answers['renew-session'] = () => Response.json({});
  await session.sessionToken();
  requests.length = 0;
  await session.renewSession('ticket');
  await session.sessionToken(true);
  expect(requests).toEqual(['renew-session', 'token', 'token']);
});

it.each([
  ['is lost', () => Promise.reject(new TypeError('fetch failed')), 2],
  ['says that the server is busy', () => new Response(null, { status: 503 }), 2],
  ['refuses the ticket', () => new Response(null, { status: 400 }), 1],
])(
  'keeps the session, and asks again with the next token if the answer %s',
  async (_, answer, times) => {
    answers['renew-session'] = answer;
    await session.sessionToken();
    await session.renewSession('ticket');
    expect(await session.sessionToken(true)).toMatchObject({ uid: 'vera' });
    expect(requests.filter((path) => path === 'renew-session')).toHaveLength(times);
  },
);

it('uses a ticket that came while a token was on its way', async () => {
  await session.sessionToken();
  const earlier = Promise.withResolvers<Response>();
  answers['token'] = () => earlier.promise;
  const token = session.sessionToken(true);
  answers['renew-session'] = () => Response.json({});
  answers['token'] = () => Response.json({ token: tokenFor('vera') });
  const renewed = session.renewSession('ticket');
  earlier.resolve(Response.json({ token: tokenFor('vera') }));
  await Promise.all([token, renewed]);
  expect(requests.slice(-2)).toEqual(['renew-session', 'token']);
});

it('notifies subscribers only when the user changes', async () => {
  const listener = vi.fn();
  session.currentSession.subscribe(listener);
  await session.sessionToken();
  await session.sessionToken(true);
  expect(listener).toHaveBeenCalledTimes(1);
  session.endSession('UNAUTHENTICATED');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(session.currentSession.get().endReason).toBe('UNAUTHENTICATED');
});

it('ends when the token is refused, and notifies of a more specific reason', async () => {
  await session.sessionToken();
  answers['token'] = () => new Response(null, { status: 401 });
  expect(await session.sessionToken(true)).toBeNull();
  expect(session.currentSession.get().endReason).toBe('UNAUTHENTICATED');
  const listener = vi.fn();
  session.currentSession.subscribe(listener);
  session.endSession('USER_GONE');
  expect(listener).toHaveBeenCalledTimes(1);
  expect(session.currentSession.get().endReason).toBe('USER_GONE');
});

it('has no end reason after sign-out, even if a call is refused later', async () => {
  await session.sessionToken();
  await session.signOut();
  session.endSession('UNAUTHENTICATED');
  expect(session.currentSession.get().endReason).toBeUndefined();
});

it('throws the error code of a refused sign-in', async () => {
  answers['sign-in/email'] = () =>
    Response.json({ code: 'INVALID_EMAIL_OR_PASSWORD' }, { status: 401 });
  await expect(session.signIn({ email: 'a@b.bg', password: 'secret' })).rejects.toMatchObject({
    status: 401,
    code: 'INVALID_EMAIL_OR_PASSWORD',
  });
});

it('throws if sign-in creates no session, for example without cookies', async () => {
  answers['get-session'] = () => Response.json(null);
  await expect(session.signIn({ email: 'a@b.bg', password: 'secret' })).rejects.toMatchObject({
    name: 'AccountError',
    code: 'NO_SESSION',
  });
});

it.each(['answers', 'fails'])(
  'starts with a renewal of its own when an earlier one %s',
  async (end) => {
    const earlier = Promise.withResolvers<Response>();
    answers['get-session'] = () => earlier.promise;
    const outcome = session.sessionToken().catch(() => null);
    answers['get-session'] = () => Response.json({ user: {} });
    const signingIn = session.signIn({ email: 'a@b.bg', password: 'secret' });
    await vi.waitFor(() => expect(requests).toContain('sign-in/email'));
    if (end === 'answers') earlier.resolve(Response.json(null));
    else earlier.reject(new TypeError('fetch failed'));
    expect(await outcome).toBeNull();
    await signingIn;
    expect(session.currentSession.get().uid).toBe('vera');
  },
);

it('requests the verification email in the given language', async () => {
  answers['sign-up/email'] = () => Response.json({});
  answers['send-verification-email'] = () => Response.json({});
  await session.signUp(newAccount, 'BG');
  await session.sendVerificationMail('a@b.bg', 'EN');
  expect(wanted).toMatchObject({ 'sign-up/email': 'bg', 'send-verification-email': 'en' });
});

it('clears the end reason when a new session starts', async () => {
  answers['sign-up/email'] = () => Response.json({});
  session.endSession('UNAUTHENTICATED');
  await session.signUp(newAccount, 'BG');
  expect(session.currentSession.get().endReason).toBeUndefined();
});

it('returns no token during sign-out, and ends the session afterwards', async () => {
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
  expect(session.currentSession.get().uid).toBeNull();
});

it('stays open if sign-out cannot reach the server', async () => {
  await session.sessionToken();
  answers['sign-out'] = () => Promise.reject(new TypeError('fetch failed'));
  await expect(session.signOut()).rejects.toThrow('fetch failed');
  expect(session.currentSession.get().uid).toBe('vera');
  expect(await session.sessionToken(true)).toMatchObject({ uid: 'vera' });
});

it('stays closed after a deletion, even if an earlier renewal answers with a token', async () => {
  await session.sessionToken();
  const renewed = Promise.withResolvers<Response>();
  answers['token'] = () => renewed.promise;
  const renewal = session.sessionToken(true);
  session.closeSession('2026-12-08T10:00:00.000Z');
  renewed.resolve(Response.json({ token: tokenFor('vera') }));
  expect(await renewal).toBeNull();
  expect(session.currentSession.get()).toEqual({
    uid: null,
    closedUntil: '2026-12-08T10:00:00.000Z',
  });
});
