import type { ParsedInput } from '@savet/contract/calls';
import { ApiError } from '../../platform/api-error.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { CallContext, Handler } from '../../platform/handlers.ts';
import { withUserDocument } from '../accounts/accounts.ts';
import type { Consultant } from '../consultant/consultant.ts';
import { readMessage } from './messages.store.ts';
import { answerStateless } from './stateless-answer.ts';
import type { Turns } from './turns/turns.ts';

type Input = ParsedInput<'generateResponse'>;

export interface GenerateResponseDependencies {
  db: Database;
  turns: Turns;
  consultant: Consultant;
  now: () => Date;
}

/** Creates the handler of `generateResponse`, in its stored and its stateless form. */
export function generateResponse(
  dependencies: GenerateResponseDependencies,
): Handler<'generateResponse'> {
  const { db, turns } = dependencies;

  async function answerStored(input: Input, ids: StoredIds, context: CallContext) {
    const { subjectUid } = context;
    const attempt = input.attempt ?? 1;
    const question = {
      uid: subjectUid,
      ...ids,
      attempt,
      newChat: input.newChat ?? false,
      query: input.query,
      responseStyle: input.responseStyle ?? 'normal',
      brandHubUid: input.brandHubUid ?? null,
      versionOf: input.versionOf ?? null,
      projectId: input.projectId ?? null,
    };
    const { turn } = await withUserDocument(db, subjectUid, () => turns.ask(question, context.log));
    const result = { ...ids, replyId: turn.replyId };
    if (input.wait === false) {
      context.acknowledge();
      return result;
    }
    const settled = await turns.settled(subjectUid, ids.messageId, attempt);
    if (settled.attempt !== attempt) throw new ApiError('ATTEMPT_CONFLICT');
    if (settled.state === 'stopped') throw new ApiError('TURN_STOPPED');
    if (settled.state !== 'answered') throw new ApiError('QUERY_FAILED');
    const reply = await readMessage(db, subjectUid, ids.chatId, turn.replyId);
    if (!reply) throw new ApiError('NOT_FOUND');
    return { ...result, response: reply.text };
  }

  return async (input, context) => {
    if (input.query.trim() === '') throw new ApiError('QUERY_AND_USER_INFO_REQUIRED');
    // Only staff may use another owner's Brand Hub; refuse before reading, so that its existence does not leak.
    if (input.brandHubUid !== undefined && !context.actor?.isAdmin) {
      throw new ApiError('FORBIDDEN');
    }
    const ids = storedIds(input);
    if (ids) return answerStored(input, ids, context);
    const response = await answerStateless(dependencies, context.subjectUid, {
      query: input.query,
      context: input.context ?? '',
      userInfo: input.userInfo ?? '',
      responseStyle: input.responseStyle ?? 'normal',
    });
    return { response };
  };
}

interface StoredIds {
  chatId: string;
  messageId: string;
}

/** @throws ApiError INVALID_INPUT when a single id of the two is given */
function storedIds({ chatId, messageId }: Input): StoredIds | null {
  if (chatId !== undefined && messageId !== undefined) return { chatId, messageId };
  if (chatId !== undefined || messageId !== undefined) throw new ApiError('INVALID_INPUT');
  return null;
}
