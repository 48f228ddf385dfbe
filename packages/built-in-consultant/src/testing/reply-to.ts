import { answer } from '../answers/answer.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import type { Reply } from '../reply.ts';

/** The reply to the first question of a chat in English, without a Brand Hub. */
export function replyTo(query: string): Reply {
  return answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN' },
      ...{ values: {}, emptyFields: [], allowance: null, brandHubLocked: false },
    },
    loadKnowledge(),
  );
}
