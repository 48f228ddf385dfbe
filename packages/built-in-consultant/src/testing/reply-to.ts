import { answer } from '../answers/answer.ts';
import type { FieldValues } from '../filling/fill.ts';
import { loadKnowledge } from '../knowledge/knowledge.ts';
import type { Reply } from '../reply.ts';

/** The reply to the first question of a chat in English, with an empty Brand Hub unless one is given. */
export function replyTo(query: string, values: FieldValues = {}): Reply {
  return answer(
    {
      ...{ query, context: '', responseStyle: 'normal', language: 'EN' },
      ...{ values, emptyFields: [], allowance: null, brandHubLocked: false },
    },
    loadKnowledge(),
  );
}
