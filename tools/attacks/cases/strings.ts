import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { call } from '../http.ts';
import { naughtyStrings, unstorable } from '../naughty-strings.ts';
import { type StringField, stringFields } from '../string-fields.ts';
import { answerShortly, makeStaff, variantsFor, type World } from '../world.ts';
import { attackAccountFields } from './account-fields.ts';

const PATH = 'userInfo.brandHub.brandCore.mission';
/** How to read a text back that a call has stored. */
const readers: Record<string, (person: Person, input: Input) => Promise<unknown>> = {
  'updateUser.firstName': async (person) => (await person.call('getUser', {})).user.firstName,
  'updateUser.lastName': async (person) => (await person.call('getUser', {})).user.lastName,
  'createChat.title': titleOf,
  'renameChat.title': titleOf,
  'saveBrandField.value': async (person) =>
    (await person.call('listBrandVersions', { path: PATH, limit: 1 })).versions[0]?.value,
  'sendContactMessage.text': async (person) =>
    (await person.call('listOwnContactMessages', {})).contactMessages[0]?.text,
  'generateResponse.query': async (person, { chatId }) =>
    (await person.call('listMessages', { chatId })).messages[0]?.text,
};

interface Input {
  chatId: string;
}

export const stringCases: readonly AttackCase[] = [
  {
    number: 28,
    name: 'texts that break programs, in every text of every call and route, and from the model',
    run: async (world, attempts) => {
      const { stage } = world;
      const person = await signUp(stage.server);
      await makeStaff(world, person);
      await stage.staff('plan', person.email, 'enterprise', '1000000');
      const texts = Object.entries(naughtyStrings);
      for (const [index, field] of stringFields().entries()) {
        for (const [kind, text] of variantsFor(world, texts, index, 4)) {
          await tryText(world, person, { field, kind, text }, attempts);
        }
      }
      for (const [kind, text] of texts)
        await answerWithText(world, person, { kind, text }, attempts);
      await attackAccountFields(world, attempts);
      attempts.same('logged errors', stage.server.complaints(), []);
    },
  },
];

async function tryText(
  { stage }: World,
  person: Person,
  { field, kind, text }: { field: StringField; kind: string; text: string },
  attempts: Attempts,
): Promise<void> {
  const { name, path } = field;
  const where = `${kind} as ${name}.${path.join('.')}`;
  const input = { ...field.inputWith(text), ...freshIds(field) };
  if (name === 'renameChat') {
    await call(stage.server, person, 'createChat', { chatId: (input as Input).chatId });
  }
  const answer = await call(stage.server, person, name, input);
  // 502: a provider of the product refused the text.
  attempts.expect(where, answer.status < 500 || answer.status === 502, answer);
  if (unstorable.has(kind)) attempts.same(`the refusal of ${where}`, answer.status, 400);
  const read = readers[`${name}.${path.join('.')}`];
  if (!read || answer.status !== 200) return;
  attempts.same(`${where}, read back`, await read(person, input as Input), text);
}

/** New ids where the text is not itself an id, so that every attempt stores something. */
function freshIds({ name, path }: StringField): object {
  const fresh: Record<string, object> = {
    createChat: { chatId: crypto.randomUUID() },
    renameChat: { chatId: crypto.randomUUID() },
    sendContactMessage: { contactMessageId: crypto.randomUUID() },
    generateResponse: {
      chatId: crypto.randomUUID(),
      messageId: crypto.randomUUID(),
      newChat: true,
      wait: true,
    },
  };
  const ids = { ...fresh[name] } as Record<string, unknown>;
  delete ids[String(path[0])];
  return ids;
}

async function titleOf(person: Person, { chatId }: Input): Promise<unknown> {
  const { chats } = await person.call('listChats', {});
  return chats.find((chat) => chat.chatId === chatId)?.title;
}

/** Lets the model answer with the text: the turn ends in a reply or in a visible failure. */
async function answerWithText(
  world: World,
  person: Person,
  { kind, text }: { kind: string; text: string },
  attempts: Attempts,
): Promise<void> {
  world.answerWith((answer) => {
    answer.say(`From ${text}`);
    answer.finish();
  });
  const chatId = crypto.randomUUID();
  const input = { chatId, messageId: crypto.randomUUID(), newChat: true, query: 'q' };
  const { status } = await call(world.stage.server, person, 'generateResponse', input);
  attempts.expect(`${kind} from the model`, status === 200 || status === 502, status);
  const { messages } = await person.call('listMessages', { chatId });
  const reply = messages[1];
  if (unstorable.has(kind))
    attempts.expect('a reply', reply?.text.startsWith('From') === true, reply);
  else attempts.same(`${kind} from the model, read back`, reply?.text, `From ${text}`);
  world.answerWith(answerShortly);
}
