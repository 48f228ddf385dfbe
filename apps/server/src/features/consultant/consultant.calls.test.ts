import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApplication, type TestServer } from '../../testing/application.ts';
import { embedded } from '../../testing/databases.ts';
import { type Person, signUp } from '../../testing/person.ts';
import { ScriptedConsultant } from '../../testing/scripted-consultant.ts';

let server: TestServer;
let consultant: ScriptedConsultant;

beforeAll(async () => {
  consultant = new ScriptedConsultant();
  server = await startApplication(await embedded.open(), consultant);
});
afterAll(() => server.close());

it.each([
  ['gives none', async () => null],
  [
    'breaks',
    async () => {
      throw new Error('no title');
    },
  ],
])('a provider that %s leaves a new chat its title, and its answer', async (_how, title) => {
  const person = await signUp(server);
  const asked = Promise.withResolvers<void>();
  consultant.title = () => {
    asked.resolve();
    return title();
  };
  expect(await answered(person, 'c1')).toMatchObject({ status: 200, body: { response: 'Rye.' } });
  await asked.promise;
  expect((await person.call('listChats', {})).chats).toMatchObject([{ title: 'New Chat' }]);
  const { messages } = await person.call('listMessages', { chatId: 'c1' });
  expect(messages).toMatchObject([{ isError: false }, { isError: false, text: 'Rye.' }]);
});

it('a title that was asked for and not made is told as such', async () => {
  const person = await signUp(server);
  consultant.title = async () => null;
  await answered(person);
  expect(await person.send('generateChatTitle', { query: 'q', chatResponse: 'r' })).toMatchObject({
    status: 502,
    body: { error: 'Failed to generate title' },
  });
});

/** A question and its answer; a stored one when a chat is named. */
async function answered(person: Person, chatId?: string) {
  const sent = person.send('generateResponse', {
    query: 'Bread?',
    ...(chatId === undefined
      ? { context: '', userInfo: 'A bakery' }
      : { chatId, messageId: 'm1', newChat: true }),
  });
  const answer = await consultant.next();
  answer.say('Rye.');
  answer.finish();
  return sent;
}
