import type { Database } from '../../../platform/db/transaction.ts';
import type { Acceptance } from '../legal.store.ts';

/** The texts that a user has accepted, the oldest first. */
export function listAcceptances(db: Database, uid: string): Promise<Acceptance[]> {
  return db
    .selectFrom('legalAcceptances')
    .select(['kind', 'version', 'language', 'occasion', 'acceptedAt'])
    .where('uid', '=', uid)
    .orderBy('acceptedAt')
    .orderBy('acceptanceId')
    .execute();
}
