import type { VersionDocument } from '@savet/contract/documents';
import { VERSIONS_MAX } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { readChat } from '../chat.store.ts';
import { listReplies, readQuestions } from '../messages.store.ts';
import {
  hideFrom,
  readVersionGroup,
  setVersionCount,
  type Version,
  type VersionGroup,
} from './versions.store.ts';

/** Columns of a new version. */
export interface NewVersion {
  versionOf: string;
  version: number;
  versionCount: number;
}

/**
 * Hides the version of a question that is shown, with what followed it, so that a new version takes its place.
 * @throws ApiError NOT_FOUND, VERSION_CONFLICT if another part of the chat is shown by now, and VERSIONS_FULL
 */
export async function makeRoomForVersion(
  trx: Trx,
  question: { uid: string; chatId: string; versionOf: string },
  revision: number,
): Promise<NewVersion> {
  const { uid, chatId } = question;
  const group = await readVersionGroup(trx, uid, chatId, question.versionOf);
  if (!group) throw new ApiError('NOT_FOUND');
  const count = group.versions.length + 1;
  if (count > VERSIONS_MAX) throw new ApiError('VERSIONS_FULL');
  await hideFrom(trx, uid, chatId, shownVersion(group), revision);
  await setVersionCount(trx, uid, group, count, revision);
  return { versionOf: group.first, version: count, versionCount: count };
}

/**
 * Lists the versions of a question with their replies, the oldest first.
 * @throws ApiError NOT_FOUND
 */
export async function listVersions(
  db: Database,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<VersionDocument[]> {
  const { versions } = await requireGroup(db, uid, chatId, messageId);
  const ids = versions.map((version) => version.messageId);
  const questions = await readQuestions(db, uid, ids);
  const replies = new Map(
    (await listReplies(db, uid, chatId, ids)).map((reply) => [reply.replyTo, reply]),
  );
  return questions.flatMap((question) => {
    const reply = replies.get(question.messageId);
    return reply ? [{ question, reply }] : [];
  });
}

/** @throws ApiError NOT_FOUND */
export async function requireGroup(
  db: Database | Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<VersionGroup> {
  const group = await readVersionGroup(db, uid, chatId, messageId);
  if (!group || !(await readChat(db, uid, chatId))) throw new ApiError('NOT_FOUND');
  return group;
}

/** @throws ApiError VERSION_CONFLICT if another part of the chat is shown */
export function shownVersion({ versions }: VersionGroup): Version {
  const shown = versions.find(({ hiddenUnder }) => hiddenUnder === null);
  if (!shown) throw new ApiError('VERSION_CONFLICT');
  return shown;
}
