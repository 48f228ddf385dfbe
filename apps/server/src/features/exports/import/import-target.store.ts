import { WELCOME_CHAT_ID } from '@savet/contract/limits';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db/transaction.ts';

/** The contents of an account, in plain words; empty for a new account. */
export async function readContents(trx: Trx, uid: string): Promise<string[]> {
  const { rows } = await sql<Record<string, boolean>>`
    select
      exists (select from messages where uid = ${uid}) or exists (
        select from chats where uid = ${uid} and not deleted and chat_id <> ${WELCOME_CHAT_ID}
      ) as chats,
      exists (select from projects where uid = ${uid}) as projects,
      exists (select from queries where uid = ${uid}) as queries,
      exists (select from brand_field_versions where uid = ${uid}) as "Brand Hub texts",
      exists (select from check_exceptions where uid = ${uid}) as "exceptions of the check",
      exists (select from contact_messages where uid = ${uid}) as "messages to the team",
      exists (select from viewings where uid = ${uid}) or exists (
        select from brand_hub_reads where uid = ${uid}
      ) or exists (select from viewing_requests where uid = ${uid}) as viewings,
      exists (select from imported_invoices where uid = ${uid}) as "an import",
      exists (select from users where uid = ${uid} and subscription_id is not null) as "a subscription"`.execute(
    trx,
  );
  return Object.entries(rows[0] ?? {}).flatMap(([name, exists]) => (exists ? [name] : []));
}
