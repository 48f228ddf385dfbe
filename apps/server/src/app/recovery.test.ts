import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { failAbandonedTurns } from '../features/chat/turns/settle-turn.ts';
import { createLog } from '../platform/log.ts';
import { startApplication } from '../testing/application.ts';
import { databases } from '../testing/databases.ts';
import { signUp } from '../testing/person.ts';
import { ScriptedConsultant } from '../testing/scripted-consultant.ts';
import { DRAIN_MS } from './compose.ts';

const question = { chatId: 'c', messageId: 'm', newChat: true, query: 'Still there?' };
const log = createLog('silent');

describe.each(databases)('turns of a crashed server on $name', ({ open }) => {
  it('fail once, keep their text so far and give the query back', async () => {
    const database = await open();
    const consultant = new ScriptedConsultant();
    const server = await startApplication(database, consultant);
    const person = await signUp(server);
    const live = await person.watch();
    const { replyId = '' } = await person.call('generateResponse', {
      chatId: 'c',
      messageId: 'm',
      newChat: true,
      query: 'Still there?',
      wait: false,
    });
    const answer = await consultant.next();
    answer.say('Half of it');
    await stored(database, replyId);

    // As at server start after a crash, when no turn is running here.
    const isRunning = () => false;
    expect(
      await failAbandonedTurns({ db: database.db, log }, 'expired', isRunning, new Date()),
    ).toBe(0);
    expect(await failAbandonedTurns({ db: database.db, log }, 'all', isRunning, new Date())).toBe(
      1,
    );
    expect(await failAbandonedTurns({ db: database.db, log }, 'all', isRunning, new Date())).toBe(
      0,
    );

    // Further text from the old owner is ignored.
    answer.say(', and the other half');
    answer.finish();
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    expect(messages.at(-1)).toMatchObject({
      text: 'Half of it',
      status: 'failed',
      isError: true,
      errorCode: 'GENERATION_FAILED',
    });
    await live.until((events) =>
      events.some(
        ({ event, data }) =>
          event === 'changes' && data.messages.some((message) => message.status === 'failed'),
      ),
    );
    const { queries } = await person.call('listQueries', {});
    expect(queries).toMatchObject([{ state: 'given_back', reason: 'interrupted' }]);
    expect((await person.call('getUser', {})).user.queryUsed).toBe(0);
    live.close();
    await server.close();
  });

  it('do not wait for one that cannot be failed', async () => {
    const database = await open();
    const { db } = database;
    const consultant = new ScriptedConsultant();
    const server = await startApplication(database, consultant);
    for (const text of ['Refused.', 'Half of it']) {
      const person = await signUp(server);
      const { replyId = '' } = await person.call('generateResponse', { ...question, wait: false });
      (await consultant.next()).say(text);
      await stored(database, replyId, text);
    }
    await sql`alter table messages add constraint planted check (text <> 'Refused.') not valid`.execute(
      db,
    );
    expect(await failAbandonedTurns({ db, log }, 'all', () => false, new Date())).toBe(1);
    await sql`alter table messages drop constraint planted`.execute(db);
    expect(await failAbandonedTurns({ db, log }, 'all', () => false, new Date())).toBe(1);
    for (const answer of consultant.answers) answer.finish();
    await server.close();
  });

  it('a stopping server refuses new turns and settles the running ones', async () => {
    const database = await open();
    const consultant = new ScriptedConsultant();
    const server = await startApplication(database, consultant);
    const person = await signUp(server);
    const live = await person.watch();
    const ask = (messageId: string) =>
      person.send('generateResponse', {
        chatId: messageId,
        messageId,
        newChat: true,
        query: 'Now?',
        wait: false,
      });
    await ask('m1');
    const answer = await consultant.next();
    const drained = server.application.drain();
    expect(await ask('m2')).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    answer.say('Now.');
    answer.finish();
    await drained;
    await live.until((events) => events.some(({ event }) => event === 'restart'));
    const statuses = live.events.flatMap(({ event, data }) =>
      event === 'changes' ? data.messages : [],
    );
    expect(statuses.at(-1)).toMatchObject({ text: 'Now.', status: 'done' });
    await server.close();
  });

  it('a stopping server ends an answer that takes too long, and gives its query back', async () => {
    const consultant = new ScriptedConsultant();
    const server = await startApplication(await open(), consultant);
    const person = await signUp(server);
    await person.call('generateResponse', { ...question, wait: false });
    const answer = await consultant.next();
    answer.say('Half of it');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const drained = server.application.drain();
    vi.advanceTimersByTime(DRAIN_MS);
    vi.useRealTimers();
    await drained;
    expect(answer.aborted).toBe(true);
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    expect(messages.at(-1)).toMatchObject({ text: 'Half of it', status: 'failed' });
    const { queries } = await person.call('listQueries', {});
    expect(queries).toMatchObject([{ state: 'given_back', reason: 'interrupted' }]);
    await server.close();
  });

  it('a turn whose every settlement is refused does not hold up the stop, and fails later', async () => {
    const database = await open();
    const { db } = database;
    const consultant = new ScriptedConsultant();
    const server = await startApplication(database, consultant);
    const person = await signUp(server);
    await sql`alter table messages add constraint planted check (text <> 'Refused.') not valid`.execute(
      db,
    );
    await person.call('generateResponse', { ...question, wait: false });
    const answer = await consultant.next();
    answer.say('Refused.');
    answer.finish();
    await server.application.drain();
    const unsettled = await person.call('listMessages', { chatId: 'c' });
    expect(unsettled.messages.at(-1)).toMatchObject({ status: 'answering' });
    await sql`alter table messages drop constraint planted`.execute(db);
    expect(await failAbandonedTurns({ db, log }, 'all', () => false, new Date())).toBe(1);
    const { messages } = await person.call('listMessages', { chatId: 'c' });
    expect(messages.at(-1)).toMatchObject({ status: 'failed', errorCode: 'GENERATION_FAILED' });
    const { queries } = await person.call('listQueries', {});
    expect(queries).toMatchObject([{ state: 'given_back', reason: 'interrupted' }]);
    await server.close();
  });
});

/** Waits until a reply's text is in the table of chunks. */
async function stored(
  { db }: Awaited<ReturnType<(typeof databases)[number]['open']>>,
  replyId: string,
  text = 'Half of it',
): Promise<void> {
  await expect
    .poll(() => db.selectFrom('chunks').select('text').where('replyId', '=', replyId).execute())
    .toEqual([{ text }]);
}
