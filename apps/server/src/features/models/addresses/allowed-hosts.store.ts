import type { Database, Trx } from '../../../platform/db/transaction.ts';
import { isAllowedAddress } from './allowed-address.rules.ts';

/**
 * Whether the server may ask a model at an address: the operator lists its host, or, without a list, it is a usual one or staff have
 * allowed it.
 * @param baseUrl null: the provider's own
 * @param hosts those of the operator; null for no list
 */
export async function mayAsk(
  db: Database,
  baseUrl: string | null,
  hosts: readonly string[] | null,
): Promise<boolean> {
  if (isAllowedAddress(baseUrl, hosts)) return true;
  const host = baseUrl === null ? undefined : URL.parse(baseUrl)?.host;
  if (hosts !== null || host === undefined) return false;
  const row = await db
    .selectFrom('modelHosts')
    .select('host')
    .where('host', '=', host)
    .executeTakeFirst();
  return row !== undefined;
}

/** Allows a host with its port; false if it was allowed already. */
export async function insertAllowedHost(trx: Trx, host: string): Promise<boolean> {
  const result = await trx
    .insertInto('modelHosts')
    .values({ host })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n;
}
