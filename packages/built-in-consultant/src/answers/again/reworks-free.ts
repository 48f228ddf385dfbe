import type { Reply } from '../../reply.ts';
import type { Reading } from '../../understanding/reading.ts';
import { messagesOf } from '../../understanding/thread.ts';
import type { AnswerInput } from '../answer-context.ts';

/** More words, or a figure, tell something new. */
const WISH_WORDS = 6;

/** Whether a message only wishes the text before in another manner, and that text took no query. */
export function reworksFree(
  asked: AnswerInput,
  reading: Reading,
  replyTo: (before: AnswerInput) => Reply,
): boolean {
  if (!isManner(reading, asked.query)) return false;
  const messages = messagesOf(asked.context);
  const last = messages.at(-1);
  const question = messages.at(-2);
  if (last?.sender !== 'assistant' || question?.sender !== 'user') return false;
  const context = messages
    .slice(0, -2)
    .map(({ sender, text }) => `${sender}: ${text}`)
    .join('\n');
  return !replyTo({ ...asked, query: question.text, context }).isAnswer;
}

function isManner(reading: Reading, query: string): boolean {
  if (reading.kind === 'change') return true;
  const isShort = query.trim().split(/\s+/u).length <= WISH_WORDS && !/\d/u.test(query);
  if (reading.kind === 'rework') return !reading.isOwn && isShort;
  return reading.kind === 'whole-text' && reading.text.added.length > 0 && isShort;
}
