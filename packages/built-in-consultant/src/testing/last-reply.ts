import { answer } from '../answers/answer.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import type { Reply } from '../reply.ts';

/** The reply to the last of several messages of one chat, without a Brand Hub. */
export function lastReply(...messages: string[]): Reply | undefined {
  const knowledge = loadKnowledge();
  const thread: string[] = [];
  return messages
    .map((query) => {
      const reply = answer(
        {
          ...{ query, context: thread.slice(-5).join('\n'), responseStyle: 'normal' },
          ...{ language: 'EN', values: {}, emptyFields: [], allowance: null },
          brandHubLocked: false,
        },
        knowledge,
      );
      thread.push(`user: ${query}`, `assistant: ${reply.text}`);
      return reply;
    })
    .at(-1);
}
