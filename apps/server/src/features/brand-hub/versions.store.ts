import type { Database, Trx } from '../../platform/db/transaction.ts';

export interface FieldVersion {
  version: number;
  value: string;
  savedAt: Date;
  savedBy: string | null;
}

/** Lists versions of a field, newest first. */
export async function listVersions(
  db: Database,
  uid: string,
  path: string,
  page: { before?: number | undefined; limit: number },
): Promise<FieldVersion[]> {
  let query = db
    .selectFrom('brandFieldVersions')
    .leftJoin('authUsers', 'authUsers.id', 'brandFieldVersions.savedBy')
    .select(['version', 'value', 'savedAt', 'authUsers.email as savedBy'])
    .where('uid', '=', uid)
    .where('path', '=', path)
    .orderBy('version', 'desc')
    .limit(page.limit);
  if (page.before !== undefined) query = query.where('version', '<', page.before);
  return query.execute();
}

/** Reads the value of a version; null when the version does not exist. */
export async function readVersion(
  db: Database | Trx,
  uid: string,
  path: string,
  version: number,
): Promise<string | null> {
  const row = await db
    .selectFrom('brandFieldVersions')
    .select('value')
    .where('uid', '=', uid)
    .where('path', '=', path)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.value ?? null;
}
