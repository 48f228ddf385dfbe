import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewAccount } from './sign-up.ts';

const account: NewAccount = {
  firstName: 'Вера',
  lastName: 'Иванова',
  email: 'vera@example.bg',
  password: 'три коня',
  language: 'BG',
};

let runSignUp: ReturnType<typeof import('./sign-up.ts').createSignUp>;
let requests: string[];
let sent: Record<string, unknown>;
let refused: Set<string>;
/** The uid of the session in this browser. */
let signedIn: string | null;
let answers: Record<string, object>;
/** Routes that never answer. */
let silent: Set<string>;
/** Routes that succeed, but whose response is lost. */
let lost: Set<string>;

beforeEach(async () => {
  vi.resetModules();
  const { createSignUp } = await import('./sign-up.ts');
  runSignUp = createSignUp();
  requests = [];
  sent = {};
  refused = new Set();
  silent = new Set();
  lost = new Set();
  answers = { createStripeCustomer: { stripeCustomerId: 'cus_1' } };
  signedIn = null;
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('creates account, plan, customer and welcome chat, in this order', async () => {
  await runSignUp(account);
  expect(requests).toEqual([
    'auth/sign-up/email',
    'initializeUserPlan',
    'getPublicConfiguration',
    'createStripeCustomer',
    'updateStripeCustomerId',
    'updateUser',
    'createChat',
  ]);
  expect(sent['createStripeCustomer']).toEqual({
    uid: 'vera',
    email: 'vera@example.bg',
    firstName: 'Вера',
    lastName: 'Иванова',
  });
  expect(sent['updateStripeCustomerId']).toEqual({ uid: 'vera', stripeCustomerId: 'cus_1' });
  expect(sent['auth/sign-up/email']).toEqual({
    name: 'Вера Иванова',
    email: 'vera@example.bg',
    password: 'три коня',
  });
  expect(sent['initializeUserPlan']).toMatchObject({ uid: 'vera', stripeCustomerId: null });
  expect(sent['createChat']).toMatchObject({ chatId: 'welcome', title: 'Welcome Chat' });
});

it.each([
  ['auth/sign-up/email', 'account'],
  ['initializeUserPlan', 'plan'],
])('reports the failed step when %s fails', async (route, step) => {
  refused.add(route);
  await expect(runSignUp(account)).rejects.toMatchObject({ step });
});

it('continues after the account step if the account exists', async () => {
  refused.add('initializeUserPlan');
  await expect(runSignUp(account)).rejects.toMatchObject({ step: 'plan' });
  refused.clear();
  requests = [];
  expect(await runSignUp(account)).toBe('created');
  expect(requests[0]).toBe('initializeUserPlan');
  expect(requests.at(-1)).toBe('createChat');
});

it('does nothing if another user has logged in in another tab', async () => {
  signedIn = 'ana';
  expect(await runSignUp(account)).toBe('other');
  expect(requests).toEqual([]);
});

it('does not continue with the session of another user after a failed attempt', async () => {
  refused.add('auth/sign-up/email');
  await expect(runSignUp(account)).rejects.toMatchObject({ step: 'account' });
  refused.clear();
  signedIn = 'ana';
  answers['getUser'] = { user: { uid: 'ana', email: 'ana@example.bg' } };
  expect(await runSignUp(account)).toBe('other');
  expect(requests).not.toContain('initializeUserPlan');
});

it('continues with an account whose creation response was lost', async () => {
  lost.add('auth/sign-up/email');
  await expect(runSignUp(account)).rejects.toMatchObject({ step: 'account' });
  answers['getUser'] = { user: { uid: 'vera', email: 'vera@example.bg' } };
  requests = [];
  expect(await runSignUp({ ...account, email: 'Vera@Example.bg' })).toBe('created');
  expect(requests.slice(0, 2)).toEqual(['getUser', 'initializeUserPlan']);
});

it('stops without an account if the server mails a link, and can be repeated', async () => {
  answers['auth/sign-up/email'] = { isMailed: true };
  for (const _attempt of [1, 2]) expect(await runSignUp(account)).toBe('mailed');
  expect(requests).toEqual(['auth/sign-up/email', 'auth/sign-up/email']);
});

it('creates no customer if payments are unavailable', async () => {
  answers['getPublicConfiguration'] = { paymentMode: 'none' };
  await runSignUp(account);
  expect(requests).not.toContain('createStripeCustomer');
  expect(requests).toContain('createChat');
});

it.each(['getPublicConfiguration', 'createStripeCustomer', 'updateStripeCustomerId'])(
  'completes sign-up when %s fails',
  async (route) => {
    refused.add(route);
    await runSignUp(account);
    expect(requests).toContain('createChat');
  },
);

it.each(['createStripeCustomer', 'updateStripeCustomerId'])(
  'waits at most 5 s for %s',
  async (route) => {
    vi.useFakeTimers();
    silent.add(route);
    const begun = Date.now();
    const done = runSignUp(account).then(() => Date.now() - begun);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(requests).not.toContain('createChat');
    await vi.advanceTimersByTimeAsync(1);
    expect(await done).toBe(5_000);
    expect(requests).toContain('createChat');
  },
);

it('completes sign-up when the welcome chat cannot be created', async () => {
  refused.add('createChat');
  await runSignUp(account);
  expect(requests).toContain('createChat');
});

async function answer(url: string, init?: RequestInit): Promise<Response> {
  const route = url.replace('/api/', '');
  if (route === 'auth/get-session') return Response.json(signedIn && {});
  if (route === 'auth/token') return Response.json({ token: token(signedIn ?? '') });
  requests.push(route);
  sent[route] = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  if (refused.has(route)) {
    return Response.json({ success: false, error: 'no', code: 'INTERNAL' }, { status: 500 });
  }
  if (silent.has(route)) return new Promise(() => undefined);
  if (route === 'auth/sign-up/email' && !answers[route]) signedIn = 'vera';
  if (lost.has(route)) throw new TypeError('fetch failed');
  return Response.json({ success: true, ...answers[route] });
}

function token(uid: string): string {
  return `x.${btoa(JSON.stringify({ sub: uid, exp: Date.now() / 1_000 + 3_600 }))}.x`;
}
