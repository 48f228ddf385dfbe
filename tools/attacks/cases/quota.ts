import type { CallName } from '@savet/contract/calls';
import { logIn, postAccount } from '../../../apps/server/src/testing/account-routes.ts';
import { type Person, signUp } from '../../../apps/server/src/testing/person.ts';
import type { ProviderAnswer } from '../../test-server/provider-answer.ts';
import type { AttackCase } from '../attack-case.ts';
import type { Attempts } from '../attempts.ts';
import { call, sendJson } from '../http.ts';
import { answerShortly, isSoon, type World } from '../world.ts';

const AT_ONCE = 50;
const FREE_QUERIES = 5;

interface Question {
  chatId: string;
  messageId: string;
  query: string;
  newChat: true;
}

export const quotaCases: readonly AttackCase[] = [
  {
    number: 13,
    name: `${AT_ONCE} questions at once with one query left`,
    run: async ({ stage }, attempts) => {
      const person = await signUp(stage.server);
      for (let used = 1; used < FREE_QUERIES; used += 1) {
        await person.call('incrementQueryCount', {});
      }
      const asked = stage.provider.requestCount;
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () =>
          call(stage.server, person, 'generateResponse', newQuestion()),
        ),
      );
      const statuses = answers.map(({ status }) => status);
      for (const status of statuses.toSorted((a, b) => a - b).slice(1)) {
        attempts.same('a further question', status, 402);
      }
      attempts.same('requests to the model', stage.provider.requestCount - asked, 1);
      const { user } = await person.call('getUser', {});
      attempts.same('queries', user.queryUsed, FREE_QUERIES);
    },
  },
  {
    number: 14,
    name: 'ways around the quota',
    run: async (world, attempts) => {
      const { stage } = world;
      const person = await signUp(stage.server);
      // Stopping or deleting an answer that has been read costs the same.
      const stopped = await readAndLeave(world, person, 'stopResponse');
      const deleted = await readAndLeave(world, person, 'deleteChat');
      const charged = async () => (await person.call('getUser', {})).user.queryUsed === 2;
      attempts.expect('two answers that were read and left', await isSoon(charged));
      await failOnPurpose(world, attempts);
      const answered = newQuestion();
      await person.call('generateResponse', answered);
      for (let count = 3; count < FREE_QUERIES; count += 1) {
        await person.call('generateResponse', newQuestion());
      }

      const asked = stage.provider.requestCount;
      const again = async (name: CallName, input: object, headers = {}) => {
        const authorization = `Bearer ${person.token}`;
        const path = `/api/${name}`;
        return (await sendJson(stage.server, path, input, { authorization, ...headers })).status;
      };
      for (const name of ['resetMonthlyQueries', 'resetToFreePlan'] as const) {
        for (let times = 0; times < 5; times += 1) await again(name, {});
      }
      const names = { firstName: 'A', lastName: 'B', email: person.email, stripeCustomerId: null };
      await again('initializeUserPlan', names);
      await again('restoreChat', { chatId: deleted.chatId });
      await again('deleteChat', { chatId: answered.chatId });
      const future = new Date(Date.now() + 40 * 86_400_000).toUTCString();
      const tries: [string, object, object?][] = [
        ['a question', newQuestion()],
        ['a fresh idempotency key', newQuestion(), { 'idempotency-key': crypto.randomUUID() }],
        ['another clock', newQuestion(), { date: future, 'x-timezone': 'Pacific/Kiritimati' }],
        ['a retry of an answer', { ...answered, attempt: 2 }],
        ['a retry of a stopped answer', { ...stopped, attempt: 2 }],
        ['a retry of a deleted answer', { ...deleted, attempt: 2 }],
        ['a deleted question again', answered],
        ['a question without a chat', { query: 'q', userInfo: 'u' }],
      ];
      for (const [attempt, input, headers] of tries) {
        const status = await again('generateResponse', input, headers);
        attempts.expect(attempt, [402, 404, 409].includes(status), status);
      }
      attempts.same('a summary', await again('summarizeText', { text: 'long' }), 402);
      const titles = await Promise.all(
        Array.from({ length: 10 }, () =>
          again('generateChatTitle', { query: 'q', chatResponse: 'r' }),
        ),
      );
      const written = titles.filter((status) => status === 200).length;
      attempts.expect('more titles than answers', written <= FREE_QUERIES, written);
      attempts.same('requests to the model', stage.provider.requestCount, asked);
      const { user } = await person.call('getUser', {});
      attempts.same('queries at the end', user.queryUsed, FREE_QUERIES);
    },
  },
];

function newQuestion(): Question {
  const [chatId, messageId] = [crypto.randomUUID(), crypto.randomUUID()];
  return { chatId, messageId, query: 'Who buys it?', newChat: true };
}

/** Makes answers fail after reading them: they count. One that the model refuses does not, but its retry does. */
async function failOnPurpose(world: World, attempts: Attempts): Promise<void> {
  const { server } = world.stage;
  let person = await signUp(server);
  const used = async () => (await person.call('getUser', {})).user.queryUsed;
  await readAndLeave(world, person, 'disconnect');
  attempts.expect('an answer that was cut off', await isSoon(async () => (await used()) === 1));
  await readAndLeave(world, person, 'sign-out');
  person = await logIn(server, person);
  attempts.expect('an answer after a log-out', await isSoon(async () => (await used()) === 2));
  world.answerWith((answer) => answer.refuse(400));
  const refused = newQuestion();
  const { status } = await call(server, person, 'generateResponse', refused);
  attempts.same('a question that the model refuses', [status, await used()], [502, 2]);
  world.answerWith(answerShortly);
  await person.call('generateResponse', { ...refused, attempt: 2 });
  attempts.same('its retry', await used(), 3);
}

/** Ways to leave an answer before its end. */
type Leave = 'stopResponse' | 'deleteChat' | 'disconnect' | 'sign-out';

/** Reads a whole answer while it is written, and leaves before it is complete. */
async function readAndLeave(world: World, person: Person, leave: Leave): Promise<Question> {
  const arrived = Promise.withResolvers<ProviderAnswer>();
  world.answerWith(arrived.resolve);
  const live = await person.watch();
  const question = newQuestion();
  const connection = new AbortController();
  const { server } = world.stage;
  const asked = fetch(`${server.url}/api/generateResponse`, {
    method: 'POST',
    signal: connection.signal,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ ...question, wait: leave === 'disconnect' }),
  }).catch(() => undefined);
  const text = 'The whole answer, but for its end.';
  const answer = await arrived.promise;
  answer.say(text);
  await live.until((events) => {
    const deltas = events.map((event) => (event.event === 'delta' ? event.data.text : ''));
    return deltas.join('') === text;
  });
  const { chatId, messageId } = question;
  const ways: Record<Leave, () => Promise<unknown>> = {
    stopResponse: () => person.call('stopResponse', { chatId, messageId }),
    deleteChat: () => person.call('deleteChat', { chatId }),
    disconnect: async () => connection.abort(),
    'sign-out': async () => {
      const { ok } = await postAccount(server, 'sign-out', {}, { cookie: person.cookie });
      if (!ok) throw new Error('the log-out failed');
    },
  };
  await ways[leave]();
  await asked;
  if (leave === 'disconnect' || leave === 'sign-out') answer.finish();
  else await answer.closed;
  live.close();
  world.answerWith(answerShortly);
  return question;
}
