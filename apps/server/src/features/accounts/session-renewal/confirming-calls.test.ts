import { RENEWAL_HEADER } from '@savet/contract/accounts/session-renewal';
import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { callInputs } from '../../../testing/call-inputs.ts';
import { embedded } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const table: Record<string, Call> = calls;
const names = Object.keys(calls) as CallName[];
const fieldsOf = (name: CallName) => Object.keys(table[name]?.input.shape ?? {});
const confirming = names.filter((name) => fieldsOf(name).includes('currentPassword'));

let server: TestServer;
let staff: Person;
beforeAll(async () => {
  server = await startApplication(await embedded.open(), new ScriptedConsultant());
  staff = await signUp(server);
  await grantStaff(server.database.db, staff);
});
afterAll(() => server.close());

it('a current password has one name in the contract', () => {
  const fields = new Set(names.flatMap(fieldsOf).filter((field) => /password/i.test(field)));
  expect([...fields].toSorted()).toEqual(['currentPassword', 'newPassword']);
  expect(confirming).toContain('allowModelHost');
});

it.each(confirming)('%s gives no ticket for a wrong password', async (name) => {
  // Forgets the wrong ones.
  await staff.call('startSecondFactor', { currentPassword: 'secret1' });
  const { status, ticket } = await send(name, { currentPassword: 'not mine' });
  expect([status, ticket]).toEqual([403, null]);
});

it.each(confirming)('%s gives a ticket for a new cookie when it has succeeded', async (name) => {
  const { status, ticket } = await sendToSuccess(name);
  expect([status, ticket]).toEqual([200, expect.stringMatching(/^[\w-]{40,200}$/)]);
});

it.each(names.filter((name) => !confirming.includes(name)))('%s gives no ticket', async (name) => {
  const { ticket } = await sendToSuccess(name);
  expect(ticket).toBeNull();
});

it('a deletion of the account gives no ticket: its session has ended', async () => {
  const person = await signUp(server);
  const { status, ticket } = await send('deleteAccount', { currentPassword: 'secret1' }, person);
  expect([status, ticket]).toEqual([200, null]);
});

/** Some would need a passkey, a second factor or a provider. */
async function sendToSuccess(name: CallName) {
  const { handlers } = server.application;
  const handler = handlers[name];
  Object.assign(handlers, { [name]: async () => ({}) });
  const answer = await send(name);
  Object.assign(handlers, { [name]: handler });
  return answer;
}

async function send(name: CallName, changed: object = {}, person = staff) {
  const { status, headers } = await fetch(`${server.url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ ...callInputs[name], ...changed }),
  });
  return { status, ticket: headers.get(RENEWAL_HEADER) };
}
