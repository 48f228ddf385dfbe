import type { MessageDocument } from '@savet/contract/documents';
import { replyErrors } from '@savet/contract/errors';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import type { LiveReader } from '../../../testing/live-reader.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

describe.each(databases)('turns on $name', ({ open }) => {
  let server: TestServer;
  let consultant: ScriptedConsultant;

  beforeAll(async () => {
    consultant = new ScriptedConsultant();
    server = await startApplication(await open(), consultant);
  });
  afterAll(() => server.close());

  it('stores the question at once, streams the text, and settles the turn once', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    const sent = await ask(person, 'c1', 'm1', 'Who are we for?');
    expect(sent.status).toBe(202);
    const answer = await consultant.next();
    expect(await messages(person, 'c1')).toMatchObject([
      { messageId: 'm1', text: 'Who are we for?', sender: 'user', status: 'done' },
      { sender: 'assistant', status: 'answering', text: '' },
    ]);
    answer.say('For people ');
    answer.say('who wait. 👩‍🌾');
    const replyId = await replyOf(person, 'c1');
    await live.until(() => live.textOf(replyId) === 'For people who wait. 👩‍🌾');

    const second = await person.watch();
    await second.until(() => second.textOf(replyId) === 'For people who wait. 👩‍🌾');
    answer.finish();
    const reply = await settled(live, replyId);
    expect(reply).toMatchObject({
      text: 'For people who wait. 👩‍🌾',
      status: 'done',
      isError: false,
    });
    expect(await ledger(person)).toEqual([{ state: 'kept', reason: null }]);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(1);
    live.close();
    second.close();
  });

  it('keeps the pieces of a reply until it is settled', async () => {
    const { db } = server.database;
    const person = await signUp(server);
    const live = await person.watch();
    const pieces = () =>
      db.selectFrom('chunks').select('text').where('uid', '=', person.uid).execute();
    await ask(person, 'c1', 'm1', 'Who are we for?');
    const answer = await consultant.next();
    answer.say('For people who wait.');
    await expect.poll(pieces).toEqual([{ text: 'For people who wait.' }]);
    answer.finish();
    await settled(live, await replyOf(person, 'c1'));
    expect(await pieces()).toEqual([]);
    live.close();
  });

  it('gives a new chat a title after its first exchange, and never replaces a title set by the user', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await ask(person, 'c1', 'm1', 'First');
    (await consultant.next()).say('Yes.');
    await person.call('renameChat', { chatId: 'c1', title: 'Mine' });
    consultant.answers.at(-1)?.finish();
    await settled(live, await replyOf(person, 'c1'));
    await ask(person, 'c2', 'm2', 'Second');
    const answer = await consultant.next();
    answer.say('Yes.');
    answer.finish();
    await live.until((events) =>
      events.some(
        ({ event, data }) =>
          event === 'changes' && data.chats.some((chat) => chat.title === 'A fitting title'),
      ),
    );
    const { chats } = await person.call('listChats', {});
    expect(chats.map(({ chatId, title }) => [chatId, title])).toEqual([
      ['c2', 'A fitting title'],
      ['c1', 'Mine'],
    ]);
    live.close();
  });

  it('sends the last five messages, and the first question once it is older', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    const requests = [];
    for (const number of [1, 2, 3, 4]) {
      await ask(person, 'c1', `m${number}`, `Question ${number}?`);
      const answer = await consultant.next();
      requests.push(answer.request);
      answer.say(`Answer ${number}.`);
      answer.finish();
      await settled(live, await replyOf(person, 'c1'));
    }
    expect(requests.map(({ firstRequest }) => firstRequest)).toEqual([
      ...[null, null, null, 'Question 1?'],
    ]);
    expect(requests[3]?.context.split('\n')).toEqual([
      ...['assistant: Answer 1.', 'user: Question 2?', 'assistant: Answer 2.'],
      ...['user: Question 3?', 'assistant: Answer 3.'],
    ]);
    live.close();
  });

  it('sends the e-mail address only with a question that needs it', async () => {
    const person = await signUp(server);
    const asked = [];
    for (const [chatId, query] of [
      ['c1', 'Who are we for?'],
      ['c2', 'Write my e-mail signature'],
    ] as const) {
      await ask(person, chatId, chatId, query);
      const { request, finish } = await consultant.next();
      asked.push(request.userInfo.includes(person.email));
      finish();
    }
    expect(asked).toEqual([false, true]);
  });

  it('joins a running turn by message id, and refuses the id for another text or chat', async () => {
    const person = await signUp(server);
    const before = consultant.answers.length;
    const sends = await Promise.all(
      Array.from({ length: 20 }, () => ask(person, 'c1', 'm1', 'Once')),
    );
    expect(new Set(sends.map(({ status }) => status))).toEqual(new Set([202]));
    const answer = await consultant.next();
    expect(consultant.answers.length).toBe(before + 1);
    expect(await ask(person, 'c1', 'm1', 'Twice')).toMatchObject({
      status: 409,
      body: { code: 'MESSAGE_CONFLICT' },
    });
    expect(await ask(person, 'c2', 'm1', 'Once')).toMatchObject({
      status: 409,
      body: { code: 'MESSAGE_CONFLICT' },
    });
    answer.say('Yes.');
    const waiting = person.call('generateResponse', {
      chatId: 'c1',
      messageId: 'm1',
      query: 'Once',
    });
    answer.finish();
    expect((await waiting).response).toBe('Yes.');
    expect(await ledger(person)).toEqual([{ state: 'kept', reason: null }]);
  });

  it.each([
    ['fractions', { inputTokens: 10.5, cachedInputTokens: 0, outputTokens: 2.25 }],
    ['more than fits', { inputTokens: 3e9, cachedInputTokens: 0, outputTokens: 3e9 }],
    ['no numbers', { inputTokens: Number.NaN, cachedInputTokens: 0, outputTokens: Infinity }],
  ])('settles an answer whose tokens the database refuses: %s', async (_, usage) => {
    const person = await signUp(server);
    const live = await person.watch();
    await ask(person, 'c1', 'm1', 'Why?');
    const answer = await consultant.next();
    answer.say('Because.');
    answer.finish({ kind: 'complete', usage, isAnswer: true });
    const reply = await settled(live, await replyOf(person, 'c1'));
    expect(reply).toMatchObject({ text: 'Because.', status: 'done', isError: false });
    expect(await ledger(person)).toEqual([{ state: 'kept', reason: null }]);
    expect((await ask(person, 'c1', 'm2', 'And?')).status).toBe(202);
    (await consultant.next()).finish({ kind: 'empty', usage: null });
    live.close();
  });

  it('answers one question at a time in a chat', async () => {
    const person = await signUp(server);
    await ask(person, 'c1', 'm1', 'One');
    const answer = await consultant.next();
    expect(await ask(person, 'c1', 'm2', 'Two')).toMatchObject({
      status: 409,
      body: { code: 'CHAT_BUSY' },
    });
    answer.finish({ kind: 'empty', usage: null });
    expect((await person.call('getUser', {})).user.queryUsed).toBeLessThanOrEqual(1);
  });

  it.each([
    ['GENERATION_FAILED', '', replyErrors.GENERATION_FAILED],
    ['CONNECTION_LOST', '', replyErrors.CONNECTION_LOST],
    ['CONNECTION_LOST', 'Half an ans', 'Half an ans'],
  ] as const)(
    'a failure %s after "%s" is visible, free, and can be retried',
    async (errorCode, text, stored) => {
      const person = await signUp(server);
      const live = await person.watch();
      await ask(person, 'c1', 'm1', 'Why?');
      const answer = await consultant.next();
      answer.say(text);
      answer.finish({ kind: 'failed', errorCode, detail: 'of the test', usage: null });
      const replyId = await replyOf(person, 'c1');
      expect(await settled(live, replyId)).toMatchObject({
        text: stored,
        isError: true,
        errorCode,
        status: 'failed',
      });
      expect((await person.call('getUser', {})).user.queryUsed).toBe(0);
      expect(await ask(person, 'c1', 'm1', 'Why?', { attempt: 3 })).toMatchObject({ status: 409 });

      expect((await ask(person, 'c1', 'm1', 'Why?', { attempt: 2 })).status).toBe(202);
      const again = await consultant.next();
      expect(again.request.context).toBe('');
      again.say('Because.');
      again.finish();
      await live.until(() =>
        live.events.some(
          ({ event, data }) =>
            event === 'changes' && data.messages.some((message) => message.text === 'Because.'),
        ),
      );
      const stays = await messages(person, 'c1');
      expect(stays).toHaveLength(2);
      expect(stays[1]).toMatchObject({
        messageId: replyId,
        attempt: 2,
        status: 'done',
        isError: false,
      });
      expect(await ask(person, 'c1', 'm1', 'Why?', { attempt: 3 })).toMatchObject({
        status: 409,
        body: { code: 'ATTEMPT_CONFLICT' },
      });
      expect(await ledger(person)).toEqual([
        { state: 'kept', reason: null },
        { state: 'given_back', reason: 'failed' },
      ]);
      live.close();
    },
  );

  it.each(['done', 'stopped'] as const)(
    'a reply that is no answer takes no query and has no receipt when it is %s',
    async (status) => {
      const person = await signUp(server);
      const live = await person.watch();
      await ask(person, 'c1', 'm1', 'Hello');
      const answer = await consultant.next();
      answer.isAnswer = false;
      const offer = { choices: ['pricing', 'raising prices'], team: false };
      answer.offer = offer;
      answer.say('Hello! What are you working on?');
      if (status === 'done') answer.finish();
      else await person.call('stopResponse', { chatId: 'c1', messageId: 'm1' });
      const reply = await settled(live, await replyOf(person, 'c1'));
      expect(reply).toMatchObject({
        status,
        receipt: null,
        offer: status === 'done' ? offer : null,
      });
      expect(await ledger(person)).toEqual([{ state: 'given_back', reason: 'no_answer' }]);
      expect((await person.call('getUser', {})).user.queryUsed).toBe(0);
      live.close();
    },
  );

  it('fails an empty answer and gives its query back', async () => {
    const person = await signUp(server);
    const waiting = person.send('generateResponse', {
      chatId: 'c1',
      messageId: 'm1',
      newChat: true,
      query: 'Anything?',
    });
    (await consultant.next()).finish({ kind: 'empty', usage: null });
    expect(await waiting).toEqual({
      status: 502,
      body: { success: false, error: 'Failed to process query', code: 'QUERY_FAILED' },
    });
    expect(await ledger(person)).toEqual([{ state: 'given_back', reason: 'empty' }]);
  });

  it('keeps partial text and its query after a stop; gives the query back if no text arrived', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    await ask(person, 'c1', 'm1', 'Long?');
    const answer = await consultant.next();
    answer.say('It begins');
    await person.call('stopResponse', { chatId: 'c1', messageId: 'm1' });
    const reply = await settled(live, await replyOf(person, 'c1'));
    expect(reply).toMatchObject({ text: 'It begins', status: 'stopped', isError: false });
    expect(answer.aborted).toBe(true);

    await ask(person, 'c2', 'm2', 'Short?');
    await consultant.next();
    await person.call('stopResponse', { chatId: 'c2', messageId: 'm2' });
    expect(await settled(live, await replyOf(person, 'c2'))).toMatchObject({
      text: '',
      status: 'stopped',
    });
    expect(await ledger(person)).toEqual([
      { state: 'given_back', reason: 'stopped' },
      { state: 'kept', reason: null },
    ]);
    live.close();
  });

  it('sends the last five settled messages without errors, and the style separately from the question', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    for (const number of [1, 2, 3]) {
      await ask(person, 'c1', `m${number}`, `Question ${number}`);
      const answer = await consultant.next();
      if (number === 2) {
        answer.finish({ kind: 'failed', errorCode: 'GENERATION_FAILED', detail: '', usage: null });
      } else {
        answer.say(`Answer ${number}`);
        answer.finish();
      }
      await settled(live, await replyOf(person, 'c1'));
    }
    await ask(person, 'c1', 'm4', 'Question 4', { responseStyle: 'concise' });
    const { request, finish } = await consultant.next();
    expect(request).toMatchObject({ query: 'Question 4', responseStyle: 'concise' });
    expect(request.context.split('\n')).toEqual([
      'user: Question 1',
      'assistant: Answer 1',
      'user: Question 2',
      'user: Question 3',
      'assistant: Answer 3',
    ]);
    finish({ kind: 'empty', usage: null });
    live.close();
  });

  it('answers one of fifty parallel questions when one query is left', async () => {
    const person = await signUp(server);
    for (let used = 0; used < 4; used += 1) await person.call('incrementQueryCount', {});
    const before = consultant.answers.length;
    const sends = await Promise.all(
      Array.from({ length: 50 }, (_, index) => ask(person, `c${index}`, `m${index}`, 'Me?')),
    );
    const statuses = sends.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([202, ...Array<number>(49).fill(402)]);
    const answer = await consultant.next();
    answer.say('You.');
    answer.finish();
    expect(consultant.answers.length).toBe(before + 1);
    // A refused question stores nothing.
    expect((await person.call('listChats', {})).chats).toHaveLength(1);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(5);
  });

  it('removes a chat with a running answer on every client and refuses further questions', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    const other = await person.watch();
    await other.until((events) => events.some(({ event }) => event === 'ready'));
    await ask(person, 'c1', 'm1', 'Gone?');
    const answer = await consultant.next();
    answer.say('Soon');
    const replyId = await replyOf(person, 'c1');
    await live.until(() => live.textOf(replyId) === 'Soon');
    await person.call('deleteChat', { chatId: 'c1' });
    for (const client of [live, other]) {
      await client.until((events) =>
        events.some(({ event, data }) => event === 'changes' && data.removedChats.includes('c1')),
      );
    }
    await expect.poll(() => answer.aborted).toBe(true);
    expect(await person.send('listMessages', { chatId: 'c1' })).toMatchObject({ status: 404 });
    expect(await ask(person, 'c1', 'm9', 'Back?')).toMatchObject({ status: 404 });
    live.close();
    other.close();
  });

  it('charges for text that was read, even if the chat is deleted at once', async () => {
    const person = await signUp(server);
    const live = await person.watch();
    const { body } = await ask(person, 'c1', 'm1', 'For nothing?');
    const replyId = (body.success && body.replyId) || '';
    const answer = await consultant.next();
    answer.say('The whole answer');
    await live.until(() => live.textOf(replyId) === 'The whole answer');
    await person.call('deleteChat', { chatId: 'c1' });
    live.close();
    await expect
      .poll(async () => (await person.call('listQueries', {})).queries)
      .toMatchObject([{ state: 'kept', reason: null }]);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(1);
  });
});

type Extra = { attempt?: number; responseStyle?: 'concise' };

function ask(person: Person, chatId: string, messageId: string, query: string, extra: Extra = {}) {
  const input = { chatId, messageId, newChat: true, query, wait: false, ...extra };
  return person.send('generateResponse', input);
}

async function messages(person: Person, chatId: string): Promise<MessageDocument[]> {
  return (await person.call('listMessages', { chatId })).messages;
}

async function replyOf(person: Person, chatId: string): Promise<string> {
  return (await messages(person, chatId)).at(-1)?.messageId ?? '';
}

function settled(live: LiveReader, replyId: string): Promise<MessageDocument> {
  return live.until((events) =>
    events
      .flatMap(({ event, data }) => (event === 'changes' ? data.messages : []))
      .find((message) => message.messageId === replyId && message.status !== 'answering'),
  );
}

async function ledger(person: Person) {
  const { queries } = await person.call('listQueries', {});
  return queries.map(({ state, reason }) => ({ state, reason }));
}
