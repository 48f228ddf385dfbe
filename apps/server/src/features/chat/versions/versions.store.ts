import { sql } from 'kysely';
import type { Database, Trx } from '../../../platform/db/transaction.ts';

/** One version of a question. */
export interface Version {
  messageId: string;
  position: number;
  version: number;
  hiddenUnder: string | null;
}

/** All versions of a question, the oldest first. */
export interface VersionGroup {
  /** The message id of the first version. */
  first: string;
  versions: Version[];
}

/** Reads the versions of the question with this id, whichever version it is; null if the chat has no such question. */
export async function readVersionGroup(
  db: Database | Trx,
  uid: string,
  chatId: string,
  messageId: string,
): Promise<VersionGroup | null> {
  const question = await db
    .selectFrom('messages')
    .select((eb) => eb.fn.coalesce('versionOf', 'messageId').as('first'))
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('messageId', '=', messageId)
    .where('sender', '=', 'user')
    .executeTakeFirst();
  if (!question) return null;
  const { first } = question;
  const versions = await db
    .selectFrom('messages')
    .select(['messageId', 'position', 'version', 'hiddenUnder'])
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('messageId', '=', first), eb('versionOf', '=', first)]))
    .orderBy('version')
    .execute();
  return { first, versions };
}

/** Hides what is shown of a chat from a version on; `showHidden` with this version brings it back. */
export async function hideFrom(
  trx: Trx,
  uid: string,
  chatId: string,
  { messageId, position }: Version,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ hiddenUnder: messageId, revision })
    .where('uid', '=', uid)
    .where('chatId', '=', chatId)
    .where('position', '>=', position)
    .where('hiddenUnder', 'is', null)
    .execute();
}

/** Shows a version again, with what followed it when it was hidden. */
export async function showHidden(
  trx: Trx,
  uid: string,
  { messageId }: Version,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ hiddenUnder: null, revision })
    .where('uid', '=', uid)
    .where('hiddenUnder', '=', messageId)
    .execute();
}

export async function setVersionCount(
  trx: Trx,
  uid: string,
  { first }: VersionGroup,
  versionCount: number,
  revision: number,
): Promise<void> {
  await trx
    .updateTable('messages')
    .set({ versionCount, revision })
    .where('uid', '=', uid)
    .where((eb) => eb.or([eb('messageId', '=', first), eb('versionOf', '=', first)]))
    .execute();
}

/**
 * Mends the versions of an imported account: an answer that was being written, and its question, are not exported. Where that
 * question was the version shown, the one before it is shown again.
 */
export async function repairVersions(trx: Trx, uid: string): Promise<void> {
  await sql`
    update messages set version_count = present.count
    from (
      select coalesce(version_of, message_id) as first, max(version) as count
      from messages where uid = ${uid} and sender = 'user'
      group by 1 having max(version) <> max(version_count)
    ) present
    where messages.uid = ${uid} and messages.sender = 'user'
      and coalesce(messages.version_of, messages.message_id) = present.first`.execute(trx);
  await sql`
    update messages set hidden_under = null
    from (
      select (array_agg(message_id order by version desc))[1] as newest
      from messages where uid = ${uid} and sender = 'user'
      group by coalesce(version_of, message_id)
      having bool_and(coalesce(hidden_under = message_id, false))
    ) hidden
    where messages.uid = ${uid} and messages.hidden_under = hidden.newest`.execute(trx);
}
