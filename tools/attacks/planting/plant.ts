import { brandFields } from '@savet/contract/brand-hub';
import { PROJECT_NAME_MAX } from '@savet/contract/limits';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import { newIds, paying } from '../paying.ts';
import { answerShortly, type World } from '../world.ts';
import { amounts, MARK } from './hostile-texts.ts';

/** So many in a message to the team: a user may send twenty an hour. */
const TEXTS_PER_MESSAGE = 2;
const MISSION = 'userInfo.brandHub.brandCore.mission';

export interface Planted {
  /** Has every text everywhere. */
  owner: Person;
  /** A chat with a question and an answer of all texts. */
  chatId: string;
  /** Its page behind a shared link. */
  sharedPath: string;
  /** Names of projects: the texts that are short enough. */
  projects: string[];
}

/** Plants texts wherever a user, staff or the model can write and somebody reads. */
export async function plant(world: World, texts: readonly string[]): Promise<Planted> {
  await nameUsers(world, texts);
  const owner = await paying(world);
  await owner.call('updateUser', { shareFeedback: true });
  const projects = texts.filter((text) => text.length <= PROJECT_NAME_MAX);
  await plantMessages(world, owner, texts);
  for (const text of texts) {
    await plantChat(world, owner, text);
    await world.staff.call('startViewing', { uid: owner.uid, reason: text });
  }
  for (const name of projects) {
    const projectId = crypto.randomUUID();
    await owner.call('createProject', { projectId, name, color: 'teal', instructions: name });
  }
  const all = [...texts, ...amounts, MARK].join('\n\n');
  for (const { path, input } of brandFields) {
    // A list of colours keeps only colours.
    await owner.send('saveBrandField', { path, value: input === 'colors' ? texts.join() : all });
  }
  const { chatId, messageId } = await askAndAnswer(world, owner, all);
  const linkId = crypto.randomUUID();
  const { url } = await owner.call('createSharedLink', { linkId, chatId, messageId, days: 1 });
  world.answerWith(answerShortly);
  return { owner, chatId, sharedPath: new URL(url).pathname, projects };
}

/** Gives each text to a user as first and last name. */
async function nameUsers({ stage }: World, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const person = await signUp(stage.server);
    await person.call('updateUser', { firstName: text, lastName: text });
  }
}

/** A chat whose question, answer and title are the text, with a shared link and a rating. */
async function plantChat(world: World, owner: Person, text: string): Promise<void> {
  const { chatId, messageId } = await askAndAnswer(world, owner, text);
  await owner.call('renameChat', { chatId, title: text });
  await owner.call('setFeedback', { chatId, messageId, feedback: 'good' });
  await owner.call('createSharedLink', { linkId: crypto.randomUUID(), chatId, days: 1 });
}

/** @returns the chat and the id of the reply */
async function askAndAnswer(world: World, owner: Person, text: string) {
  world.answerWith((answer) => {
    answer.say(text);
    answer.finish();
  });
  const ids = newIds();
  await owner.call('generateResponse', { ...ids, query: text });
  const { messages } = await owner.call('listMessages', { chatId: ids.chatId });
  return { chatId: ids.chatId, messageId: messages[1]?.messageId ?? '' };
}

/** Messages to the team, which answers every second one with the same texts, and proposes one of them. */
async function plantMessages(
  { staff }: World,
  owner: Person,
  texts: readonly string[],
): Promise<void> {
  for (let index = 0; index < texts.length; index += TEXTS_PER_MESSAGE) {
    const contactMessageId = crypto.randomUUID();
    const some = texts.slice(index, index + TEXTS_PER_MESSAGE);
    const text = some.join('\n\n');
    await owner.call('sendContactMessage', { contactMessageId, text });
    if ((index / TEXTS_PER_MESSAGE) % 2 === 1) continue;
    const proposals = [{ path: MISSION, value: some[0] ?? '' }];
    const answer = { uid: owner.uid, contactMessageId, text, proposals };
    await staff.call('answerContactMessage', answer);
  }
}
