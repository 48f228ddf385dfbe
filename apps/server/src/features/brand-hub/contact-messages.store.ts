import { type Selectable, sql } from 'kysely';
import type { ContactMessagesTable } from '../../platform/db/tables.ts';
import type { Database } from '../../platform/db/transaction.ts';

export interface ContactMessage {
  uid: string;
  contactMessageId: string;
  section: string | null;
  text: string;
}

/** A message with whom it is from, as the mail tells it. */
export type ContactMail = Selectable<ContactMessagesTable> & {
  email: string;
  firstName: string;
  lastName: string;
};

/** Stores a message; one with the same id stays as it is. @returns what is stored */
export async function insertContactMessage(
  db: Database,
  message: ContactMessage,
): Promise<Selectable<ContactMessagesTable>> {
  await db
    .insertInto('contactMessages')
    .values(message)
    .onConflict((conflict) => conflict.columns(['uid', 'contactMessageId']).doNothing())
    .execute();
  return db
    .selectFrom('contactMessages')
    .selectAll()
    .where('uid', '=', message.uid)
    .where('contactMessageId', '=', message.contactMessageId)
    .executeTakeFirstOrThrow();
}

/**
 * Takes the messages whose mail is due for `holdSeconds`: another server leaves them alone, and if
 * this one dies they are due again.
 */
export async function claimContactMails(
  db: Database,
  most: number,
  holdSeconds: number,
): Promise<ContactMail[]> {
  const due = db
    .selectFrom('contactMessages')
    .select(['uid', 'contactMessageId'])
    .where('mailDueAt', '<=', sql<Date>`now()`)
    .orderBy('mailDueAt')
    .limit(most)
    .forUpdate()
    .skipLocked();
  return db
    .with('due', () => due)
    .updateTable('contactMessages')
    .from('due')
    .innerJoin('authUsers', 'authUsers.id', 'due.uid')
    .innerJoin('users', 'users.uid', 'due.uid')
    .set((eb) => ({
      mailDueAt: sql<Date>`now() + make_interval(secs => ${holdSeconds})`,
      mailAttempts: eb('contactMessages.mailAttempts', '+', 1),
    }))
    .whereRef('contactMessages.uid', '=', 'due.uid')
    .whereRef('contactMessages.contactMessageId', '=', 'due.contactMessageId')
    .returningAll('contactMessages')
    .returning(['authUsers.email', 'users.firstName', 'users.lastName'])
    .execute();
}

/** The mail is out. */
export async function markMailed(
  db: Database,
  { uid, contactMessageId }: ContactMessage,
): Promise<void> {
  await db
    .updateTable('contactMessages')
    .set({ mailedAt: sql<Date>`now()`, mailDueAt: null })
    .where('uid', '=', uid)
    .where('contactMessageId', '=', contactMessageId)
    .execute();
}
