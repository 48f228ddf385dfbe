import assert from 'node:assert/strict';
import type { Stage } from '../../stage/stage.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { answerNext, answerText, pieces } from '../answers.ts';
import type { FaultCase } from '../fault-case.ts';
import { FaultProxy } from '../fault-proxy.ts';
import { checkTurn } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';

/** Faults 4, 11 and 19: lost responses, a stop in order, a second server. */
export const responseCases: readonly FaultCase[] = [
  {
    number: 4,
    name: 'the response to a question is lost',
    on: ['embedded', 'PostgreSQL'],
    run: async ({ stage, person, tally }) => {
      const proxy = await FaultProxy.start(new URL(stage.server.url));
      try {
        const sent = newQuestion('се губи');
        const lost = proxy.loseNextAnswer();
        const first = fetch(`${proxy.url}/api/generateResponse`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            authorization: `Bearer ${person.token}`,
          },
          body: JSON.stringify({ ...sent, newChat: true }),
        });
        first.catch(() => undefined);
        await answerNext(stage);
        await lost;
        await assert.rejects(first, 'the browser never got the answer');
        const requestsBefore = stage.provider.requestCount;
        const { body } = await send(person, sent, {});
        assert(body.success && body.response === answerText);
        const asked = stage.provider.requestCount - requestsBefore;
        ensure(asked === 0, 'doubled', 'the provider was asked a second time');
        await checkTurn(person, sent);
        tally.acknowledged = 1;
      } finally {
        proxy.stop();
      }
    },
  },
  {
    number: 4,
    name: 'the response to another write is lost',
    on: ['embedded', 'PostgreSQL'],
    run: async ({ person, tally }) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const input = { path: 'userInfo.brandHub.brandCore.mission', value: 'Хляб за нощта' };
      const first = await person.send('saveBrandField', input, headers);
      const second = await person.send('saveBrandField', input, headers);
      assert(first.body.success, JSON.stringify(first.body));
      assert.deepEqual(second, first, 'the first result is replayed');
      tally.acknowledged = 1;
    },
  },
  {
    number: 11,
    name: 'SIGTERM in an answer',
    on: ['embedded', 'PostgreSQL'],
    run: async ({ stage, person, tally }) => {
      const sent = newQuestion('накрая');
      assert.equal((await send(person, sent, { wait: false })).status, 202);
      const answer = await stage.provider.next();
      answer.say(pieces[0] ?? '');
      const live = await person.watch();
      const ended = stage.server.end('SIGTERM');
      await stopping(stage);
      assert.equal((await send(person, newQuestion('късно'), {})).status, 503);
      for (const piece of pieces.slice(1)) answer.say(piece);
      answer.finish();
      await live.until((events) => events.some(({ event }) => event === 'restart'));
      assert.equal(await ended, 0, 'it ends in order');
      await tally.recovery(() => stage.start());
      assert.equal((await checkTurn(person, sent)).status, 'done');
      tally.acknowledged = 1;
    },
  },
  {
    number: 11,
    name: 'a second SIGTERM in an answer',
    on: ['embedded', 'PostgreSQL'],
    run: async ({ stage, person, tally }) => {
      const sent = newQuestion('прекъсва');
      assert.equal((await send(person, sent, { wait: false })).status, 202);
      const answer = await stage.provider.next();
      answer.say(pieces[0] ?? '');
      const ended = stage.server.end('SIGTERM');
      await stopping(stage);
      stage.server.signal('SIGTERM');
      assert.equal(await ended, 1, 'it does not wait for the answer');
      stage.provider.forget();
      await tally.recovery(async () => {
        await stage.start();
        assert.equal((await checkTurn(person, sent)).status, 'failed');
        await askToTheEnd(stage, person, sent, 2);
      });
      tally.acknowledged = 1;
    },
  },
  {
    number: 19,
    name: 'a second server on the same folder',
    on: ['embedded'],
    run: async ({ stage, person, tally }) => {
      const second = { ...stage.settings, port: 0 };
      await assert.rejects(ServerProcess.start(second), ({ message }: Error) => {
        assert.equal(message.split('\n').length, 1, message);
        assert.match(message, /DATA_DIR .* is in use/);
        return true;
      });
      const sent = newQuestion('остава');
      const answered = send(person, sent, {});
      await answerNext(stage);
      assert((await answered).body.success);
      await checkTurn(person, sent);
      tally.acknowledged = 1;
    },
  },
];

/** Resolves when the server no longer accepts requests. */
async function stopping({ server }: Stage): Promise<void> {
  await until('the server begins to stop', async () => {
    const { status } = await fetch(`${server.url}/readyz`);
    return status === 503;
  });
}
