import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runStaffCommand } from '../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { databases } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

const start = new Date('2026-01-31T10:00:00.000Z');
const minutes = (count: number) => count * 60_000;
const days = (count: number) => count * 86_400_000;

describe.each(databases)('quota on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let clock = start;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    server = await startApplication(database, consultant, { now: () => clock });
  });
  afterAll(() => server.close());

  it('never grants free queries twice, with any plans in between', async () => {
    const person = await signUp(server);
    for (let used = 0; used < 5; used += 1) await answerOnce(person);
    expect(await person.send('generateResponse', stateless)).toMatchObject({ status: 402 });
    await staff(person, 'pro');
    expect(await quotaOf(person)).toMatchObject({ plan: 'pro', queryUsed: 0, queryLimit: 100 });
    await answerOnce(person);
    await staff(person, 'free');
    expect(await quotaOf(person)).toMatchObject({ plan: 'free', queryUsed: 5, queryLimit: 5 });
    expect(await person.send('generateResponse', stateless)).toMatchObject({ status: 402 });
    expect(await person.send('resetMonthlyQueries', {})).toMatchObject({ status: 200 });
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 5 });
  });

  it('resets a paid plan when its month ends by the server clock, not earlier', async () => {
    clock = start;
    const person = await signUp(server);
    await staff(person, 'pro', '2');
    expect((await quotaOf(person)).queryResetDate).toBe('2026-02-28T10:00:00.000Z');
    await answerOnce(person);
    await answerOnce(person);
    expect(await person.send('generateResponse', stateless)).toMatchObject({ status: 402 });
    clock = new Date(start.getTime() + days(27));
    await person.call('resetMonthlyQueries', {});
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 2 });
    clock = new Date('2026-02-28T10:00:00.000Z');
    await answerOnce(person);
    expect(await quotaOf(person)).toMatchObject({
      queryUsed: 1,
      queryResetDate: '2026-03-31T10:00:00.000Z',
    });
    // A clock that was set back does not restore the old month's count.
    clock = start;
    await person.call('resetMonthlyQueries', {});
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 1 });
  });

  it('keeps the count within the month when staff change only the limit', async () => {
    clock = start;
    const person = await signUp(server);
    await staff(person, 'pro');
    await answerOnce(person);
    clock = new Date(start.getTime() + days(3));
    await staff(person, 'pro', '30');
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 1, queryLimit: 30 });
    clock = start;
  });

  it('gives a query back to its own allowance', async () => {
    clock = start;
    const person = await signUp(server);
    const waiting = person.send('generateResponse', stateless);
    const answer = await consultant.next();
    await staff(person, 'pro');
    answer.finish({ kind: 'failed', errorCode: 'GENERATION_FAILED', detail: '', usage: null });
    expect(await waiting).toMatchObject({ status: 502, body: { code: 'QUERY_FAILED' } });
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 0 });
    await staff(person, 'free');
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 0 });
  });

  it('uses a query reserved ahead for the next stateless call, or gives it back after ten minutes', async () => {
    clock = start;
    const person = await signUp(server);
    await person.call('incrementQueryCount', {});
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 1 });
    await answerOnce(person);
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 1 });
    await person.call('incrementQueryCount', {});
    clock = new Date(start.getTime() + minutes(11));
    await answerOnce(person);
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 2 });
    // An expired reservation no longer counts, even before the next sweep gives it back.
    await expect
      .poll(async () =>
        (await person.call('listQueries', {})).queries.map(({ state, reason }) => [state, reason]),
      )
      .toEqual([
        ['kept', null],
        ['given_back', 'unused'],
        ['kept', null],
      ]);
  });

  it('generates at most one title per answered query; a summary costs a query', async () => {
    clock = start;
    const person = await signUp(server);
    const title = { query: 'q', chatResponse: 'r' };
    expect(await person.send('generateChatTitle', title)).toMatchObject({ status: 402 });
    await answerOnce(person);
    expect(await person.send('generateChatTitle', title)).toMatchObject({ status: 200 });
    expect(await person.send('generateChatTitle', title)).toMatchObject({ status: 402 });
    expect(await person.send('summarizeText', { text: 'Long' })).toMatchObject({ status: 200 });
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 2 });
  });

  it('takes no query for a stateless reply that is no answer', async () => {
    clock = start;
    const person = await signUp(server);
    const waiting = person.call('generateResponse', stateless);
    const answer = await consultant.next();
    answer.isAnswer = false;
    answer.say('Hello!');
    answer.finish();
    expect((await waiting).response).toBe('Hello!');
    expect(await quotaOf(person)).toMatchObject({ queryUsed: 0 });
    const { queries } = await person.call('listQueries', {});
    expect(queries).toMatchObject([{ state: 'given_back', reason: 'no_answer' }]);
  });

  it('never lowers the count through any call of the user', async () => {
    clock = start;
    const person = await signUp(server);
    const tried = { chatId: 'c', query: 'q', wait: false } as const;
    for (let used = 0; used < 5; used += 1) {
      const messageId = `m${used}`;
      const key = { 'idempotency-key': crypto.randomUUID() };
      const sent = await person.send(
        'generateResponse',
        { ...tried, messageId, newChat: used === 0 },
        key,
      );
      expect(sent.status).toBe(202);
      const answer = await consultant.next();
      answer.say('Yes.');
      answer.finish();
      await person.call('generateResponse', { ...tried, messageId, wait: true });
    }
    const used = { queryUsed: 5, queryLimit: 5, plan: 'free' };
    const answersBefore = consultant.answers.length;
    const isRefused = async (messageId: string) => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const sent = await person.send('generateResponse', { ...tried, messageId }, key);
      expect([messageId, sent.status]).toEqual([messageId, 402]);
      expect(await quotaOf(person)).toMatchObject(used);
    };
    await isRefused('another');
    const again = { ...tried, messageId: 'm4', attempt: 2 };
    expect((await person.send('generateResponse', again)).status).toBe(409);
    for (let round = 0; round < 3; round += 1) {
      await person.call('resetToFreePlan', {});
      await person.call('resetMonthlyQueries', {});
      await person.call('initializeUserPlan', {
        firstName: 'Нова',
        lastName: 'Нова',
        email: person.email,
        stripeCustomerId: null,
      });
      await isRefused(`after-reset-${round}`);
    }
    await person.call('deleteChat', { chatId: 'c' });
    expect(await quotaOf(person)).toMatchObject(used);
    const fresh = { ...tried, chatId: 'd', messageId: 'n', newChat: true };
    expect((await person.send('generateResponse', fresh)).status).toBe(402);
    expect((await person.send('incrementQueryCount', {})).status).toBe(402);
    expect((await person.send('summarizeText', { text: 'x' })).status).toBe(402);
    expect(consultant.answers.length).toBe(answersBefore);
  });

  it('lists the ledger in pages', async () => {
    clock = start;
    const person = await signUp(server);
    for (let used = 0; used < 3; used += 1) await answerOnce(person);
    const first = await person.call('listQueries', { limit: 2 });
    expect([first.queries.length, first.more]).toEqual([2, true]);
    const rest = await person.call('listQueries', { limit: 2, before: first.queries[1]?.queryId });
    expect([rest.queries.length, rest.more]).toEqual([1, false]);
    const ids = [...first.queries, ...rest.queries].map(({ queryId }) => queryId);
    expect(new Set(ids).size).toBe(3);
  });

  const stateless = { query: 'q', userInfo: 'u', context: '' };

  async function answerOnce(person: Person): Promise<void> {
    const waiting = person.call('generateResponse', stateless);
    const answer = await consultant.next();
    answer.say('Yes.');
    answer.finish();
    expect((await waiting).response).toBe('Yes.');
  }

  async function quotaOf(person: Person) {
    return (await person.call('getUser', {})).user;
  }

  function staff(person: Person, ...words: string[]): Promise<string> {
    return runStaffCommand(
      { db: database.db, payments: null },
      ['plan', person.email, ...words],
      clock,
    );
  }
});
