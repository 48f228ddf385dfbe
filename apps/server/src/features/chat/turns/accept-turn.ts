import { loadReading, statedFields } from '@savet/built-in-consultant';
import { type BrandFieldName, brandFields } from '@savet/contract/brand-hub';
import type { Receipt, UserDocument } from '@savet/contract/documents';
import {
  BRAND_FIELD_MAX,
  CHATS_MAX,
  CONTEXT_MESSAGES,
  DEFAULT_CHAT_TITLE,
  type ResponseStyle,
} from '@savet/contract/limits';
import { hasBrandHub } from '@savet/contract/plans';
import { ApiError } from '../../../platform/api-error.ts';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { newId } from '../../../platform/ids.ts';
import { readRole } from '../../accounts/staff.store.ts';
import { readUser } from '../../accounts/user-document/user-document.store.ts';
import { asksForEmail, emptyFields, profileText } from '../../brand-hub/brand-hub.rules.ts';
import type { AnswerRequest } from '../../consultant/answer.ts';
import { readAsker } from '../../quota/asker.store.ts';
import { allowanceOf } from '../../quota/quota.rules.ts';
import { reserveQuery } from '../../quota/quota.store.ts';
import { requireBrandHubConsent } from '../../viewing/consent/viewing-consent.ts';
import { recordBrandHubRead } from '../../viewing/viewing.store.ts';
import { hasChats, touchChat } from '../chat.store.ts';
import { readContext, readMessage } from '../messages.store.ts';
import { projectInstructions } from '../projects/instructions.rules.ts';
import { readProject } from '../projects/projects.store.ts';
import { makeRoomForVersion } from '../versions/versions.ts';
import { insertTurn, type NewTurn, readChatState, restartTurn } from './accept-turn.store.ts';
import { contextText } from './turn.rules.ts';
import { readTurn, type Turn } from './turn.store.ts';

/** Missing fields named per answer; a longer list would read like a form. */
const MISSING_MAX = 2;

export interface Question {
  uid: string;
  chatId: string;
  messageId: string;
  newChat: boolean;
  query: string;
  responseStyle: ResponseStyle;
  attempt: number;
  /** Owner of the Brand Hub to use; null for the user's own. */
  brandHubUid: string | null;
  /** The question that this one is another version of; null for a question at the end of the chat. */
  versionOf: string | null;
  /** The project of the chat that the question creates. */
  projectId: string | null;
  /** Whether the model decides, after the answer, which field the question states. */
  isDecidedByModel: boolean;
}

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
    const state = await readChatState(trx, uid, chatId, messageId);
    const existing = await findExistingTurn(trx, question, state.text);
    if (existing?.attempt === attempt) return { kind: 'joined', turn: existing };
    assertAttemptFits(existing, attempt);
    const asker = await readAsker(trx, uid, now);
    if (!asker) throw new ApiError('USER_GONE');
    const { user, counted } = asker;
    assertChatFits(state.isChatDeleted, question.newChat);
    if (state.isBusy) throw new ApiError('CHAT_BUSY');
    const isNewChat = state.isChatDeleted === null;
    if (isNewChat && (await hasChats(trx, uid, CHATS_MAX))) {
      throw new ApiError('CHAT_LIMIT_REACHED');
    }

    const brandOwner = await readBrandOwner(trx, question, user);
    const queryId = await reserveQuery(
      trx,
      uid,
      { purpose: 'answer', chatId, messageId },
      now,
      revision,
      counted,
    );
    if (queryId === null) throw new ApiError('QUERY_LIMIT_REACHED');

    const { userInfo, fields } = profileText(brandOwner, {
      withEmail: asksForEmail(question.query),
    });
    const missing = brandOwner.uid === uid ? missingFields(reading, question.query, user) : [];
    const projectId = isNewChat ? question.projectId : state.projectId;
    const project = projectId === null ? null : await readProject(trx, uid, projectId);
    const instructions = projectInstructions(project);
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
      queryId,
      responseStyle: question.responseStyle,
      brandHubUid: question.brandHubUid,
    };
    const chat = { projectId: project?.projectId ?? null };
    const position = existing
      ? await retryTurn(trx, turn, attempt, receipt, revision)
      : state.lastPosition + 1;
    if (!existing) {
      const { versionOf } = question;
      const version =
        versionOf === null
          ? null
          : await makeRoomForVersion(trx, { uid, chatId, versionOf }, revision);
      const asked = {
        text: question.query,
        version,
        statedFields: question.isDecidedByModel
          ? null
          : statedPaths(question.query, user, position > 1),
      };
      await insertTurn(trx, turn, { ...asked, position }, chat, receipt, revision);
    }
    const place = { uid, chatId, position, limit: CONTEXT_MESSAGES };
    const { messages, firstRequest } = await readContext(trx, place);
    return {
      kind: 'accepted',
      turn,
      receipt,
      isUntitled: isNewChat || state.title === DEFAULT_CHAT_TITLE,
      request: {
        uid,
        messageId,
        query: question.query,
        context: contextText(messages),
        firstRequest,
        userInfo,
        ...(instructions && { project: instructions }),
        emptyFields: emptyFields(brandOwner),
        responseStyle: question.responseStyle,
        language: user.language,
        plan: user.plan,
        brandHubLocked: !hasBrandHub(brandOwner.plan),
        allowance: allowanceOf(user),
      },
    };
  });
}

/** Paths of empty fields that would improve the answer, most important first. */
function missingFields(
  { wantedFields }: Awaited<ReturnType<typeof loadReading>>,
  query: string,
  user: UserDocument,
): string[] {
  const empty = emptyFields(user);
  // To read the question takes milliseconds.
  if (empty.length === 0) return [];
  return pathsOf(wantedFields(query).filter((name) => empty.includes(name))).slice(0, MISSING_MAX);
}

/** Paths of the fields whose value the text seems to state; null for none, or without a Brand Hub. */
function statedPaths(text: string, user: UserDocument, inThread: boolean): string[] | null {
  if (!hasBrandHub(user.plan) || text.length > BRAND_FIELD_MAX) return null;
  const paths = pathsOf(statedFields(text, { inThread }));
  return paths.length === 0 ? null : paths;
}

/** The paths of fields by name. */
export function pathsOf(names: readonly BrandFieldName[]): string[] {
  return names.flatMap((name) => brandFields.find((field) => field.name === name)?.path ?? []);
}

/**
 * Finds the turn of this message id.
 * @throws ApiError MESSAGE_CONFLICT when the id belongs to a different question
 */
async function findExistingTurn(
  trx: Trx,
  question: Question,
  text: string | null,
): Promise<Turn | null> {
  if (text === null) return null;
  const turn = await readTurn(trx, question.uid, question.messageId);
  if (turn?.chatId !== question.chatId || text !== question.query) {
    throw new ApiError('MESSAGE_CONFLICT');
  }
  return turn;
}

function assertAttemptFits(existing: Turn | null, attempt: number): void {
  const nextAttempt = existing ? existing.attempt + 1 : 1;
  const isRetryable = !existing || existing.state === 'failed' || existing.state === 'stopped';
  if (attempt !== nextAttempt || !isRetryable) throw new ApiError('ATTEMPT_CONFLICT');
}

/** A question never revives a deleted chat. */
function assertChatFits(isChatDeleted: boolean | null, newChat: boolean): void {
  if (isChatDeleted ?? !newChat) throw new ApiError('NOT_FOUND');
}

async function retryTurn(
  trx: Trx,
  turn: NewTurn,
  attempt: number,
  receipt: Receipt,
  revision: number,
): Promise<number> {
  const question = await readMessage(trx, turn.uid, turn.chatId, turn.messageId);
  if (question?.hidden) throw new ApiError('VERSION_CONFLICT');
  await restartTurn(trx, turn, attempt, receipt, revision);
  await touchChat(trx, turn.uid, turn.chatId, revision);
  return question?.position ?? 1;
}

async function readBrandOwner(
  trx: Trx,
  question: Question,
  user: UserDocument,
): Promise<UserDocument> {
  if (question.brandHubUid === null || question.brandHubUid === user.uid) return user;
  const owner = await readUser(trx, question.brandHubUid);
  const role = await readRole(trx, question.brandHubUid);
  if (!owner || !role || role.isAdmin) throw new ApiError('NOT_FOUND');
  await requireBrandHubConsent(trx, owner, user.uid);
  await recordBrandHubRead(trx, {
    uid: owner.uid,
    readBy: user.uid,
    messageId: question.messageId,
  });
  return owner;
}
