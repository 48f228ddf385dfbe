import assert from 'node:assert/strict';
import { freePort } from '../../test-server/free-port.ts';
import type { ProviderAnswer } from '../../test-server/provider-answer.ts';
import { answerAll, pieces, sayAll } from '../answers.ts';
import type { FaultCase, FaultWorld } from '../fault-case.ts';
import { checkTurn } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion, send } from '../questions.ts';
import { ensure } from '../tally.ts';

type Behaviour = (answer: ProviderAnswer) => void;

interface ProviderFault {
  name: string;
  /** One for each request; requests after the last one get the whole answer. */
  behaviours: Behaviour[];
  status: 'done' | 'failed';
  /** At most. */
  requests: number;
  /** Whether some text had come. */
  keepsText?: true;
}

const [first = ''] = pieces;
const afterText =
  (fault: Behaviour): Behaviour =>
  (answer) => {
    answer.say(first);
    // The text arrives before the connection breaks.
    setImmediate(fault, answer);
  };
const cut: Behaviour = (answer) => answer.cut();
const garbled: Behaviour = (answer) => answer.garble();
const failed: Behaviour = (answer) => answer.fail();
const ended: Behaviour = (answer) => answer.end();
const refused =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (answer) =>
    answer.refuse(status, headers);
const hanging: Behaviour = () => undefined;
const tooMany = refused(429, { 'retry-after': '1' });
const later = refused(429, { 'retry-after': '3600' });

const inText = { status: 'failed', requests: 1, keepsText: true } as const;

/** Requests are repeated only before the first text, and at most twice. */
const quickFaults: readonly ProviderFault[] = [
  { name: '429, again in a second', behaviours: [tooMany], status: 'done', requests: 2 },
  { name: '429, again in an hour', behaviours: [later], status: 'failed', requests: 1 },
  { name: '503 once', behaviours: [refused(503)], status: 'done', requests: 2 },
  {
    name: '500 always',
    behaviours: [refused(500), refused(500), refused(500)],
    status: 'failed',
    requests: 3,
  },
  { name: 'cut before the text', behaviours: [cut], status: 'done', requests: 2 },
  { name: 'cut in the text', behaviours: [afterText(cut)], ...inText },
  { name: 'half a chunk', behaviours: [afterText(garbled)], ...inText },
  { name: '200, then an error', behaviours: [failed], status: 'done', requests: 2 },
  { name: 'an error in the text', behaviours: [afterText(failed)], ...inText },
  { name: 'no finish', behaviours: [afterText(ended)], ...inText },
];
/** They end with the limits for the first text and for silence: 60 and 30 seconds. */
const hangs: readonly ProviderFault[] = [
  { name: 'no headers', behaviours: [hanging], status: 'failed', requests: 1 },
  { name: 'silence in the text', behaviours: [afterText(hanging)], ...inText },
];

/** Fault 6: the provider on the wire, with the real library of the server. */
export const providerCases: readonly FaultCase[] = [
  {
    number: 6,
    name: `the provider refuses, breaks off or garbles (${quickFaults.length} ways)`,
    on: ['embedded', 'PostgreSQL'],
    run: (world) => suffer(world, quickFaults),
  },
  {
    number: 6,
    name: 'the provider hangs or stalls',
    on: ['PostgreSQL', 'embedded'],
    isLong: true,
    run: (world) => suffer(world, hangs),
  },
  {
    number: 6,
    name: 'the provider refuses connections',
    on: ['PostgreSQL', 'embedded'],
    isLong: true,
    run: async ({ stage, person, tally }) => {
      await stage.kill();
      await stage.start({ AI_BASE_URL: `http://127.0.0.1:${await freePort()}/v1` });
      const sent = newQuestion('без доставчик');
      assert.equal((await send(person, sent, {})).status, 502);
      const reply = await checkTurn(person, sent);
      ensure(reply.errorCode === 'CONNECTION_LOST', 'lost', `it failed as ${reply.errorCode}`);
      await stage.kill();
      await stage.start();
      await askToTheEnd(stage, person, sent, 2);
      tally.acknowledged = 1;
    },
  },
];

/** All faults at once, each with a question of its own; what fails is then tried again. */
async function suffer(
  { stage, person, tally }: FaultWorld,
  faults: readonly ProviderFault[],
): Promise<void> {
  const asked = faults.map((fault, index) => ({
    fault,
    sent: newQuestion(`се чупи ${index}-${crypto.randomUUID()}`),
    left: [...fault.behaviours],
    requests: 0,
  }));
  const stop = answerAll(stage.provider, (answer) => {
    const about = asked.find(({ sent }) => answer.prompt.includes(sent.query));
    if (about) about.requests += 1;
    (about?.left.shift() ?? sayAll)(answer);
  });
  try {
    await Promise.all(
      asked.map(async ({ fault, sent }) => {
        const { status } = await send(person, sent, {});
        assert.equal(status, fault.status === 'done' ? 200 : 502, fault.name);
      }),
    );
    for (const { fault, sent, requests } of asked) {
      ensure(requests <= fault.requests, 'doubled', `${requests} requests after ${fault.name}`);
      const reply = await checkTurn(person, sent);
      assert.equal(reply.status, fault.status, fault.name);
      if (fault.keepsText) ensure(reply.text === first, 'lost', `the text before ${fault.name}`);
      if (reply.status === 'failed') {
        assert.equal((await send(person, sent, { attempt: 2 })).status, 200);
        assert.equal((await checkTurn(person, sent)).status, 'done');
      }
      tally.acknowledged += 1;
    }
    tally.rounds = faults.length;
  } finally {
    stop();
  }
}
