import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { runStaffCommand } from '../../../app/staff/staff-commands.ts';
import type { OpenDatabase } from '../../../platform/db/database.ts';
import { startApplication, type TestServer } from '../../../testing/application.ts';
import { databases } from '../../../testing/databases.ts';
import { type Person, signUp } from '../../../testing/person.ts';
import { ScriptedConsultant } from '../../../testing/scripted-consultant.ts';

const mission = 'userInfo.brandHub.brandCore.mission';
const vision = 'userInfo.brandHub.brandCore.vision';
const usp = 'userInfo.brandHub.coreProducts.usp';

describe.each(databases)('replies of a model on $name', ({ open }) => {
  let database: OpenDatabase;
  let server: TestServer;
  let consultant: ScriptedConsultant;
  let person: Person;

  beforeAll(async () => {
    database = await open();
    consultant = new ScriptedConsultant();
    consultant.usesModel = async () => true;
    server = await startApplication(database, consultant);
  });
  beforeEach(async () => {
    person = await signUp(server);
    const plan = ['plan', person.email, 'enterprise'];
    await runStaffCommand({ db: database.db, payments: null }, plan, new Date());
    await person.call('saveBrandField', { path: mission, value: 'Bread for all' });
    await person.call('saveBrandField', { path: vision, value: 'A bakery in each street' });
  });
  afterAll(() => server.close());

  async function messagesOf(chatId: string) {
    return (await person.call('listMessages', { chatId })).messages;
  }

  it('the receipt tells what the words show, what was given, and what did not fit', async () => {
    const asked = person.send('generateResponse', {
      chatId: 'c1',
      messageId: 'm1',
      newChat: true,
      query: 'What is my mission?',
    });
    const answer = await consultant.next();
    answer.say('Bread for all.');
    answer.finish({
      kind: 'complete',
      usage: null,
      isAnswer: true,
      given: {
        shown: ['mission'],
        leftOut: { messages: 2, project: false, fields: ['vision'], cut: ['mission'] },
      },
    });
    await asked;
    const [, reply] = await messagesOf('c1');
    expect(reply?.receipt).toMatchObject({
      fields: [{ path: mission, version: 1, shown: true, cut: true }],
      leftOut: { messages: 2, fields: [vision] },
    });
  });

  it('an answer that stands in for the model is not counted', async () => {
    const asked = person.send('generateResponse', {
      chatId: 'c2',
      messageId: 'm2',
      newChat: true,
      query: 'Why?',
    });
    const answer = await consultant.next();
    answer.say('In short: because.');
    answer.finish({ kind: 'complete', usage: null, isAnswer: true, isStandIn: true });
    expect((await asked).status).toBe(200);
    const { queries } = await person.call('listQueries', {});
    expect(queries.find(({ chatId }) => chatId === 'c2')).toMatchObject({
      state: 'given_back',
      reason: 'stand_in',
    });
  });

  it('the model decides after the answer which empty field a question states', async () => {
    const decided = vi.fn<ScriptedConsultant['statedField']>(async () => 'usp');
    consultant.statedField = decided;
    const query = 'Our advantage is that we bake at night.';
    const live = await person.watch();
    void person.send('generateResponse', { chatId: 'c3', messageId: 'm3', newChat: true, query });
    const answer = await consultant.next();
    expect((await messagesOf('c3'))[0]?.statedFields).toBeNull();
    answer.say('Noted.');
    answer.finish();
    const question = await live.until((events) =>
      events
        .flatMap(({ event, data }) => (event === 'changes' ? data.messages : []))
        .find(({ messageId, statedFields }) => messageId === 'm3' && statedFields !== null),
    );
    expect(question.statedFields).toEqual([usp]);
    const [text, emptyFields] = decided.mock.calls[0] ?? [];
    expect(text).toBe(query);
    expect(emptyFields).toContain('usp');
    expect(emptyFields).not.toContain('mission');
    live.close();
  });
});
