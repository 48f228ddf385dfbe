import { afterAll, beforeAll, expect, it } from 'vitest';
import { postAccount } from '../../testing/account-routes.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
});
afterAll(() => server.close());

const account = { email: 'ann@people.test', password: 'secret1' };
it.each([
  ['sign-up/email', { ...account, name: 'Ann' }],
  ['sign-in/email', account],
])('%s keeps the session’s token in the cookie', async (route, body) => {
  const response = await postAccount(server, route, body);
  expect(response.status).toBe(200);
  const line = response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('savet.session_token='));
  expect(line).toMatch(/; HttpOnly/);
  expect(line).toMatch(/; SameSite=Lax/);
  const token = decodeURIComponent(/=([^.;]+)/.exec(line ?? '')?.[1] ?? '');
  expect(token.length).toBeGreaterThan(20);
  const text = await response.text();
  expect(text).toContain(account.email);
  expect(text).not.toContain(token);
});

it('get-session tells who is signed in, and no more', async () => {
  const signedIn = await postAccount(server, 'sign-in/email', account);
  const cookie = signedIn.headers.getSetCookie().map((line) => line.split(';')[0]);
  const session = await fetch(`${server.url}/api/auth/get-session`, {
    headers: { cookie: cookie.join('; ') },
  });
  expect(await session.json()).toEqual({ user: { id: expect.any(String) as string } });
});
