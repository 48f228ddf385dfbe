import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';
import { forgedTokens, wrongClaims } from '../../testing/tokens/forged-tokens.ts';

let server: TestServer;
let person: Person;

beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
  person = await signUp(server);
});
afterAll(() => server.close());

it('accepts its own token, only as a Bearer token', async () => {
  expect(await status(`Bearer ${person.token}`)).toBe(200);
  for (const header of [
    `bearer ${person.token}`,
    `Basic ${person.token}`,
    person.token,
    'Bearer',
    `Bearer ${person.token} x`,
  ]) {
    expect([header.slice(0, 12), await status(header)]).toEqual([header.slice(0, 12), 401]);
  }
});

it('refuses tokens that are not signed with its key', async () => {
  const { keys } = await server.application.auth.api.getJwks();
  const [publicKey = {}] = keys;
  const forged = await forgedTokens(person.token, { kid: String(keys[0]?.kid), publicKey });
  for (const [name, token] of Object.entries(forged)) {
    expect([name, await status(`Bearer ${token}`)]).toEqual([name, 401]);
  }
});

it('refuses wrong claims that are signed with its own key', async () => {
  for (const [name, payload] of Object.entries(wrongClaims(person.token))) {
    const { token } = await server.application.auth.api.signJWT({ body: { payload } });
    expect([name, await status(`Bearer ${token}`)]).toEqual([name, 401]);
  }
});

async function status(authorization: string): Promise<number> {
  const response = await fetch(`${server.url}/api/getUser`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.status;
}
