import assert from 'node:assert/strict';
import { setTimeout as pause } from 'node:timers/promises';
import type { MessageDocument } from '@savet/contract/documents';
import { replyErrors } from '@savet/contract/errors';
import type { Person } from '../../apps/server/src/testing/person.ts';
import { answerText } from './kill-steps.ts';

export interface Sent {
  chatId: string;
  messageId: string;
  query: string;
}

const LOOK_AGAIN_MS = 250;

/**
 * Checks that nothing of a question is lost: it is stored, has one reply or one visible failure, and its
 * query is kept if it was answered, else given back.
 * @returns the reply
 */
export async function checkTurn(person: Person, sent: Sent): Promise<MessageDocument> {
  const messages = await settledMessages(person, sent.chatId);
  const question = messages.filter(({ messageId }) => messageId === sent.messageId);
  assert.equal(question.length, 1, 'the question is there once');
  assert.equal(question[0]?.text, sent.query, 'the question has its text');
  const replies = messages.filter(({ replyTo }) => replyTo === sent.messageId);
  assert.equal(replies.length, 1, 'there is one reply');
  const [reply] = replies;
  assert(reply);
  if (reply.status === 'done') {
    assert.equal(reply.text, answerText, 'the reply is whole');
  } else {
    assert.equal(reply.status, 'failed');
    assert(reply.isError && reply.errorCode !== null, 'the failure is visible');
    const stored = Object.values<string>(replyErrors).includes(reply.text);
    assert(stored || answerText.startsWith(reply.text), 'what came of the text stays');
  }
  await checkLedger(person, sent, reply);
  return reply;
}

/** Whether a question without an acknowledgement was stored. */
export async function isKnown(person: Person, { chatId }: Sent): Promise<boolean> {
  const { chats } = await person.call('listChats', { limit: 200 });
  return chats.some((chat) => chat.chatId === chatId);
}

/** The ledger entries of a question, the newest first. */
export async function ledgerOf(person: Person, messageId: string) {
  const { queries } = await person.call('listQueries', { limit: 50 });
  return queries.filter((entry) => entry.messageId === messageId);
}

async function checkLedger(person: Person, sent: Sent, reply: MessageDocument): Promise<void> {
  const states = (await ledgerOf(person, sent.messageId)).map(({ state }) => state);
  assert.equal(states.length, reply.attempt, 'every attempt has its query in the ledger');
  assert.equal(states[0], reply.status === 'done' ? 'kept' : 'given_back');
  assert(
    states.slice(1).every((state) => state === 'given_back'),
    'earlier attempts cost nothing',
  );
}

/** Waits for the lease of a dead server to expire, and for the turn sweeper. */
async function settledMessages(person: Person, chatId: string): Promise<MessageDocument[]> {
  for (;;) {
    const { messages } = await person.call('listMessages', { chatId });
    if (messages.every(({ status }) => status !== 'answering')) return messages;
    await pause(LOOK_AGAIN_MS);
  }
}
