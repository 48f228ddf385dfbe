import { BRAND_VERSIONS_MAX } from '@savet/contract/limits';
import type { UserInfo } from '../../platform/db/tables/account-tables.ts';
import type { Trx } from '../../platform/db/transaction.ts';

interface BrandState {
  userInfo: UserInfo;
  brandVersions: Record<string, number>;
}

/** Writes a user's Brand Hub and adds the saved version to the field's history, whose oldest versions beyond the limit go. */
export async function writeBrand(
  trx: Trx,
  uid: string,
  brand: BrandState,
  saved: { path: string; value: string; version: number; savedBy: string },
  revision: number,
): Promise<void> {
  await trx
    .updateTable('users')
    .set({
      userInfo: JSON.stringify(brand.userInfo),
      brandVersions: JSON.stringify(brand.brandVersions),
      revision,
    })
    .where('uid', '=', uid)
    .execute();
  await trx
    .insertInto('brandFieldVersions')
    .values({ uid, ...saved })
    .execute();
  await trx
    .deleteFrom('brandFieldVersions')
    .where('uid', '=', uid)
    .where('path', '=', saved.path)
    .where('version', '<=', saved.version - BRAND_VERSIONS_MAX)
    .execute();
}
