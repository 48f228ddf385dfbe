import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { serverDatabases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { type ScriptedAnswer, ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

describe.each(serverDatabases)('asking again and editing on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  beforeEach(async () => {
    person = await signUp(server);
    await exchange('first', 'Who buys bread?');
    await exchange('second', 'And cake?');
  });

  it('an edited question takes the place of the old one, and hides what followed', async () => {
    const answer = await ask('edited', 'Who buys tea?', { versionOf: 'first' });
    expect(answer.request.context).toBe('');
    expect(answer.request.firstRequest).toBeNull();
    await end(answer, 'edited');
    expect(await shown()).toEqual(['Who buys tea?', 'Reply to Who buys tea?']);
    expect((await messages())[0]).toMatchObject({ version: 2, versionCount: 2 });

    await exchange('third', 'Tell me more.');
    await show('edited', 1);
    expect(await shown()).toEqual([
      ...['Who buys bread?', 'Reply to Who buys bread?'],
      ...['And cake?', 'Reply to And cake?'],
    ]);
    await show('first', 2);
    expect((await shown()).slice(2)).toEqual(['Tell me more.', 'Reply to Tell me more.']);
  });

  it('search and export leave hidden messages out, and all versions can be compared', async () => {
    await end(await ask('again', 'Who buys bread?', { versionOf: 'first' }), 'again', 'Everybody.');
    const { hits } = await person.call('searchChats', { text: 'cake' });
    expect(hits).toEqual([]);
    const { markdown } = await person.call('exportChat', { chatId: 'c' });
    expect(markdown).toContain('Everybody.');
    expect(markdown).not.toContain('cake');
    const { versions } = await person.call('listVersions', { chatId: 'c', messageId: 'again' });
    expect(versions.map(({ reply }) => reply.text)).toEqual([
      'Reply to Who buys bread?',
      'Everybody.',
    ]);
    const unknown = { chatId: 'c', messageId: versions[0]?.reply.messageId ?? '' };
    expect(await person.send('listVersions', unknown)).toMatchObject({ status: 404 });
    const other = await signUp(server);
    const foreign = { chatId: 'c', messageId: 'again' };
    expect(await other.send('listVersions', foreign)).toMatchObject({ status: 404 });
  });

  it('an export identifies the path that is shown, and no rename changes that', async () => {
    const path = async () => (await person.call('exportChat', { chatId: 'c' })).path;
    const first = await path();
    await person.call('renameChat', { chatId: 'c', title: 'Bread' });
    expect(await path()).toBe(first);
    const answer = await ask('again', 'And cake?', { versionOf: 'second' });
    const unfinished = await path();
    await end(answer, 'again');
    const second = await path();
    expect(new Set([first, unfinished, second]).size).toBe(3);
    await show('again', 1);
    expect(await path()).toBe(first);
    await show('again', 2);
    expect(await path()).toBe(second);
  });

  it('each version takes a query, the same message id only once', async () => {
    const input = { versionOf: 'second' };
    const sent = await Promise.all([
      send('again', 'And cake?', input),
      send('again', 'And cake?', input),
    ]);
    expect(sent.map(({ status }) => status)).toEqual([202, 202]);
    await end(await consultant.next(), 'again');
    expect((await send('again', 'And cake?', input)).status).toBe(202);
    const { queries } = await person.call('listQueries', {});
    expect(queries.map(({ messageId }) => messageId)).toEqual(['again', 'second', 'first']);
    expect((await messages())[2]).toMatchObject({ version: 2, versionCount: 2 });
    expect(queries.map(({ version }) => version)).toEqual([
      { number: 2, count: 2, shown: true },
      { number: 1, count: 2, shown: false },
      null,
    ]);
    await show('again', 1);
    const { queries: later } = await person.call('listQueries', {});
    expect(later.map(({ version }) => version?.shown)).toEqual([false, true, undefined]);
  });

  it('a refused version changes nothing', async () => {
    const before = await messages();
    await sql`update users set query_limit = 2 where uid = ${person.uid}`.execute(
      server.database.db,
    );
    expect((await send('again', 'And cake?', { versionOf: 'first' })).status).toBe(402);
    expect(await messages()).toEqual(before);
  });

  it('a version of a question that is not shown is refused, and so is its Retry', async () => {
    const failing = await ask('failing', 'And pie?', {});
    failing.finish({ kind: 'failed', errorCode: 'GENERATION_FAILED', usage: null, detail: 'x' });
    await vi.waitFor(async () => expect((await messages()).at(-1)?.status).toBe('failed'));
    await end(await ask('again', 'Who buys bread?', { versionOf: 'first' }), 'again');
    expect(await send('lost', 'And cake?', { versionOf: 'second' })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    expect(await send('failing', 'And pie?', { attempt: 2 })).toMatchObject({
      status: 409,
      body: { code: 'VERSION_CONFLICT' },
    });
    const shown = { chatId: 'c', messageId: 'second', version: 1 };
    expect(await person.send('showVersion', shown)).toMatchObject({ status: 409 });
    // The question before it is shown, whichever version of it is named.
    await end(await ask('third', 'Who buys bread?', { versionOf: 'first' }), 'third');
    expect((await messages())[0]).toMatchObject({ messageId: 'third', version: 3 });
  });

  it('while an answer is written, no other version is shown', async () => {
    const answer = await ask('again', 'And cake?', { versionOf: 'second' });
    const earlier = { chatId: 'c', messageId: 'again', version: 1 };
    expect(await person.send('showVersion', earlier)).toMatchObject({
      status: 409,
      body: { code: 'CHAT_BUSY' },
    });
    await end(answer, 'again');
    expect((await person.send('showVersion', earlier)).status).toBe(200);
    expect(await person.send('showVersion', { ...earlier, version: 7 })).toMatchObject({
      status: 404,
    });
  });

  it('a deleted chat comes back with all versions', async () => {
    await end(await ask('again', 'And cake?', { versionOf: 'second' }), 'again');
    await person.call('deleteChat', { chatId: 'c' });
    expect(await person.send('listVersions', { chatId: 'c', messageId: 'again' })).toMatchObject({
      status: 404,
    });
    await person.call('restoreChat', { chatId: 'c' });
    await show('again', 1);
    expect((await messages())[2]).toMatchObject({ messageId: 'second', versionCount: 2 });
  });

  async function messages() {
    return (await person.call('listMessages', { chatId: 'c' })).messages;
  }

  async function shown(): Promise<string[]> {
    return (await messages()).map(({ text }) => text);
  }

  function send(
    messageId: string,
    query: string,
    more: { versionOf?: string; attempt?: number; newChat?: boolean },
  ) {
    return person.send('generateResponse', { chatId: 'c', messageId, query, wait: false, ...more });
  }

  async function ask(
    messageId: string,
    query: string,
    more: { versionOf?: string; newChat?: boolean },
  ): Promise<ScriptedAnswer> {
    expect(await send(messageId, query, more)).toMatchObject({ status: 202 });
    return consultant.next();
  }

  async function end(answer: ScriptedAnswer, messageId: string, text?: string): Promise<void> {
    answer.say(text ?? `Reply to ${answer.request.query}`);
    answer.finish();
    await vi.waitFor(async () => {
      const reply = (await messages()).find(({ replyTo }) => replyTo === messageId);
      expect(reply?.status).toBe('done');
    });
  }

  async function exchange(messageId: string, query: string): Promise<void> {
    await end(await ask(messageId, query, { newChat: messageId === 'first' }), messageId);
  }

  function show(messageId: string, version: number) {
    return person.call('showVersion', { chatId: 'c', messageId, version });
  }
});
