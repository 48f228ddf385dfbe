import assert from 'node:assert/strict';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';
import { answerNext, answerText } from './answers.ts';
import { checkTurn, type Sent } from './nothing-lost.ts';

export function newQuestion(about: string): Sent {
  const chatId = `chat-${crypto.randomUUID()}`;
  return { chatId, messageId: `message-${crypto.randomUUID()}`, query: `Какво ${about}? 😀` };
}

export function send(
  person: Person,
  sent: Sent,
  more: { wait?: boolean; attempt?: number },
): ReturnType<typeof person.send<'generateResponse'>> {
  return person.send('generateResponse', {
    ...sent,
    newChat: sent.versionOf === undefined,
    ...more,
  });
}

/** Runs an attempt until it is answered, and checks that it left one reply and one kept query. */
export async function askToTheEnd(
  stage: Stage,
  person: Person,
  sent: Sent,
  attempt = 1,
): Promise<void> {
  const answered = send(person, sent, { attempt });
  await answerNext(stage);
  const { body } = await answered;
  assert(body.success, 'the question is answered at last');
  assert.equal(body.response, answerText);
  assert.equal((await checkTurn(person, sent)).attempt, attempt);
}
