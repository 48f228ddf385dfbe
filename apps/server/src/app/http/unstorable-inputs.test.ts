import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { callInputs } from '../../testing/call-inputs.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { grantStaff } from '../../testing/grant-staff.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const names = Object.keys(calls) as CallName[];
const table: Record<string, Call> = calls;
/** Values that no column, or not every database, can store. */
const unstorable = ['a\0b', '\0', '\ud800', 'a\udc00', 2 ** 31, -(2 ** 31), 1e300];

describe.each(serverDatabases)('inputs on $name', ({ open }) => {
  let server: TestServer;
  let staff: Person;

  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
    staff = await signUp(server);
    await grantStaff(server.database.db, staff);
  });
  afterAll(() => server.close());

  it.each(names)('%s refuses what can’t be stored, in every field', async (name) => {
    const fields = Object.keys(table[name]?.input.shape ?? {});
    for (const field of fields) {
      for (const value of unstorable) {
        const { status } = await staff.send(name, { ...callInputs[name], [field]: value });
        expect([field, value, status]).toEqual([field, value, 400]);
      }
    }
  });

  it('takes a byte order mark from the beginning of a text', async () => {
    const message = { contactMessageId: 'from-a-file', text: '\uFEFFDear Savet' };
    expect((await staff.send('sendContactMessage', message)).status).toBe(200);
    expect((await staff.send('sendContactMessage', message)).status).toBe(200);
    const { contactMessages } = await staff.call('listOwnContactMessages', {});
    expect(contactMessages.map(({ text }) => text)).toEqual(['Dear Savet']);
  });
});
