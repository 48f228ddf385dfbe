import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from '../../../apps/server/src/testing/person.ts';
import type { Stage } from '../../stage/stage.ts';
import { checkTurn, type Sent } from '../nothing-lost.ts';
import { askToTheEnd, newQuestion } from '../questions.ts';
import { ensure } from '../tally.ts';
import type { KillWorld } from './kill-world.ts';
import { killInTurn } from './turn-kill.ts';
import { turnSteps } from './turn-steps.ts';

const SHOWS_MS = 60;

/** Kills the server at some step of the answer to an edited question; the first version and what followed it must stay. */
export async function killInEdit(world: KillWorld): Promise<void> {
  const { stage, person } = world;
  const position = world.random * turnSteps.length;
  const step = turnSteps[Math.floor(position)] ?? turnSteps[0];
  const { first, later } = await askTwice(stage, person);
  const edited = editOf(first);
  await killInTurn({ ...world, random: position % 1 }, step, edited);
  await checkPath(person, [edited]);
  await show(person, first, 1);
  await checkPath(person, [first, later]);
}

/** Kills the server while another version of a question is shown; the path shown must be whole, the old or the new one. */
export async function killInShowing({ stage, person, tally, random }: KillWorld): Promise<void> {
  const { first, later } = await askTwice(stage, person);
  const edited = editOf(first);
  await askToTheEnd(stage, person, edited);
  let wasShown = false;
  const shown = show(person, first, 1).then(
    () => {
      wasShown = true;
    },
    () => undefined,
  );
  await pause(random * SHOWS_MS);
  await stage.kill();
  await shown;
  await tally.recovery(() => stage.start());
  const { messages } = await person.call('listMessages', { chatId: first.chatId });
  const isFirst = messages.some(({ messageId }) => messageId === first.messageId);
  if (wasShown) {
    tally.acknowledged += 1;
    ensure(isFirst, 'lost', 'the version that was shown is hidden again');
  }
  await checkPath(person, isFirst ? [first, later] : [edited]);
  await show(person, first, isFirst ? 2 : 1);
  await checkPath(person, isFirst ? [edited] : [first, later]);
}

/** A question and the one that follows it, both answered. */
async function askTwice(stage: Stage, person: Person): Promise<{ first: Sent; later: Sent }> {
  const first = newQuestion('идва първо');
  await askToTheEnd(stage, person, first);
  const later = { ...newQuestion('следва'), chatId: first.chatId };
  await askToTheEnd(stage, person, later);
  return { first, later };
}

function editOf({ chatId, messageId }: Sent): Sent {
  return { ...newQuestion('е променено'), chatId, versionOf: messageId };
}

async function show(person: Person, { chatId, messageId }: Sent, version: number): Promise<void> {
  await person.call('showVersion', { chatId, messageId, version });
}

/** @throws LossError unless the chat shows exactly these questions, each with its whole answer and one kept query */
async function checkPath(person: Person, path: readonly [Sent, ...Sent[]]): Promise<void> {
  const [{ chatId, messageId }] = path;
  for (const sent of path) await checkTurn(person, sent);
  const { messages } = await person.call('listMessages', { chatId });
  const questions = messages
    .filter(({ sender }) => sender === 'user')
    .map((each) => each.messageId);
  assert.deepEqual(
    questions,
    path.map((sent) => sent.messageId),
    'the path is whole',
  );
  const { versions } = await person.call('listVersions', { chatId, messageId });
  ensure(versions.length >= 2, 'lost', 'a version is not there');
  ensure(versions.length === 2, 'doubled', `there are ${versions.length} versions`);
}
