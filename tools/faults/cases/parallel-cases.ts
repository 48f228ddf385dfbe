import assert from 'node:assert/strict';
import { type Person, personOf, signUp } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { freePort } from '../../test-server/free-port.ts';
import { ServerProcess } from '../../test-server/server-process.ts';
import { answerNext } from '../answers.ts';
import type { FaultCase } from '../fault-case.ts';
import { checkTurn, ledgerOf, type Sent } from '../nothing-lost.ts';
import { newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';

/** Number of parallel sends. */
const AT_ONCE = 50;
const FREE_QUERIES = 5;
const UNAVAILABLE = 503;

/** Fault case 5, on one server and, where the database allows it, spread over two. */
export const parallelCases: readonly FaultCase[] = [
  {
    number: 5,
    name: `${AT_ONCE} copies of one question at once`,
    on: ['PostgreSQL', 'embedded'],
    run: async ({ stage, person, tally }) => {
      await onItsServers(stage, person, async (senders) => {
        const sent = newQuestion('се повтаря');
        const before = stage.provider.requestCount;
        const copies = inTurn(senders).map((sender) => sendWhileBusy(sender, sent));
        await answerNext(stage);
        const replies = (await Promise.all(copies)).map(({ body }) =>
          body.success ? body.replyId : body.code,
        );
        assert.equal(new Set(replies).size, 1, `all join one turn: ${replies.join(', ')}`);
        await checkTurn(person, sent);
        const asked = stage.provider.requestCount - before;
        ensure(asked === 1, 'doubled', `the provider was asked ${asked} times`);
        const charged = (await ledgerOf(person, sent.messageId)).length;
        ensure(charged === 1, 'doubled', `${charged} queries were charged`);
        tally.acknowledged = replies.length;
      });
    },
  },
  {
    number: 5,
    name: `${AT_ONCE} questions for the last query`,
    on: ['PostgreSQL', 'embedded'],
    run: async ({ stage, tally }) => {
      const person = await signUp(stage.server);
      for (let used = 1; used < FREE_QUERIES; used += 1) {
        await person.call('incrementQueryCount', {});
      }
      await onItsServers(stage, person, async (senders) => {
        const before = stage.provider.requestCount;
        const answers = await Promise.all(
          inTurn(senders).map(async (sender) => {
            const sent = newQuestion('остава');
            return { sent, status: (await sendWhileBusy(sender, sent)).status };
          }),
        );
        const accepted = answers.filter(({ status }) => status === 202);
        ensure(accepted.length < 2, 'doubled', `${accepted.length} questions were accepted`);
        ensure(accepted.length > 0, 'lost', 'no question was accepted');
        tally.acknowledged = 1;
        const refused = answers.filter(({ status }) => status === 402);
        assert.equal(refused.length, AT_ONCE - 1, 'the others get 402');
        await answerNext(stage);
        for (const { sent } of accepted) await checkTurn(person, sent);
        assert.equal(stage.provider.requestCount - before, 1, 'the provider is asked once');
        assert.equal((await person.call('listChats', {})).chats.length, 1, 'nothing else is left');
        assert.equal((await person.call('getUser', {})).user.queryUsed, FREE_QUERIES);
      });
    },
  },
];

/** Starts a second server if the database allows one, and sends through all of them. */
async function onItsServers(
  stage: Stage,
  person: Person,
  run: (senders: readonly Person[]) => Promise<void>,
): Promise<void> {
  if (stage.isEmbedded) {
    await run([person]);
    return;
  }
  const second = await ServerProcess.start({ ...stage.settings, port: await freePort() });
  try {
    await run([person, personOf(second, person)]);
  } finally {
    await second.end('SIGKILL');
  }
}

/**
 * Sends a question again while all connections to the database are taken, as a browser does: on a busy machine, fifty requests for the
 * same row wait longer than a server waits for a connection.
 */
async function sendWhileBusy(sender: Person, sent: Sent): ReturnType<typeof send> {
  for (;;) {
    const reply = await send(sender, sent, { wait: false });
    if (reply.status !== UNAVAILABLE) return reply;
  }
}

/** One sender per request, in rotation. */
function inTurn(senders: readonly Person[]): Person[] {
  return Array.from({ length: AT_ONCE }, (_, index) => senders[index % senders.length]).filter(
    (sender) => sender !== undefined,
  );
}
