import { byteOrder, exactTime } from '../../../platform/db/exact-time.ts';
import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { type AgreementList, agreementList } from './agreement-list.ts';

/**
 * Reads what a user has agreed to, for an export: first what the account was imported with, then what was agreed to here. Imported
 * agreements are kept apart, so that none of them counts on this server.
 */
export async function readAgreements(db: Database, uid: string): Promise<AgreementList> {
  const imported = await readImported(db, uid);
  const acceptances = await db
    .selectFrom('legalAcceptances')
    .select(['kind', 'version', 'language', 'occasion', exactTime('acceptedAt').as('acceptedAt')])
    .where('uid', '=', uid)
    .orderBy('legalAcceptances.acceptedAt')
    .orderBy(byteOrder('acceptanceId'))
    .execute();
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select([
      exactTime('concludedAt').as('concludedAt'),
      exactTime('withdrawnAt').as('withdrawnAt'),
      'beganOnRequest',
      'paid',
      'refund',
    ])
    .where('uid', '=', uid)
    .orderBy('withdrawals.withdrawnAt')
    .orderBy(byteOrder('subscriptionId'))
    .execute();
  return {
    acceptances: [...imported.acceptances, ...acceptances],
    withdrawals: [...imported.withdrawals, ...withdrawals],
  };
}

export async function insertImportedAgreements(
  trx: Trx,
  uid: string,
  agreements: AgreementList,
): Promise<void> {
  await trx
    .insertInto('importedAgreements')
    .values({ uid, content: JSON.stringify(agreements) })
    .execute();
}

async function readImported(db: Database, uid: string): Promise<AgreementList> {
  const row = await db
    .selectFrom('importedAgreements')
    .select('content')
    .where('uid', '=', uid)
    .executeTakeFirst();
  // Parsed, so that the names are in the order in which they were written: the database orders them anew.
  return row ? agreementList.parse(row.content) : { acceptances: [], withdrawals: [] };
}
