import assert from 'node:assert/strict';
import type { MessageDocument } from '@savet/contract/documents';
import { replyErrors } from '@savet/contract/errors';
import type { Person } from '../../apps/server/src/testing/person.ts';
import { answerText } from './answers.ts';
import { ensure } from './tally.ts';
import { until } from './wait.ts';

export interface Sent {
  chatId: string;
  messageId: string;
  query: string;
  /** The question that this one is another version of. */
  versionOf?: string;
}

/** Entries of the ledger that are searched: more than one person's questions in a case. */
const LEDGER_MAX = 200;

/**
 * Checks that nothing of a question is lost: it is stored, has one reply or one visible failure, and its
 * query is kept if it was answered, else given back.
 * @returns the reply
 * @throws LossError
 */
export async function checkTurn(person: Person, sent: Sent): Promise<MessageDocument> {
  const messages = await settledMessages(person, sent.chatId);
  const question = messages.filter(({ messageId }) => messageId === sent.messageId);
  ensure(question.length > 0, 'lost', 'the question is not there');
  ensure(question.length === 1, 'doubled', 'the question is there more than once');
  ensure(question[0]?.text === sent.query, 'lost', 'the question has another text');
  const replies = messages.filter(({ replyTo }) => replyTo === sent.messageId);
  const [reply] = replies;
  ensure(reply !== undefined, 'lost', 'there is no reply');
  ensure(replies.length === 1, 'doubled', `there are ${replies.length} replies`);
  if (reply.status === 'done') {
    ensure(reply.text === answerText, 'lost', `the reply is not whole: ${reply.text}`);
  } else {
    ensure(reply.status === 'failed', 'stuck', `the reply is ${reply.status}`);
    ensure(reply.isError && reply.errorCode !== null, 'lost', 'the failure is not visible');
    const isStored = Object.values<string>(replyErrors).includes(reply.text);
    const isKept = isStored || answerText.startsWith(reply.text);
    ensure(isKept, 'lost', `the text that had come did not stay: ${reply.text}`);
  }
  await checkLedger(person, sent, reply);
  return reply;
}

/** Whether a question without an acknowledgement was stored. */
export async function isKnown(person: Person, { chatId, messageId }: Sent): Promise<boolean> {
  const { status, body } = await person.send('listMessages', { chatId });
  if (status === 404) return false;
  assert(body.success, 'the messages can be read');
  return body.messages.some((message) => message.messageId === messageId);
}

/** The ledger entries of a question, the newest first. */
export async function ledgerOf(person: Person, messageId: string) {
  const { queries } = await person.call('listQueries', { limit: LEDGER_MAX });
  return queries.filter((entry) => entry.messageId === messageId);
}

async function checkLedger(person: Person, sent: Sent, reply: MessageDocument): Promise<void> {
  const states = (await ledgerOf(person, sent.messageId)).map(({ state }) => state);
  ensure(states.length >= reply.attempt, 'lost', 'an attempt has no query in the ledger');
  ensure(states.length === reply.attempt, 'doubled', `${states.length} queries were charged`);
  const expected = reply.status === 'done' ? 'kept' : 'given_back';
  ensure(states[0] === expected, 'lost', `the query is ${states[0]}, not ${expected}`);
  const areFree = states.slice(1).every((state) => state === 'given_back');
  ensure(areFree, 'doubled', 'an earlier attempt was charged, too');
}

/** Waits for the lease of a dead server to expire, and for the turn sweeper. */
function settledMessages(person: Person, chatId: string): Promise<MessageDocument[]> {
  return until('every reply ends', async () => {
    const { messages } = await person.call('listMessages', { chatId });
    return messages.every(({ status }) => status !== 'answering') && messages;
  });
}
