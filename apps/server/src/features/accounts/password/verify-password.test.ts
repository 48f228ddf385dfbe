import { type CallName, calls } from '@savet/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { callInputs } from '../../../testing/call-inputs.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const currentPassword = 'secret1';
/** Calls of users that ask for the password. Their inputs have a wrong one. */
const confirmedCalls = (Object.keys(callInputs) as CallName[]).filter(
  (name) => calls[name].access === 'user' && 'currentPassword' in callInputs[name],
);

describe.each(databases)('the password of a signed-in user on $name', ({ open }) => {
  let server: TestServer;
  let person: Person;
  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
    person = await signUp(server);
  });
  afterAll(() => server.close());

  it.each(confirmedCalls)('is asked for by %s, although it was just confirmed', async (name) => {
    await person.call('startSecondFactor', { currentPassword });
    const wrong = await person.send(name, callInputs[name]);
    expect(wrong).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
    const missing = await person.send(name, { ...callInputs[name], currentPassword: null });
    expect([400, 403]).toContain(missing.status);
  });

  it('gives what it allows to whoever typed it, and not to others with the same token', async () => {
    const { secret, recoveryCodes } = await person.call('startSecondFactor', { currentPassword });
    const seen = JSON.stringify(await person.call('readSecondFactor', {}));
    for (const text of [secret, ...recoveryCodes]) expect(seen).not.toContain(text);
    const guess = await person.send('confirmSecondFactor', { code: '000000' });
    expect(guess).toMatchObject({ status: 403, body: { code: 'CODE_WRONG' } });
  });
});
