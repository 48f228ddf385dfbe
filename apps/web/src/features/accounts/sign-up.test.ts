import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { NewAccount } from './sign-up.ts';

const account: NewAccount = {
  firstName: 'Вера',
  lastName: 'Иванова',
  email: 'vera@example.bg',
  password: 'три коня',
  language: 'BG',
};

let flow: typeof import('./sign-up.ts');
let asked: string[];
let sent: Record<string, unknown>;
let refused: Set<string>;
let isSignedIn: boolean;

beforeEach(async () => {
  vi.resetModules();
  flow = await import('./sign-up.ts');
  asked = [];
  sent = {};
  refused = new Set();
  isSignedIn = false;
  vi.stubGlobal('fetch', answer);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

it('makes the account, its plan and the welcome chat, in this order', async () => {
  await flow.runSignUp(account);
  expect(asked).toEqual(['auth/sign-up/email', 'initializeUserPlan', 'updateUser', 'createChat']);
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
])('names the step when %s fails', async (route, step) => {
  refused.add(route);
  await expect(flow.runSignUp(account)).rejects.toMatchObject({ step });
});

it('goes on after the account when that one is there', async () => {
  refused.add('initializeUserPlan');
  await expect(flow.runSignUp(account)).rejects.toMatchObject({ step: 'plan' });
  refused.clear();
  asked = [];
  await flow.runSignUp(account);
  expect(asked).toEqual(['initializeUserPlan', 'updateUser', 'createChat']);
});

it('lets people in when only the welcome chat could not be made', async () => {
  refused.add('createChat');
  await flow.runSignUp(account);
  expect(asked).toContain('createChat');
});

async function answer(url: string, init?: RequestInit): Promise<Response> {
  const route = url.replace('/api/', '');
  if (route === 'auth/get-session') return Response.json(isSignedIn ? {} : null);
  if (route === 'auth/token') return Response.json({ token: token() });
  asked.push(route);
  sent[route] = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
  if (refused.has(route)) {
    return Response.json({ success: false, error: 'no', code: 'INTERNAL' }, { status: 500 });
  }
  if (route === 'auth/sign-up/email') isSignedIn = true;
  return Response.json({ success: true });
}

function token(): string {
  return `x.${btoa(JSON.stringify({ sub: 'vera', exp: Date.now() / 1_000 + 3_600 }))}.x`;
}
