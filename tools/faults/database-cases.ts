import assert from 'node:assert/strict';
import { LiveReader } from '../../apps/server/src/testing/live-reader.ts';
import type { Stage } from '../stage/stage.ts';
import { freePort } from '../test-server/free-port.ts';
import { ServerProcess } from '../test-server/server-process.ts';
import type { FaultCase } from './cases.ts';
import { pieces } from './kill-steps.ts';
import { askToTheEnd, newQuestion, send } from './kills.ts';
import { checkTurn } from './nothing-lost.ts';

/** Questions in progress when the database is killed. */
const UNDER_LOAD = 6;
/** Calls that arrive while the database is frozen. */
const WHILE_FROZEN = 30;

export const databaseCases: readonly FaultCase[] = [
  {
    name: '2: PostgreSQL killed during answers; no acknowledged question is lost, the server recovers',
    on: ['PostgreSQL'],
    run: async (stage, person) => {
      const { postgres } = stage;
      const questions = Array.from({ length: UNDER_LOAD }, () => newQuestion('при срив'));
      for (const sent of questions) {
        assert.equal((await send(person, sent, { wait: false })).status, 202);
      }
      const answers = await Promise.all(questions.map(() => stage.provider.next()));
      for (const answer of answers) answer.say(pieces[0] ?? '');
      await postgres.kill('SIGKILL');
      for (const answer of answers) {
        for (const piece of pieces.slice(1)) answer.say(piece);
        answer.finish();
      }
      assert.equal((await fetch(`${stage.server.url}/healthz`)).status, 200, 'the server lives');
      assert.equal((await person.send('getUser', {})).status, 503, 'and says that it cannot');
      await postgres.resume();
      await ready(stage);
      for (const sent of questions) await checkTurn(person, sent);
      await askToTheEnd(stage, person, newQuestion('след срив'), 1);
    },
  },
  {
    name: '3: PostgreSQL frozen; calls fail with 503, and work again once it is back',
    on: ['PostgreSQL'],
    isLong: true,
    run: async (stage, person) => {
      const { postgres } = stage;
      postgres.freeze();
      const calls = Array.from({ length: WHILE_FROZEN }, () => person.send('listChats', {}));
      const statuses = (await Promise.all(calls)).map(({ status }) => status);
      assert.deepEqual([...new Set(statuses)], [503]);
      postgres.thaw();
      await ready(stage);
      await askToTheEnd(stage, person, newQuestion('след застой'), 1);
    },
  },
  {
    name: '18: the answering server is killed; a watcher on another server gets the text, then the failure',
    on: ['PostgreSQL'],
    run: async (stage, person) => {
      const second = await ServerProcess.start({ ...stage.settings, port: await freePort() });
      try {
        const live = await watch(second.url, person.token);
        const sent = newQuestion('на два сървъра');
        const { body } = await send(person, sent, { wait: false });
        assert(body.success && body.replyId !== undefined);
        const { replyId } = body;
        const answer = await stage.provider.next();
        answer.say(pieces[0] ?? '');
        await live.until(() => live.textOf(replyId) === pieces[0]);
        await stage.kill();
        await live.until((events) =>
          events.some(
            ({ event, data }) =>
              event === 'changes' &&
              data.messages.some(
                ({ messageId, status }) => messageId === replyId && status === 'failed',
              ),
          ),
        );
        live.close();
        await stage.start();
        const reply = await checkTurn(person, sent);
        assert.equal(reply.text, pieces[0], 'the text that had come stays');
      } finally {
        await second.end('SIGKILL');
      }
    },
  },
];

async function watch(url: string, token: string): Promise<LiveReader> {
  const abort = new AbortController();
  const response = await fetch(`${url}/api/live`, {
    headers: { authorization: `Bearer ${token}` },
    signal: abort.signal,
  });
  if (!response.ok || !response.body) throw new Error(`live answered ${response.status}`);
  return new LiveReader(response.body, abort);
}

async function ready({ server }: Stage): Promise<void> {
  for (;;) {
    const { status } = await fetch(`${server.url}/readyz`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
