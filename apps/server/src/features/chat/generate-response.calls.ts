import type { ParsedInput } from '@savet/contract/calls';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { CallContext, HandlersOf } from '../../platform/handlers.ts';
import { withUserDocument } from '../accounts/accounts.ts';
import type { Consultant } from '../consultant/consultant.ts';
import { readMessage } from './chat.store.ts';
import { answerStateless } from './stateless-answer.ts';
import type { Turns } from './turns.ts';

type Input = ParsedInput<'generateResponse'>;

export function generateResponseCall(dependencies: {
  db: Database;
  turns: Turns;
  consultant: Consultant;
  now: () => Date;
}): HandlersOf<'generateResponse'> {
  const { db, turns } = dependencies;

  async function answerStored(input: Input, ids: StoredIds, context: CallContext) {
    const { uid } = context;
    const attempt = input.attempt ?? 1;
    const question = {
      uid,
      ...ids,
      attempt,
      newChat: input.newChat ?? false,
      query: input.query,
      responseStyle: input.responseStyle ?? 'normal',
      brandHubUid: input.brandHubUid ?? null,
    };
    const { turn } = await withUserDocument(db, uid, () => turns.ask(question, context.log));
    const told = { ...ids, replyId: turn.replyId };
    if (input.wait === false) {
      context.acknowledge();
      return told;
    }
    const settled = await turns.settled(uid, ids.messageId, attempt);
    if (settled.attempt !== attempt) throw new ApiError('ATTEMPT_CONFLICT');
    if (settled.state === 'stopped') throw new ApiError('TURN_STOPPED');
    if (settled.state !== 'answered') throw new ApiError('QUERY_FAILED');
    const reply = await readMessage(db, uid, ids.chatId, turn.replyId);
    if (!reply) throw new ApiError('NOT_FOUND');
    return { ...told, response: reply.text };
  }

  return {
    generateResponse: async (input, context) => {
      if (input.query.trim() === '') throw new ApiError('QUERY_AND_USER_INFO_REQUIRED');
      // Another owner's Brand Hub is for staff; whether it exists is not told to anybody else.
      if (input.brandHubUid !== undefined && !context.actor?.isAdmin) {
        throw new ApiError('FORBIDDEN');
      }
      const ids = storedIds(input);
      if (ids) return answerStored(input, ids, context);
      const response = await answerStateless(dependencies, context.uid, {
        query: input.query,
        context: input.context ?? '',
        userInfo: input.userInfo ?? '',
        responseStyle: input.responseStyle ?? 'normal',
      });
      return { response };
    },
  };
}

interface StoredIds {
  chatId: string;
  messageId: string;
}

/** @throws ApiError INVALID_INPUT when only one of the two ids is given */
function storedIds({ chatId, messageId }: Input): StoredIds | null {
  if (chatId !== undefined && messageId !== undefined) return { chatId, messageId };
  if (chatId !== undefined || messageId !== undefined) throw new ApiError('INVALID_INPUT');
  return null;
}
