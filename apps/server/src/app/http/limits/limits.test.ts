import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sharedLimits } from '../../../platform/limits/shared-limits.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { callInputs } from '../../../testing/call-inputs.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { createLimits } from './limits.ts';

/** IP addresses from which crashes were reported: a second try needs another one. */
let reporters = 0;

describe.each(serverDatabases)('calls that cost others something, on $name', ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    const variables = { TRUSTED_PROXIES: '127.0.0.1,::1' };
    server = await startApplication(await open(), new ScriptedConsultant(), { variables });
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

  it('rewrites are limited for each user', async () => {
    const [person, other] = [await signUp(server), await signUp(server)];
    const rewrite = (by: Person) => by.send('rewriteFlagged', { text: 'We bake bread.' });
    const statuses = await Promise.all(Array.from({ length: 32 }, () => rewrite(person)));
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(2);
    expect((await rewrite(other)).status).toBe(200);
  });

  it('calls that fill the disk without a query are limited for each user and day', async () => {
    const { call } = limitsOf(server);
    const of = (uid: string) => ({ address: '10.0.0.1', uid });
    const storing = [
      'createChat',
      'generateResponse',
      'generateChatTitle',
      'summarizeText',
    ] as const;
    for (let round = 0; round < 150; round += 1) {
      for (const name of storing) await call(name, of('ann'));
    }
    for (const name of storing) {
      await expect(call(name, of('ann'))).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    }
    await call('listChats', of('ann'));
    await call('generateResponse', of('ben'));
  });

  it('requests are limited for each IP address', async () => {
    const { address } = limitsOf(server);
    for (let count = 0; count < 3_000; count += 1) await address('10.0.0.1');
    await expect(address('10.0.0.1')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await address('10.0.0.2');
  });

  it('sign-ups are limited for each IP address', async () => {
    const { signUp } = limitsOf(server);
    await signUp('2001:db8::1');
    await signUp('2001:db8::2');
    await expect(signUp('2001:db8::3')).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    await signUp('2001:db8:0:1::1');
  });

  it('reports of crashes are limited for each IP address', async () => {
    reporters += 1;
    const address = `10.0.0.${reporters}`;
    const statuses = await Promise.all(
      Array.from({ length: 25 }, async () => {
        const response = await fetch(`${server.url}/api/reportCrash`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
          body: JSON.stringify(callInputs.reportCrash),
        });
        return response.status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

/** Limits of its own, two sign-ups a minute. */
function limitsOf({ database }: TestServer) {
  const configuration = { callsPerMinute: 60, callBurst: 20, signUpsPerMinute: 2 };
  return createLimits(configuration, sharedLimits(database, crypto.randomUUID()));
}
