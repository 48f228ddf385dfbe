import type { UserDocument } from '@savet/contract/documents';
import { CONTEXT_MESSAGES, DEFAULT_CHAT_TITLE, type ResponseStyle } from '@savet/contract/limits';
import { hasBrandHub } from '@savet/contract/plans';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { newId } from '../../platform/ids.ts';
import { readUser } from '../accounts/accounts.store.ts';
import { requireUser } from '../accounts/accounts.ts';
import { profileText } from '../brand-hub/brand-hub.rules.ts';
import { recordBrandHubRead } from '../brand-hub/brand-hub.store.ts';
import type { AnswerRequest } from '../consultant/consultant.ts';
import { reserveQuery } from '../quota/quota.store.ts';
import { contextText } from './chat.rules.ts';
import { insertChat, listSettledMessages, readChat, readMessage, touchChat } from './chat.store.ts';
import {
  findRunningTurn,
  insertTurn,
  type NewTurn,
  readTurn,
  restartTurn,
  type Turn,
} from './turn.store.ts';

export interface Question {
  uid: string;
  chatId: string;
  messageId: string;
  newChat: boolean;
  query: string;
  responseStyle: ResponseStyle;
  attempt: number;
  /** Owner of the Brand Hub to answer from; the user's own when null. */
  brandHubUid: string | null;
}

export type Acceptance =
  /** The same attempt was accepted before. */
  { kind: 'joined'; turn: Turn } | { kind: 'accepted'; turn: NewTurn; request: AnswerRequest };

/**
 * Accepts a question in one transaction: stored, its query reserved, the place of the reply made.
 * @throws ApiError NOT_FOUND, CHAT_BUSY, MESSAGE_CONFLICT, ATTEMPT_CONFLICT, QUERY_LIMIT_REACHED
 */
export function acceptTurn(
  db: Database,
  question: Question,
  owner: string,
  now: Date,
): Promise<Acceptance> {
  const { uid, chatId, messageId, attempt } = question;
  return writeDocuments(db, uid, async (trx, revision) => {
    const known = await readTurn(trx, uid, messageId);
    if (known) await assertSameQuestion(trx, question, known);
    if (known?.attempt === attempt) return { kind: 'joined', turn: known };
    assertAttemptFits(known, attempt);

    if (!known && question.newChat) {
      await insertChat(trx, uid, { chatId, title: DEFAULT_CHAT_TITLE }, revision);
    }
    if (!(await readChat(trx, uid, chatId))) throw new ApiError('NOT_FOUND');
    if (await findRunningTurn(trx, uid, chatId)) throw new ApiError('CHAT_BUSY');

    const user = requireUser(await readUser(trx, uid));
    const brandOwner = await readBrandOwner(trx, question, user);
    const queryId = await reserveQuery(
      trx,
      uid,
      { purpose: 'answer', chatId, messageId },
      now,
      revision,
    );
    if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');

    const { userInfo, fields } = profileText(brandOwner);
    const receipt = { brandHubUid: brandOwner.uid, fields };
    const turn: NewTurn = {
      uid,
      chatId,
      messageId,
      replyId: known?.replyId ?? newId(),
      owner,
      queryId,
      responseStyle: question.responseStyle,
      brandHubUid: question.brandHubUid,
    };
    const position = known
      ? await repeatTurn(trx, turn, attempt, receipt, revision)
      : await insertTurn(trx, turn, question.query, receipt, revision);
    await touchChat(trx, uid, chatId, revision);
    const context = await listSettledMessages(trx, uid, chatId, position, CONTEXT_MESSAGES);
    return {
      kind: 'accepted',
      turn,
      request: {
        query: question.query,
        context: contextText(context),
        userInfo,
        responseStyle: question.responseStyle,
        language: user.language,
        plan: user.plan,
        brandHubLocked: !hasBrandHub(brandOwner.plan),
      },
    };
  });
}

async function assertSameQuestion(trx: Trx, question: Question, known: Turn): Promise<void> {
  const stored = await readMessage(trx, question.uid, known.chatId, question.messageId);
  if (known.chatId !== question.chatId || stored?.text !== question.query) {
    throw new ApiError('MESSAGE_CONFLICT');
  }
}

function assertAttemptFits(known: Turn | null, attempt: number): void {
  const next = known ? known.attempt + 1 : 1;
  const repeatable = !known || known.state === 'failed' || known.state === 'stopped';
  if (attempt !== next || !repeatable) throw new ApiError('ATTEMPT_CONFLICT');
}

async function repeatTurn(
  trx: Trx,
  turn: NewTurn,
  attempt: number,
  receipt: Parameters<typeof restartTurn>[3],
  revision: number,
): Promise<number> {
  await restartTurn(trx, turn, attempt, receipt, revision);
  const question = await readMessage(trx, turn.uid, turn.chatId, turn.messageId);
  return question?.position ?? 1;
}

async function readBrandOwner(
  trx: Trx,
  question: Question,
  user: UserDocument,
): Promise<UserDocument> {
  if (question.brandHubUid === null || question.brandHubUid === user.uid) return user;
  const owner = await readUser(trx, question.brandHubUid);
  if (!owner) throw new ApiError('NOT_FOUND');
  await recordBrandHubRead(trx, {
    uid: owner.uid,
    readBy: user.uid,
    messageId: question.messageId,
  });
  return owner;
}
