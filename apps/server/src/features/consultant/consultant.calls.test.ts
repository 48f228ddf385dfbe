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
  ['returns null', async () => null],
  [
    'throws',
    async () => {
      throw new Error('no title');
    },
  ],
])('a new chat keeps its title and its answer if the title request %s', async (_how, title) => {
  const person = await signUp(server);
  const requested = Promise.withResolvers<void>();
  consultant.title = () => {
    requested.resolve();
    return title();
  };
  expect(await answered(person, 'c1')).toMatchObject({ status: 200, body: { response: 'Rye.' } });
  await requested.promise;
  expect((await person.call('listChats', {})).chats).toMatchObject([{ title: 'New Chat' }]);
  const { messages } = await person.call('listMessages', { chatId: 'c1' });
  expect(messages).toMatchObject([{ isError: false }, { isError: false, text: 'Rye.' }]);
});

it('a failed title request is reported as such', async () => {
  const person = await signUp(server);
  consultant.title = async () => null;
  await answered(person);
  expect(await person.send('generateChatTitle', { query: 'q', chatResponse: 'r' })).toMatchObject({
    status: 502,
    body: { error: 'Failed to generate title' },
  });
});

/** Asks a question and answers it; stored only with a `chatId`. */
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
