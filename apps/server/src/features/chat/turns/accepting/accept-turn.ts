import { loadReading } from '@savet/built-in-consultant';
import type { Receipt } from '@savet/contract/documents';
import { CONTEXT_MESSAGES, DEFAULT_CHAT_TITLE } from '@savet/contract/limits';
import { ApiError } from '../../../../platform/api-error.ts';
import { writeDocuments } from '../../../../platform/db/document-writes.ts';
import type { Database } from '../../../../platform/db/transaction.ts';
import { newId } from '../../../../platform/ids.ts';
import { asksForEmail, profileText } from '../../../brand-hub/brand-hub.rules.ts';
import type { AnswerRequest } from '../../../consultant/answer.ts';
import { nextQuery } from '../../../quota/quota.store.ts';
import { readContext } from '../../messages.store.ts';
import { projectInstructions } from '../../projects/instructions.rules.ts';
import { readProject } from '../../projects/projects.store.ts';
import type { Turn } from '../turn.store.ts';
import type { NewTurn } from './accept-turn.store.ts';
import { answerRequest } from './answer-request.rules.ts';
import { assertChatFits } from './assert-chat-fits.ts';
import { readBeforeQuestion } from './chat-state.store.ts';
import { assertAttemptFits, findExistingTurn } from './existing-turn.ts';
import type { Question } from './question.ts';
import { missingFields } from './question-fields.rules.ts';
import { readBrandOwner } from './read-brand-owner.ts';
import { storeNewTurn, storeRetry } from './store-turn.ts';

export interface Accepted {
  kind: 'accepted';
  turn: NewTurn;
  request: AnswerRequest;
  receipt: Receipt;
  /** Whether the chat has no title of its own yet. */
  isUntitled: boolean;
}

export type Acceptance =
  /** `joined`: the same attempt was accepted before. */
  { kind: 'joined'; turn: Turn } | Accepted;

/**
 * Accepts a question in one transaction: stores it with an empty reply and reserves a query.
 * @throws ApiError NOT_FOUND, CHAT_BUSY, CHAT_LIMIT_REACHED, MESSAGE_CONFLICT, ATTEMPT_CONFLICT, VERSION_CONFLICT,
 *   VERSIONS_FULL, QUERY_LIMIT_REACHED, and USER_GONE when there is no user document
 */
export async function acceptTurn(
  db: Database,
  question: Question,
  owner: string,
  now: Date,
): Promise<Acceptance> {
  const { uid, chatId, messageId, attempt } = question;
  // The first question of all would wait for it in the transaction, and others with it.
  const reading = await loadReading();
  return writeDocuments(db, uid, async (trx, revision) => {
    const before = await readBeforeQuestion(trx, {
      ...{ uid, chatId, messageId, now },
      contextMessages: CONTEXT_MESSAGES,
    });
    if (!before) throw new ApiError('USER_GONE');
    const { state } = before;
    const { user, counted } = before.asker;
    const existing = await findExistingTurn(trx, question, state.text);
    if (existing?.attempt === attempt) return { kind: 'joined', turn: existing };
    assertAttemptFits(existing, attempt);
    await assertChatFits(trx, question, state);
    const brandOwner = await readBrandOwner(trx, question, user);
    const use = { purpose: 'answer', chatId, messageId } as const;
    const query = await nextQuery(trx, uid, use, now, revision, counted);
    if (!query) throw new ApiError('QUERY_LIMIT_REACHED');

    const isNewChat = state.isChatDeleted === null;
    const projectId = isNewChat ? question.projectId : state.projectId;
    const project = projectId === null ? null : await readProject(trx, uid, projectId);
    const instructions = projectInstructions(project);
    const { userInfo, fields } = profileText(brandOwner, {
      withEmail: asksForEmail(question.query),
    });
    const missing = brandOwner.uid === uid ? missingFields(reading, question.query, user) : [];
    const receipt = {
      brandHubUid: brandOwner.uid,
      fields,
      ...(missing.length > 0 && { missing }),
      ...(instructions && { project: instructions }),
    };
    const turn: NewTurn = {
      uid,
      chatId,
      messageId,
      replyId: existing?.replyId ?? newId(),
      owner,
      queryId: query.queryId,
      responseStyle: question.responseStyle,
      brandHubUid: question.brandHubUid,
    };
    let position = state.lastPosition + 1;
    if (existing) {
      position = await storeRetry(trx, turn, { attempt, receipt, query }, revision);
    } else {
      const chat = { user, projectId: project?.projectId ?? null };
      await storeNewTurn(trx, turn, { question, position, receipt, query, ...chat }, revision);
    }
    // Another version hides messages that were shown before.
    const isLast = !existing && question.versionOf === null;
    const place = { uid, chatId, position, limit: CONTEXT_MESSAGES };
    const context = isLast ? before.context : await readContext(trx, place);
    return {
      kind: 'accepted',
      turn,
      receipt,
      isUntitled: isNewChat || state.title === DEFAULT_CHAT_TITLE,
      request: answerRequest(question, { user, brandOwner, userInfo, instructions, context }),
    };
  });
}
