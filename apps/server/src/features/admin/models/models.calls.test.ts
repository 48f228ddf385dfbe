import { LLMock } from '@copilotkit/aimock';
import type { CallInput } from '@savet/contract/calls';
import { MODEL_TEST_QUESTIONS } from '@savet/contract/models';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../../../../tools/test-server/free-port.ts';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { createLog } from '../../../platform/log.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { startEngine } from '../../../testing/engines/start-engine.ts';
import { grantStaff } from '../../../testing/grant-staff.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';
import { createConsultant } from '../../consultant/consultant.ts';

const log = createLog('silent');
const KEY = 'sk-very-secret-key';
const none = { total: null, free: null, pro: null, enterprise: null };

describe.each(serverDatabases)('models on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let admin: Person;
  let user: Person;
  let mock: LLMock;
  let count = 0;

  beforeAll(async () => {
    mock = await LLMock.create();
    const usage = {
      prompt_tokens: 1_000,
      completion_tokens: 100,
      total_tokens: 1_100,
      input_tokens: 1_000,
      output_tokens: 100,
      promptTokenCount: 1_000,
      candidatesTokenCount: 100,
    };
    mock.onMessage(/./, { content: 'An answer of the model.', usage });
    database = await open();
    server = await startApplication(database, (connections, spending) =>
      createConsultant(connections, { log, spending, timeouts: { retryPauseMs: 1 } }),
    );
    admin = await signUp(server);
    user = await signUp(server);
    await grantStaff(database.db, admin);
    const plan = ['plan', user.email, 'enterprise', '1000'];
    await runStaffCommand({ db: database.db, payments: null }, plan, new Date());
    await allow(connection());
  });
  afterAll(async () => {
    await server.close();
    await mock.stop();
  });
  afterEach(async () => {
    await admin.call('stopUsingModel', {});
    await expect.poll(inUse).toMatchObject({ source: 'none' });
    await admin.call('setCeilings', none);
    mock.clearRequests();
  });

  const connection = (changes: Partial<CallInput<'useModel'>> = {}): CallInput<'useModel'> => ({
    provider: 'openai',
    model: 'gpt-test',
    modelFree: null,
    baseUrl: `${mock.url}/v1`,
    apiKey: KEY,
    contextWindow: null,
    takesOver: false,
    ...changes,
  });

  /** The reply to a question, with the ledger's entry. */
  async function ask(query = 'How should I price my bread?') {
    count += 1;
    const ids = { chatId: `chat-${count}`, messageId: `message-${count}` };
    const { status, body } = await user.send('generateResponse', { ...ids, newChat: true, query });
    const { messages } = await user.call('listMessages', { chatId: ids.chatId });
    const reply = messages.find(({ sender }) => sender === 'assistant');
    const { queries } = await user.call('listQueries', {});
    return { status, body, reply, query: queries.find(({ chatId }) => chatId === ids.chatId) };
  }

  async function allow({ baseUrl }: CallInput<'useModel'>) {
    if (baseUrl) await admin.call('allowModelHost', { baseUrl, currentPassword: 'secret1' });
  }

  /** An address where nothing listens. */
  async function nowhere() {
    return `http://127.0.0.1:${await freePort()}/v1`;
  }

  async function inUse() {
    return (await admin.call('getModels', {})).inUse;
  }

  /** Puts a model into use, at a host that is allowed, and waits until the server is notified. */
  async function use(input: CallInput<'useModel'>) {
    await allow(input);
    await admin.call('useModel', input);
    await expect.poll(inUse).toMatchObject({ source: 'screen', provider: input.provider });
  }

  it('at first the built-in consultant answers', async () => {
    expect(await inUse()).toMatchObject({ provider: 'built-in', source: 'none', variables: [] });
    expect((await ask()).reply?.text).not.toContain('An answer of the model');
  });

  it.each([
    ['openai', '/v1', KEY],
    ['anthropic', '/v1', KEY],
    ['google', '/v1beta', KEY],
    ['openai-compatible', '/v1', null],
  ] as const)('%s answers as soon as staff use it', async (provider, path, apiKey) => {
    await use(connection({ provider, baseUrl: mock.url + path, apiKey }));
    const { reply, query } = await ask();
    expect(reply?.text).toBe('An answer of the model.');
    expect(query?.state).toBe('kept');
  });

  it('a local Ollama answers through its own API', async () => {
    const models = [{ name: 'bggpt:9b', bytes: 6e9, contextLength: 8_192, loaded: true }];
    const engine = await startEngine('ollama', { models, reply: () => 'Отговор.' });
    const { baseUrl } = engine;
    await use(connection({ provider: 'ollama', model: 'bggpt:9b', baseUrl, apiKey: null }));
    expect((await ask()).reply?.text).toBe('Отговор.');
    const sent = engine.requests.find(({ path }) => path === '/api/chat')?.body;
    expect(sent).toMatchObject({ options: { num_ctx: 8_192 }, truncate: false });
    await engine.stop();
  });

  it('the reader is told while the model is loaded', async () => {
    const models = [{ name: 'bggpt:9b', bytes: 6e9, contextLength: 8_192 }];
    const engine = await startEngine('ollama', { models, reply: () => 'Отговор.' });
    const release = engine.holdLoading();
    const { baseUrl } = engine;
    await use(connection({ provider: 'ollama', model: 'bggpt:9b', baseUrl, apiKey: null }));
    const live = await user.watch();
    const asked = ask();
    const replies = () =>
      live.events
        .flatMap(({ event, data }) => (event === 'changes' ? data.messages : []))
        .filter(({ sender }) => sender === 'assistant');
    await live.until(() => replies().some(({ notice }) => notice === 'warming-up'));
    release();
    const [done] = await live.until(() => {
      const all = replies().filter(({ status }) => status === 'done');
      return all.length > 0 && all;
    });
    expect(done?.notice).toBeNull();
    expect((await asked).reply).toMatchObject({ text: 'Отговор.', notice: null });
    live.close();
    await engine.stop();
  });

  it('the key is stored encrypted and never returned, and the change is recorded', async () => {
    await admin.call('useModel', connection());
    const shown = await admin.call('getModels', {});
    expect(shown.stored).toMatchObject({ provider: 'openai', hasKey: true });
    expect(shown.changes[0]).toMatchObject({ email: admin.email, kind: 'used' });
    expect(shown.changes[0]?.detail).toContain('gpt-test');
    const rows = await database.db.selectFrom('modelConnections').selectAll().execute();
    for (const visible of [shown, rows]) expect(JSON.stringify(visible)).not.toContain(KEY);
    const encrypted = rows[0]?.encryptedKey ?? '';
    expect(encrypted.length).toBeGreaterThan(KEY.length);
    expect(JSON.stringify(shown)).not.toContain(encrypted);
  });

  it('the stored key is kept for its address, and for no other', async () => {
    await admin.call('useModel', connection());
    await admin.call('useModel', connection({ apiKey: null, model: 'other' }));
    expect((await ask()).reply?.text).toBe('An answer of the model.');
    const elsewhere = connection({ apiKey: null, baseUrl: `${mock.url}/elsewhere/v1` });
    const refused = { status: 400, body: { code: 'MODEL_KEY_REQUIRED' } };
    expect(await admin.send('useModel', elsewhere)).toMatchObject(refused);
    expect(await admin.send('testModel', { ...elsewhere, question: 0 })).toMatchObject(refused);
    expect(await inUse()).toMatchObject({ model: 'other' });
  });

  it('an address is required where the provider has none', async () => {
    const input = connection({ provider: 'openai-compatible', baseUrl: null });
    expect(await admin.send('useModel', input)).toMatchObject({
      status: 400,
      body: { code: 'MODEL_ADDRESS_REQUIRED' },
    });
  });

  it.each([
    'file:///etc/passwd',
    'gopher://127.0.0.1:25/_MAIL',
    'javascript:alert(1)',
    'http://user:password@127.0.0.1/',
    'http://127.0.0.1/?x=1',
    'http://127.0.0.1/#x',
  ])('no model is asked at %s', async (baseUrl) => {
    const input = connection({ provider: 'openai-compatible', baseUrl });
    for (const reply of [
      await admin.send('useModel', input),
      await admin.send('testModel', { ...input, question: 0 }),
    ]) {
      expect(reply).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    }
  });

  it('only the hosts that the operator allows are asked', async () => {
    const strict = await startApplication(await open(), new ScriptedConsultant(), {
      variables: { AI_HOSTS: 'gateway.test' },
    });
    try {
      const staff = await signUp(strict);
      await grantStaff(strict.database.db, staff);
      const elsewhere = connection({ apiKey: KEY });
      const refused = { status: 400, body: { code: 'MODEL_ADDRESS_NOT_ALLOWED' } };
      expect(await staff.send('useModel', elsewhere)).toMatchObject(refused);
      expect(await staff.send('testModel', { ...elsewhere, question: 0 })).toMatchObject(refused);
      expect(mock.getRequests()).toEqual([]);
      await staff.call('useModel', { ...elsewhere, baseUrl: 'https://gateway.test/v1' });
      // The provider's own address needs no permission.
      await staff.call('useModel', { ...elsewhere, baseUrl: null });
      // The list is the operator's: staff add nothing to it.
      const baseUrl = elsewhere.baseUrl ?? '';
      const permission = { baseUrl, currentPassword: 'secret1' };
      expect(await staff.send('allowModelHost', permission)).toMatchObject(refused);
    } finally {
      await strict.close();
    }
  });

  it('a test asks a question and checks the answer, without using the model', async () => {
    const result = await admin.call('testModel', { ...connection(), question: 0 });
    expect(result).toMatchObject({ answer: 'An answer of the model.', failure: null, words: 5 });
    expect(result.checks).toContainEqual({ name: 'language', passed: true });
    const last = { ...connection(), question: MODEL_TEST_QUESTIONS - 1 };
    const bulgarian = await admin.call('testModel', last);
    expect(bulgarian.checks).toContainEqual({ name: 'language', passed: false });
    expect(await inUse()).toMatchObject({ provider: 'built-in' });
  });

  it('a test says why there is no answer, without the provider’s words', async () => {
    mock.nextRequestError(401, { message: `wrong key ${KEY}`, type: 'invalid_api_key' });
    const result = await admin.call('testModel', { ...connection(), question: 0 });
    expect(result.failure).toContain('provider answered 401');
    expect(JSON.stringify(result)).not.toContain(KEY);
  });

  it('when the model fails, the built-in consultant takes over and nothing is charged', async () => {
    await use(connection({ baseUrl: await nowhere(), takesOver: true }));
    const { status, reply, query } = await ask();
    expect(status).toBe(200);
    expect(reply).toMatchObject({ status: 'done', isError: false });
    expect(reply?.text).toMatch(/^\*Our consultant can’t be reached right now/);
    expect(query).toMatchObject({ state: 'given_back', reason: 'stand_in' });
    await vi.waitFor(async () => {
      const { chats } = await user.call('listChats', {});
      expect(chats[0]?.title).toBe('How should I price my bread?');
    });
  });

  it('when it does not take over, the answer fails and can be retried', async () => {
    await use(connection({ baseUrl: await nowhere() }));
    const { status, reply, query } = await ask();
    expect(status).toBe(502);
    expect(reply).toMatchObject({ status: 'failed', errorCode: 'CONNECTION_LOST' });
    expect(query).toMatchObject({ state: 'given_back', reason: 'failed' });
  });

  it('a question that is too long is refused, not answered for free', async () => {
    await use(connection({ contextWindow: 4_096, takesOver: true }));
    const { status, reply, query } = await ask(`What is my break-even? ${'– '.repeat(5_000)}`);
    expect(status).toBe(502);
    expect(reply).toMatchObject({ status: 'failed', errorCode: 'QUESTION_TOO_LONG' });
    expect(query).toMatchObject({ state: 'given_back', reason: 'failed' });
  });

  it('costs are recorded, and a ceiling stops before it is exceeded', async () => {
    const prices = [{ model: 'gpt-test', input: 2, cachedInput: 1, output: 8 }];
    await admin.call('setModelPrices', { currency: 'EUR', prices });
    await use(connection());
    const before = (await admin.call('getSpending', {})).total;
    await ask();
    // 1,000 tokens at 2 and 100 at 8 a million, for the answer and its title.
    await vi.waitFor(async () => {
      const { total, estimated } = await admin.call('getSpending', {});
      expect(total - before).toBeCloseTo(2 * 0.0028, 10);
      expect(estimated).toBe(0);
    });
    const answers = await database.db
      .selectFrom('modelCalls')
      .select(['uid', 'plan', 'cost', 'inputTokens'])
      .where('messageId', '=', `message-${count}`)
      .execute();
    expect(answers).toEqual([
      { uid: user.uid, plan: 'enterprise', cost: 2_800_000_000, inputTokens: 1_000 },
    ]);
    const spent = await admin.call('getSpending', {});
    expect(spent).toMatchObject({
      currency: 'EUR',
      prices,
    });
    expect(spent.byPlan.map(({ plan }) => plan)).toContain('enterprise');
    expect(spent.byUser[0]).toMatchObject({ email: user.email });

    await admin.call('setCeilings', { ...none, enterprise: 0.01 });
    mock.clearRequests();
    const { reply, query } = await ask();
    expect(reply?.text).toMatch(/^Our consultant has answered all that is planned for this month/);
    expect(reply?.offer).toEqual({ choices: [], team: true });
    expect(query).toMatchObject({ state: 'given_back', reason: 'no_answer' });
    expect(mock.getRequests()).toHaveLength(0);
  });

  it('the list of changes names prices and ceilings', async () => {
    await admin.call('setCeilings', { ...none, total: 25.5 });
    const { changes } = await admin.call('getModels', {});
    expect(changes[0]).toMatchObject({ kind: 'ceilings' });
    expect(changes[0]?.detail).toContain('25.5');
    expect((await admin.call('getSpending', {})).ceilings.total).toBe(25.5);
  });
});

it('what the environment sets can’t be changed on the screen', async () => {
  const [{ open } = { open: undefined }] = serverDatabases;
  if (!open) throw new Error('no database');
  const database = await open();
  const variables = { AI_PROVIDER: 'openai', AI_MODEL: 'gpt-test', AI_API_KEY: KEY };
  const server = await startApplication(
    database,
    (connections) => createConsultant(connections, { log }),
    { variables },
  );
  const admin = await signUp(server);
  await grantStaff(database.db, admin);
  const shown = await admin.call('getModels', {});
  expect(shown.inUse).toMatchObject({
    source: 'environment',
    model: 'gpt-test',
    hasKey: true,
    variables: ['AI_PROVIDER', 'AI_MODEL', 'AI_API_KEY'],
  });
  expect(JSON.stringify(shown)).not.toContain(KEY);
  const input = {
    provider: 'openai',
    model: 'other',
    modelFree: null,
    baseUrl: null,
    apiKey: 'k',
    contextWindow: null,
    takesOver: false,
  } as const;
  for (const reply of [
    await admin.send('useModel', input),
    await admin.send('stopUsingModel', {}),
  ]) {
    expect(reply).toMatchObject({ status: 409, body: { code: 'MODEL_SET_BY_ENVIRONMENT' } });
  }
  await server.close();
});
