import type { BrandSectionName } from '@savet/contract/brand-hub';
import type { ContactAnswer } from '@savet/contract/contact';
import { sql } from 'kysely';
import type { ContactAnswersTable } from '../../platform/db/tables/brand-hub-tables.ts';
import type { Database, Trx } from '../../platform/db/transaction.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';

interface MessageKey {
  uid: string;
  contactMessageId: string;
}

/** A message to the team with its answer. */
export interface ContactMessageRow extends MessageKey {
  section: BrandSectionName | null;
  text: string;
  createdAt: Date;
  answer: ContactAnswer | null;
}

/** Stores the answer of a message; false when the message was answered before. */
export async function insertAnswer(
  trx: Trx,
  answer: MessageKey & Pick<ContactAnswersTable, 'text' | 'answeredBy'>,
  proposals: readonly { path: string; value: string }[],
): Promise<boolean> {
  const { uid, contactMessageId } = answer;
  const inserted = await trx
    .insertInto('contactAnswers')
    .values(answer)
    .onConflict((conflict) => conflict.columns(['uid', 'contactMessageId']).doNothing())
    .executeTakeFirst();
  if (Number(inserted.numInsertedOrUpdatedRows ?? 0) === 0) return false;
  if (proposals.length > 0) {
    const rows = proposals.map((proposal, position) => ({
      uid,
      contactMessageId,
      position,
      ...proposal,
    }));
    await trx.insertInto('contactProposals').values(rows).execute();
  }
  return true;
}

/** Reads the text proposed for a field and locks the row until the transaction ends. */
export async function readProposalForUpdate(
  trx: Trx,
  { uid, contactMessageId }: MessageKey,
  path: string,
): Promise<{ value: string; state: 'open' | 'accepted' | 'declined' } | null> {
  const row = await trx
    .selectFrom('contactProposals')
    .select(['value', 'state'])
    .where('uid', '=', uid)
    .where('contactMessageId', '=', contactMessageId)
    .where('path', '=', path)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function closeProposal(
  trx: Trx,
  { uid, contactMessageId }: MessageKey,
  path: string,
  state: 'accepted' | 'declined',
): Promise<void> {
  await trx
    .updateTable('contactProposals')
    .set({ state, decidedAt: sql<Date>`clock_timestamp()` })
    .where('uid', '=', uid)
    .where('contactMessageId', '=', contactMessageId)
    .where('path', '=', path)
    .execute();
}

export async function readContactMessage(
  db: Database | Trx,
  { uid, contactMessageId }: MessageKey,
): Promise<ContactMessageRow | null> {
  const row = await selectMessages(db)
    .where('contactMessages.uid', '=', uid)
    .where('contactMessages.contactMessageId', '=', contactMessageId)
    .executeTakeFirst();
  return row ?? null;
}

/** Lists messages of a user or of all users but those who leave, newest first, starting after `filter.after`. */
export async function listContactMessages(
  db: Database,
  filter: {
    uid: string | undefined;
    state?: 'open' | 'answered' | undefined;
    after: MessageKey | null;
  },
  limit: number,
): Promise<(ContactMessageRow & { email: string; firstName: string; lastName: string })[]> {
  let query = selectMessages(db)
    .innerJoin('authUsers', 'authUsers.id', 'contactMessages.uid')
    .innerJoin('users', 'users.uid', 'contactMessages.uid')
    .select(['authUsers.email', 'users.firstName', 'users.lastName'])
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .orderBy('contactMessages.createdAt', 'desc')
    .orderBy('contactMessages.uid', 'desc')
    .orderBy('contactMessages.contactMessageId', 'desc')
    .limit(limit);
  if (filter.uid !== undefined) query = query.where('contactMessages.uid', '=', filter.uid);
  if (filter.state !== undefined) {
    query = query.where('contactAnswers.uid', filter.state === 'open' ? 'is' : 'is not', null);
  }
  if (filter.after) {
    const { uid, contactMessageId } = filter.after;
    query = query.where(
      sql<boolean>`(contact_messages.created_at, contact_messages.uid, contact_messages.contact_message_id) < (
        select m.created_at, m.uid, m.contact_message_id from contact_messages m
        where m.uid = ${uid} and m.contact_message_id = ${contactMessageId})`,
    );
  }
  return query.execute();
}

function selectMessages(db: Database | Trx) {
  return db
    .selectFrom('contactMessages')
    .leftJoin('contactAnswers', (join) =>
      join
        .onRef('contactAnswers.uid', '=', 'contactMessages.uid')
        .onRef('contactAnswers.contactMessageId', '=', 'contactMessages.contactMessageId'),
    )
    .leftJoin('authUsers as team', 'team.id', 'contactAnswers.answeredBy')
    .select([
      'contactMessages.uid',
      'contactMessages.contactMessageId',
      'contactMessages.section',
      'contactMessages.text',
      'contactMessages.createdAt',
      answerOf.as('answer'),
    ]);
}

/** The answer as a JSON document; null without an answer. */
const answerOf = sql<ContactAnswer | null>`
  case when contact_answers.uid is not null then jsonb_build_object(
    'text', contact_answers.text,
    'answeredAt', to_char(contact_answers.answered_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'answeredBy', team.email,
    'proposals', (
      select coalesce(jsonb_agg(jsonb_build_object('path', path, 'value', value, 'state', state) order by position), '[]')
      from contact_proposals
      where contact_proposals.uid = contact_answers.uid
        and contact_proposals.contact_message_id = contact_answers.contact_message_id
    )
  ) end`;
