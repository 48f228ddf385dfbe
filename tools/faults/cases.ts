import assert from 'node:assert/strict';
import type { Person } from '../../apps/server/src/testing/person.ts';
import type { Stage } from '../stage/stage.ts';
import { ServerProcess } from '../test-server/server-process.ts';
import { answerText, pieces } from './kill-steps.ts';
import { answerNext, newQuestion, send } from './kills.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { checkTurn } from './nothing-lost.ts';

export type DatabaseName = 'embedded' | 'PostgreSQL';

export interface FaultCase {
  name: string;
  /** Databases that the case runs on; the short form uses only the first available one. */
  on: readonly DatabaseName[];
  /** Too long for the short form. */
  isLong?: true;
  run: (stage: Stage, person: Person) => Promise<void>;
}

export const faultCases: readonly FaultCase[] = [
  {
    name: '4: the response to a question is lost after the commit; the same id returns the first result',
    on: ['embedded', 'PostgreSQL'],
    run: async (stage, person) => {
      const proxy = await startLossyProxy(new URL(stage.server.url));
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
        assert.equal(stage.provider.requestCount, requestsBefore, 'the provider was asked once');
        await checkTurn(person, sent);
      } finally {
        proxy.stop();
      }
    },
  },
  {
    name: '4: a write whose response was lost is not repeated',
    on: ['embedded', 'PostgreSQL'],
    run: async (_stage, person) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      const input = { path: 'userInfo.brandHub.brandCore.mission', value: 'Хляб за нощта' };
      const first = await person.send('saveBrandField', input, headers);
      const second = await person.send('saveBrandField', input, headers);
      assert(first.body.success, JSON.stringify(first.body));
      assert.deepEqual(second, first, 'the first result is replayed');
    },
  },
  {
    name: '11: after SIGTERM, a server finishes running answers and refuses new questions',
    on: ['embedded', 'PostgreSQL'],
    run: async (stage, person) => {
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
      await stage.start();
      assert.equal((await checkTurn(person, sent)).status, 'done');
    },
  },
  {
    name: '19: a second server on the same folder exits with a one-line error; the first keeps working',
    on: ['embedded'],
    run: async (stage, person) => {
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
    },
  },
];

/** Resolves when the server no longer accepts requests. */
async function stopping({ server }: Stage): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${server.url}/readyz`);
    if (status === 503) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
