import type { Language } from '@savet/contract/languages';
import { type Selectable, sql } from 'kysely';
import type {
  ContactAnswersTable,
  ContactMessagesTable,
} from '../../platform/db/tables/brand-hub-tables.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { claimed } from '../../platform/mail/claimed.store.ts';
import { isBeingDeleted } from '../accounts/deletions.store.ts';

/** A message with its sender. */
export type ContactMail = Selectable<ContactMessagesTable> & {
  email: string;
  firstName: string;
  lastName: string;
};

/** An answer with its recipient. */
export type AnswerMail = Selectable<ContactAnswersTable> & {
  email: string;
  language: Language;
  /** Number of proposed texts. */
  proposals: number;
};

/**
 * Claims messages whose mail is due. Other servers skip them for `holdSeconds`; after a crash of this
 * server they become due again.
 */
export async function claimContactMails(
  db: Database,
  limit: number,
  holdSeconds: number,
): Promise<ContactMail[]> {
  const due = db
    .selectFrom('contactMessages')
    .select(['uid', 'contactMessageId'])
    .where('mailDueAt', '<=', sql<Date>`now()`)
    .orderBy('mailDueAt')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('contactMessages')
    .from('due')
    .innerJoin('authUsers', 'authUsers.id', 'due.uid')
    .innerJoin('users', 'users.uid', 'due.uid')
    .set(claimed(holdSeconds))
    .whereRef('contactMessages.uid', '=', 'due.uid')
    .whereRef('contactMessages.contactMessageId', '=', 'due.contactMessageId')
    .returningAll('contactMessages')
    .returning(['authUsers.email', 'users.firstName', 'users.lastName'])
    .execute();
}

/** Marks the mail of a message as sent. */
export async function markMailed(
  db: Database,
  { uid, contactMessageId }: ContactMail,
): Promise<void> {
  await db
    .updateTable('contactMessages')
    .set({ mailedAt: sql<Date>`now()`, mailDueAt: null })
    .where('uid', '=', uid)
    .where('contactMessageId', '=', contactMessageId)
    .execute();
}

/** Claims answers whose mail is due, like `claimContactMails`; none to a user who has deleted the account. */
export async function claimAnswerMails(
  db: Database,
  limit: number,
  holdSeconds: number,
): Promise<AnswerMail[]> {
  const due = db
    .selectFrom('contactAnswers')
    .innerJoin('authUsers', 'authUsers.id', 'contactAnswers.uid')
    .select(['contactAnswers.uid', 'contactMessageId'])
    .where('mailDueAt', '<=', sql<Date>`now()`)
    .where(sql<boolean>`not ${isBeingDeleted}`)
    .orderBy('mailDueAt')
    .limit(limit)
    .forUpdate('contactAnswers')
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('contactAnswers')
    .from('due')
    .innerJoin('authUsers', 'authUsers.id', 'due.uid')
    .innerJoin('users', 'users.uid', 'due.uid')
    .set(claimed(holdSeconds))
    .whereRef('contactAnswers.uid', '=', 'due.uid')
    .whereRef('contactAnswers.contactMessageId', '=', 'due.contactMessageId')
    .returningAll('contactAnswers')
    .returning([
      'authUsers.email',
      'users.language',
      sql<number>`(
        select count(*) from contact_proposals
        where contact_proposals.uid = contact_answers.uid
          and contact_proposals.contact_message_id = contact_answers.contact_message_id
      )`.as('proposals'),
    ])
    .execute();
}

/** Marks the mail of an answer as sent. */
export async function markAnswerMailed(
  db: Database,
  { uid, contactMessageId }: AnswerMail,
): Promise<void> {
  await db
    .updateTable('contactAnswers')
    .set({ mailDueAt: null })
    .where('uid', '=', uid)
    .where('contactMessageId', '=', contactMessageId)
    .execute();
}
