import assert from 'node:assert/strict';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';
import { answerText, type KillStep, pieces, reach } from './kill-steps.ts';
import { checkTurn, isKnown, type Sent } from './nothing-lost.ts';

/**
 * Fault case 1: asks, kills the server at a step, restarts it and checks that nothing is lost; then retries
 * as a browser would, until the question is answered.
 */
export async function killOnce(
  stage: Stage,
  person: Person,
  step: KillStep,
  random: number,
): Promise<void> {
  const sent = newQuestion(step);
  const acknowledged = send(person, sent, { wait: false });
  let wasAcknowledged = false;
  acknowledged.then(
    ({ status }) => {
      wasAcknowledged = status === 202;
    },
    () => undefined,
  );
  await reach(step, { provider: stage.provider, acknowledged, random });
  await stage.kill();
  await acknowledged.catch(() => undefined);
  await stage.start();
  if (!wasAcknowledged && !(await isKnown(person, sent))) {
    // Without an acknowledgement the browser resends the question with the same id.
    await askToTheEnd(stage, person, sent, 1);
    return;
  }
  const reply = await checkTurn(person, sent);
  if (reply.status === 'failed') {
    await askToTheEnd(stage, person, sent, reply.attempt + 1);
    return;
  }
  const requestsBefore = stage.provider.requestCount;
  const { body } = await send(person, sent, {});
  assert(body.success && body.response === answerText, 'the same id again gives the first result');
  assert.equal(stage.provider.requestCount, requestsBefore, 'and asks the provider no second time');
}

export function newQuestion(about: string): Sent {
  const chatId = `chat-${crypto.randomUUID()}`;
  return { chatId, messageId: `message-${crypto.randomUUID()}`, query: `Какво ${about}? 😀` };
}

export function send(
  person: Person,
  sent: Sent,
  more: { wait?: boolean; attempt?: number },
): ReturnType<typeof person.send<'generateResponse'>> {
  return person.send('generateResponse', { ...sent, newChat: true, ...more });
}

/** Answers the next request to the provider. */
export async function answerNext({ provider }: Stage): Promise<void> {
  const answer = await provider.next();
  for (const piece of pieces) answer.say(piece);
  answer.finish();
}

/** Runs an attempt until it is answered, and checks that it left one reply and one kept query. */
export async function askToTheEnd(
  stage: Stage,
  person: Person,
  sent: Sent,
  attempt: number,
): Promise<void> {
  const answered = send(person, sent, { attempt });
  await answerNext(stage);
  const { body } = await answered;
  assert(body.success, 'the question is answered at last');
  assert.equal(body.response, answerText);
  assert.equal((await checkTurn(person, sent)).attempt, attempt);
}
