import assert from 'node:assert/strict';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';
import type { Provider } from '../test-server/provider.ts';
import type { ProviderAnswer } from '../test-server/provider-answer.ts';
import { answerText, sayAll } from './answers.ts';
import { checkTurn, type Sent } from './nothing-lost.ts';
import { inTime } from './wait.ts';

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

/**
 * The answer that the server requests for a question.
 * @throws when it refuses the question
 * @throws LossError when it requests none
 */
export async function requestedAnswer(
  provider: Provider,
  sent: ReturnType<typeof send>,
): Promise<ProviderAnswer> {
  const { promise: refused, reject } = Promise.withResolvers<never>();
  sent.then(({ status, body }) => {
    if (!body.success) reject(new Error(`the question got ${status} ${JSON.stringify(body)}`));
  }, reject);
  try {
    return await inTime('the provider is asked', Promise.race([provider.next(), refused]));
  } catch (error) {
    provider.forget();
    throw error;
  }
}

/** Runs an attempt until it is answered, and checks that it left one reply and one kept query. */
export async function askToTheEnd(
  stage: Stage,
  person: Person,
  sent: Sent,
  attempt = 1,
): Promise<void> {
  const answered = send(person, sent, { attempt });
  sayAll(await requestedAnswer(stage.provider, answered));
  const { body } = await answered;
  assert(body.success, 'the question is answered at last');
  assert.equal(body.response, answerText);
  assert.equal((await checkTurn(person, sent)).attempt, attempt);
}
