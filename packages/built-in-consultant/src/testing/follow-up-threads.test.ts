import { expect, test } from 'vitest';
import { answer } from '../answers/answer.ts';
import type { AnswerInput } from '../answers/answer-context.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import { statedFields } from '../stated-fields.ts';
import { readQuestion } from '../understanding/read-question.ts';
import { bakery } from './brand-hubs.ts';
import threads from './follow-up-threads.json' with { type: 'json' };

const knowledge = loadKnowledge();

/** The reading of the last message of a chat, and the reply to it. */
function lastOf(messages: readonly string[]) {
  const said: string[] = [];
  const replies = messages.map((query) => {
    const input: AnswerInput = {
      ...{ query, context: said.join('\n'), responseStyle: 'normal', language: 'EN' },
      ...{ values: bakery, emptyFields: [], allowance: null, brandHubLocked: false },
    };
    const reply = answer(input, knowledge);
    said.push(`user: ${query}`, `assistant: ${reply.text}`);
    return { reading: readQuestion(input, knowledge), reply };
  });
  return replies.at(-1);
}

test.each(threads)('$thread', ({ thread, kind, charged, says }) => {
  const found = lastOf(thread);
  expect(found?.reading.kind, found?.reply.text).toBe(kind);
  expect(found?.reply.text).toContain(says);
  if (charged !== null) expect(found?.reply.isAnswer).toBe(charged);
  // A few words about an answer are no fact for the Brand Hub.
  expect(statedFields(thread.at(-1) ?? '', { inThread: true })).toEqual([]);
});

test('an answer to our own question is a fact, and a named field is offered in a thread too', () => {
  expect(statedFields('Our mission is bread before the day begins', { inThread: true })).toContain(
    'mission',
  );
});
