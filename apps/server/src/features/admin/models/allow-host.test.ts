import { LLMock } from '@copilotkit/aimock';
import type { CallInput } from '@savet/contract/calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const currentPassword = 'secret1';
const unconfirmed = { status: 400, body: { code: 'MODEL_HOST_NOT_CONFIRMED' } };

describe.each(databases)('without AI_HOSTS, on $name, a model', ({ open }) => {
  let server: TestServer;
  let staff: Person;
  let mock: LLMock;
  let baseUrl: string;

  beforeAll(async () => {
    mock = await LLMock.create();
    mock.onMessage(/./, { content: 'An answer.' });
    baseUrl = `${mock.url}/v1`;
    server = await startApplication(await open(), new ScriptedConsultant());
    staff = await signUp(server);
    await grantStaff(server.database.db, staff);
  });
  afterAll(async () => {
    await server.close();
    await mock.stop();
  });

  const at = (address: string | null): CallInput<'useModel'> => ({
    provider: 'openai',
    model: 'm',
    modelFree: null,
    baseUrl: address,
    apiKey: 'key',
    contextWindow: null,
    takesOver: false,
  });

  it.each([null, 'https://api.openai.com/v1', 'http://127.0.0.1:11434/v1'])(
    'is connected at %s without further ado',
    async (address) => {
      await staff.call('useModel', at(address));
    },
  );

  it('at another host is not asked before staff have allowed it with their password', async () => {
    await expectRefused(baseUrl);
    for (const password of ['not mine', null]) {
      const permission = { baseUrl, currentPassword: password };
      expect(await staff.send('allowModelHost', permission)).toMatchObject({
        status: 403,
        body: { code: 'WRONG_PASSWORD' },
      });
    }
    await expectRefused(baseUrl);
    expect(mock.getRequests()).toEqual([]);

    await staff.call('allowModelHost', { baseUrl, currentPassword });
    await staff.call('testModel', { ...at(baseUrl), question: 0 });
    await staff.call('useModel', at(baseUrl));
    expect(mock.getRequests()).not.toEqual([]);
  });

  it('is allowed at the port that was confirmed only, which the record shows once', async () => {
    for (const path of ['v1', 'v1/x']) {
      await staff.call('allowModelHost', {
        baseUrl: `http://gpu.test:8000/${path}`,
        currentPassword,
      });
    }
    await staff.call('useModel', at('http://gpu.test:8000/v1'));
    await expectRefused('http://gpu.test:5432/v1');
    await expectRefused('http://gpu.test/v1');
    await expectRefused('http://gpu.test.evil.test:8000/v1');
    const { changes } = await staff.call('getModels', {});
    const hosts = changes.filter(
      ({ kind, detail }) => kind === 'host' && detail.startsWith('gpu.'),
    );
    expect(hosts).toMatchObject([{ email: staff.email, detail: 'gpu.test:8000' }]);
  });

  async function expectRefused(address: string): Promise<void> {
    expect(await staff.send('useModel', at(address))).toMatchObject(unconfirmed);
    const question = { ...at(address), question: 0 };
    expect(await staff.send('testModel', question)).toMatchObject(unconfirmed);
  }
});
