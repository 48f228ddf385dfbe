import assert from 'node:assert/strict';
import { LiveReader } from '../../../apps/server/src/testing/live-reader.ts';
import { freePort } from '../../test-server/free-port.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { pieces } from '../answers.ts';
import type { FaultCase } from '../fault-case.ts';
import { checkTurn } from '../nothing-lost.ts';
import { newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';

/** Fault 18. */
export const serverCases: readonly FaultCase[] = [
  {
    number: 18,
    name: 'the answering one of two servers killed',
    on: ['PostgreSQL'],
    run: async ({ stage, person, tally }) => {
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
        await tally.recovery(() =>
          live.until((events) =>
            events.some(
              ({ event, data }) =>
                event === 'changes' &&
                data.messages.some(
                  ({ messageId, status }) => messageId === replyId && status === 'failed',
                ),
            ),
          ),
        );
        live.close();
        await stage.start();
        const reply = await checkTurn(person, sent);
        ensure(reply.text === pieces[0], 'lost', 'the text that had come is gone');
        tally.acknowledged = 1;
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
