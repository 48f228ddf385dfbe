import { answerText } from '../answers.ts';
import { checkTurn, isKnown } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';
import type { KillWorld } from './kill-world.ts';
import { reach, type TurnStep } from './turn-steps.ts';

/**
 * Asks, kills the server at a step of the turn, restarts it and checks that nothing is lost; then retries as a browser would,
 * until the question is answered.
 */
export async function killInTurn(
  { stage, person, tally, random }: KillWorld,
  step: TurnStep,
  sent = newQuestion(step),
): Promise<void> {
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
  await tally.recovery(async () => {
    await stage.start();
    if (wasAcknowledged) tally.acknowledged += 1;
    if (!wasAcknowledged && !(await isKnown(person, sent))) {
      // Without an acknowledgement the browser resends the question with the same id.
      await askToTheEnd(stage, person, sent);
      return;
    }
    const reply = await checkTurn(person, sent);
    if (reply.status === 'failed') {
      await askToTheEnd(stage, person, sent, reply.attempt + 1);
      return;
    }
    const requestsBefore = stage.provider.requestCount;
    const { body } = await send(person, sent, {});
    const isSame = body.success && body.response === answerText;
    ensure(isSame, 'lost', 'the same id again does not give the first result');
    const asked = stage.provider.requestCount - requestsBefore;
    ensure(asked === 0, 'doubled', 'the provider was asked a second time');
  });
}
