import type { Call } from '@savet/contract/call';
import { type CallName, calls } from '@savet/contract/calls';
import { BODY_MAX_BYTES } from '@savet/contract/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { callInputs } from '../../testing/call-inputs.ts';
import { serverDatabases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const names = Object.keys(calls) as CallName[];
const table: Record<string, Call> = calls;
const private_ = names.filter((name) => table[name]?.access !== 'public');
const aboutSubject = names.filter((name) => table[name]?.access === 'user');

describe.each(serverDatabases)('the gate on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let owner: Person;
  let other: Person;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
    owner = await signUp(server);
    other = await signUp(server);
    await owner.call('createChat', { chatId: 'owned' });
  });
  afterAll(() => server.close());

  it.each(private_)('%s refuses a guest', async (name) => {
    const response = await post(server, `/api/${name}`, callInputs[name]);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      success: false,
      error: 'User authentication required',
      code: 'UNAUTHENTICATED',
    });
  });

  it.each(aboutSubject)(
    '%s gives the same refusal for existing and unknown subjects',
    async (name) => {
      const before = await stateOf(owner);
      const existing = await other.send(name, { ...callInputs[name], uid: owner.uid });
      const unknown = await other.send(name, { ...callInputs[name], uid: 'nobody' });
      expect(existing).toEqual(unknown);
      expect(existing.status).toBe(404);
      expect(await stateOf(owner)).toEqual(before);
    },
  );

  it('limits the calls of an actor, after those without access are refused', async () => {
    const variables = { CALLS_PER_MINUTE: '60', CALL_BURST: '20' };
    const limited = await startApplication(await open(), consultant, { variables });
    const person = await signUp(limited);
    // More than pass in the time that they take together.
    const statuses = async (uid: string) => {
      const calls = Array.from({ length: 60 }, () => person.send('getUser', { uid }));
      return new Set((await Promise.all(calls)).map(({ status }) => status));
    };
    expect(await statuses('nobody')).toEqual(new Set([404]));
    expect(await statuses(person.uid)).toEqual(new Set([200, 429]));
    await limited.close();
  });

  it.each(names)('%s refuses invalid bodies', async (name) => {
    const token = owner.token;
    for (const body of [
      '',
      'null',
      '[]',
      '"x"',
      '{"unknown":1}',
      '{"uid":7}',
      `${'['.repeat(50_000)}`,
    ]) {
      const response = await post(server, `/api/${name}`, body, {
        authorization: `Bearer ${token}`,
      });
      expect([body.slice(0, 20), response.status]).toEqual([body.slice(0, 20), 400]);
    }
    const large = `{"query":"${'x'.repeat(BODY_MAX_BYTES)}"}`;
    const tooLarge = await post(server, `/api/${name}`, large, {
      authorization: `Bearer ${token}`,
    });
    expect(tooLarge.status).toBe(413);
    const plain = await post(server, `/api/${name}`, '{}', {
      authorization: `Bearer ${token}`,
      'content-type': 'text/plain',
    });
    expect(plain.status).toBe(415);
  });

  it.each(['https://evil.test', 'null'])(
    'refuses the origin %s without any CORS header',
    async (origin) => {
      const response = await post(
        server,
        '/api/getUser',
        {},
        {
          authorization: `Bearer ${owner.token}`,
          origin,
        },
      );
      expect(response.status).toBe(403);
      expect(
        [...response.headers.keys()].filter((name) => name.startsWith('access-control')),
      ).toEqual([]);
      const signIn = await post(
        server,
        '/api/auth/sign-in/email',
        { email: owner.email, password: 'secret1' },
        { origin },
      );
      expect(signIn.status).toBe(403);
    },
  );

  it('accepts no plan, quota or role in sign-up and updates', async () => {
    for (const forbidden of [
      { plan: 'pro' },
      { queryLimit: 9 },
      { queryUsed: 0 },
      { isTester: true },
      { isAdmin: true },
      { stripeCustomerId: 'cus_1' },
      { userInfo: { profile: {} } },
      { 'userInfo.profile.industry': 'x' },
      { emailVerified: true },
    ]) {
      expect(await other.send('updateUser', forbidden as never)).toMatchObject({ status: 400 });
      const signUpTry = await post(
        server,
        '/api/auth/sign-up/email',
        { name: 'x', email: 'forged@people.test', password: 'secret1', ...forbidden },
        { origin: server.origin },
      );
      expect(signUpTry.status).toBe(400);
    }
    expect((await other.call('getUser', {})).user).toMatchObject({
      plan: 'free',
      queryLimit: 5,
      isAdmin: false,
    });
  });

  it('does not return the chats of other users', async () => {
    const foreign = [
      other.send('listMessages', { chatId: 'owned' }),
      other.send('renameChat', { chatId: 'owned', title: 'x' }),
      other.send('deleteChat', { chatId: 'owned' }),
      other.send('generateResponse', { chatId: 'owned', messageId: 'm', query: 'q', wait: false }),
      other.send('stopResponse', { chatId: 'owned', messageId: 'm' }),
    ];
    for (const { status, body } of await Promise.all(foreign)) {
      expect([status, body]).toEqual([
        404,
        { success: false, error: 'Not found', code: 'NOT_FOUND' },
      ]);
    }
    expect((await other.call('getUser', {})).user.queryUsed).toBe(0);
    expect(consultant.answers).toHaveLength(0);
    // Ids are unique per user: another user may take the same one.
    await other.call('createChat', { chatId: 'owned', title: 'Theirs' });
    expect((await owner.call('listChats', {})).chats).toMatchObject([{ title: 'New Chat' }]);
  });

  it('replays a write by its Idempotency-Key, only for the same actor, call and input', async () => {
    const person = await signUp(server);
    const key = { 'idempotency-key': 'k1' };
    const [first, twin] = await Promise.all([
      person.send('incrementQueryCount', {}, key),
      person.send('incrementQueryCount', {}, key),
    ]);
    expect([first, twin]).toEqual([
      { status: 200, body: { success: true } },
      { status: 200, body: { success: true } },
    ]);
    await person.send('incrementQueryCount', {}, key);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(1);
    await person.send('incrementQueryCount', {}, { 'idempotency-key': 'k2' });
    expect((await person.call('getUser', {})).user.queryUsed).toBe(2);
    await person.send('createChat', { chatId: 'a' }, { 'idempotency-key': 'k3' });
    expect(
      await person.send('createChat', { chatId: 'b' }, { 'idempotency-key': 'k3' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'KEY_CONFLICT' },
    });
  });

  it('answers 404 for other addresses', async () => {
    for (const path of [
      '/api/nothing',
      '/api/toString',
      '/api/__proto__',
      '/api/auth/list-sessions',
      '/api/auth/jwks',
      '/api/auth/update-user',
    ]) {
      const response = await post(
        server,
        path,
        {},
        { authorization: `Bearer ${owner.token}`, cookie: owner.cookie },
      );
      expect([path, response.status]).toEqual([path, 404]);
    }
  });

  it.each([
    ['compressed', '{}', { 'content-encoding': 'br' }, 415],
    ['of another type', '{}', { 'content-type': 'text/plain' }, 415],
    ['not UTF-8', Buffer.from('{"firstName":"\xff"}', 'latin1'), {}, 400],
  ])('a body that is %s is refused', async (_what, body, headers, status) => {
    const authorization = `Bearer ${owner.token}`;
    const response = await fetch(`${server.url}/api/updateUser`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization, ...headers },
      body,
    });
    expect(response.status).toBe(status);
  });

  it('refuses text that the database would change', async () => {
    for (const title of ['a\0b', 'a\ud800b']) {
      expect(await owner.send('createChat', { chatId: 'odd', title })).toMatchObject({
        status: 400,
      });
    }
    const title = '\u202eright to left, Здравей, 👩‍👩‍👧, <script>, \u200b; drop table users';
    expect((await owner.call('createChat', { chatId: 'even', title })).chat.title).toBe(title);
  });

  it('refuses a session that has ended, also on open live streams', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await live.until((events) => events.some(({ event }) => event === 'ready'));
    expect((await person.send('getUser', {})).status).toBe(200);
    await post(server, '/api/auth/sign-out', {}, { cookie: person.cookie, origin: server.origin });
    await expect(live.until(() => false)).rejects.toThrow('ended');
    expect((await person.send('getUser', {})).status).toBe(401);
  });
});

async function stateOf(person: Person) {
  const { user } = await person.call('getUser', {});
  const { chats } = await person.call('listChats', {});
  return { user, chats };
}

function post(
  server: TestServer,
  path: string,
  body: object | string,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}
