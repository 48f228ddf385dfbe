import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { embedded } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

let server: TestServer;
let person: Person;
const consultant = new ScriptedConsultant();

beforeAll(async () => {
  server = await startApplication(await embedded.open(), consultant);
  person = await signUp(server);
});
afterAll(() => server.close());

it('an unexpected error says nothing of itself, and its call changes nothing', async () => {
  consultant.summarize = async () => {
    throw new Error('select secret from users');
  };
  const response = await fetch(`${server.url}/api/summarizeText`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ uid: person.uid, text: 'A text' }),
  });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({
    success: false,
    error: 'Something went wrong on our side',
    code: 'INTERNAL',
  });
  expect(response.headers.get('x-request-id')).toMatch(/\S/);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  // The query that was reserved before the error is given back.
  expect((await person.call('getUser', {})).user.queryUsed).toBe(0);
});
