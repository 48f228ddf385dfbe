import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { callInputs } from '../../../testing/call-inputs.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

describe.each(serverDatabases)('calls that cost others something, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startApplication(await open(), new ScriptedConsultant());
  });
  afterAll(() => server.close());

  it('messages to the team are limited for each user', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async (_, index) => {
        const message = { contactMessageId: `m${index}`, text: 'x' };
        return (await person.send('sendContactMessage', message)).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
    expect(
      (await other.send('sendContactMessage', { contactMessageId: 'm', text: 'x' })).status,
    ).toBe(200);
  });

  it('reports of crashes are limited for each IP address', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const response = await fetch(`${server.url}/api/reportCrash`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(callInputs.reportCrash),
        });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});
