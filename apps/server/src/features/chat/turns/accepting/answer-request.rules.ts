import type { MessageDocument, UserDocument } from '@savet/contract/documents';
import { hasBrandHub } from '@savet/contract/plans';
import { emptyFields } from '../../../brand-hub/brand-hub.rules.ts';
import type { AnswerRequest } from '../../../consultant/answer.ts';
import { allowanceOf } from '../../../quota/quota.rules.ts';
import type { Context } from '../../messages.store.ts';
import type { ProjectReceipt } from '../../projects/instructions.rules.ts';
import type { Question } from './question.ts';

/** The request to the consultant for the answer to an accepted question. */
export function answerRequest(
  { uid, messageId, query, responseStyle }: Question,
  {
    user,
    brandOwner,
    userInfo,
    instructions,
    context,
  }: {
    user: UserDocument;
    brandOwner: UserDocument;
    userInfo: string;
    instructions: ProjectReceipt | null;
    context: Context;
  },
): AnswerRequest {
  return {
    uid,
    messageId,
    query,
    context: contextText(context.messages),
    firstRequest: context.firstRequest,
    userInfo,
    ...(instructions && { project: instructions }),
    emptyFields: emptyFields(brandOwner),
    responseStyle,
    language: user.language,
    plan: user.plan,
    brandHubLocked: !hasBrandHub(brandOwner.plan),
    allowance: allowanceOf(user),
  };
}

/** Formats earlier messages as the specification prescribes: `sender: text` lines. */
function contextText(messages: Pick<MessageDocument, 'sender' | 'text'>[]): string {
  return messages.map((message) => `${message.sender}: ${message.text}`).join('\n');
}
