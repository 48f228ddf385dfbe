import assert from 'node:assert/strict';
import type { LiveReader } from '../../../apps/server/src/testing/live-reader.ts';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import { pieces } from '../answers.ts';
import type { FaultWorld } from '../fault-case.ts';
import { checkTurn, type Sent } from '../nothing-lost.ts';
import { newQuestion } from '../questions.ts';
import { ensure } from '../tally.ts';
import { until } from '../wait.ts';
import { ChatScreen } from './chat-screen.ts';
import { type Interruption, interruptions } from './interruptions.ts';
import { type Visit, visitForEach } from './visit.ts';

/** Pieces of the answer that arrive before the interruption, and by its end if the answer goes on. */
const BEFORE = 2;
const MEANWHILE = 4;

interface Round {
  interruption: Interruption;
  /** The answer ends during the interruption, or goes on after it. */
  endsMeanwhile: boolean;
}

/** A page misses a part of an answer: it must show the whole, once, without another generation. */
export async function missAnswers(world: FaultWorld): Promise<void> {
  const rounds = interruptions.flatMap((interruption) => [
    { interruption, endsMeanwhile: true },
    { interruption, endsMeanwhile: false },
  ]);
  await visitForEach(world, rounds, (visit, round) => missAnswer(world, visit, round));
}

async function missAnswer(
  { stage, person, tally }: FaultWorld,
  visit: Visit,
  { interruption, endsMeanwhile }: Round,
): Promise<void> {
  const { provider } = stage;
  const askedBefore = provider.requestCount;
  await visit.page.goto('/chat');
  const screen = new ChatScreen(visit.page);
  const { query } = newQuestion(`при „${interruption.name}“`);
  await screen.composer.fill(query);
  const sent = await screen.send(query);
  const answer = await provider.next();
  const say = (from: number, to?: number) =>
    pieces.slice(from, to).map((piece) => answer.say(piece));
  const finish = () => {
    say(MEANWHILE);
    answer.finish();
  };
  const elsewhere = await person.watch();
  say(0, BEFORE);
  await screen.shows(textUntil(BEFORE));

  const end = await interruption.begin(visit);
  try {
    say(BEFORE, MEANWHILE);
    await isReadElsewhere(person, elsewhere, sent, textUntil(MEANWHILE));
    if (endsMeanwhile) {
      finish();
      await checkTurn(person, sent);
    }
    if (interruption.isDeaf) {
      assert(await screen.isShowing(textUntil(BEFORE)), 'the page gets nothing more');
    }
  } finally {
    await end();
  }

  const after = new ChatScreen(visit.page);
  await tally.recovery(async () => {
    if (!endsMeanwhile) {
      await after.shows(textUntil(MEANWHILE));
      finish();
    }
    await after.settled();
  });
  await after.check(query);
  await after.checkSeen();
  const reply = await checkTurn(person, sent);
  ensure(reply.status === 'done', 'lost', `the reply is ${reply.status}`);
  const asked = provider.requestCount - askedBefore;
  ensure(asked === 1, 'doubled', `the provider was asked ${asked} times`);
  elsewhere.close();
  await visit.page.reload();
  await after.settled();
  await after.check(query);
  tally.acknowledged += 1;
}

/** Waits until another browser of the person has got a text of the answer. */
async function isReadElsewhere(
  person: Person,
  elsewhere: LiveReader,
  { chatId, messageId }: Sent,
  text: string,
): Promise<void> {
  const { messages } = await person.call('listMessages', { chatId });
  const replyId = messages.find(({ replyTo }) => replyTo === messageId)?.messageId ?? '';
  await until(
    () => `another browser gets “${text}”, not “${elsewhere.textOf(replyId)}”`,
    async () => elsewhere.textOf(replyId) === text,
  );
}

function textUntil(piece: number): string {
  return pieces.slice(0, piece).join('');
}
