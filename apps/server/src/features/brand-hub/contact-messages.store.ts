import type { BrandSectionName } from '@savet/contract/brand-hub';
import type { Selectable } from 'kysely';
import type { ContactMessagesTable } from '../../platform/db/tables/brand-hub-tables.ts';
import type { Database } from '../../platform/db/transaction.ts';

export interface ContactMessage {
  uid: string;
  contactMessageId: string;
  section: BrandSectionName | null;
  text: string;
}

/**
 * Stores a message; an existing message with this id stays unchanged.
 * @returns the stored message
 */
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
