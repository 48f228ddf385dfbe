import { hasBrandHub } from '@savet/contract/plans';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { readUser } from '../accounts/accounts.store.ts';
import { loadUser, requireUser } from '../accounts/accounts.ts';
import { readBrand, writeBrand } from './brand-hub.store.ts';
import { withValueAt } from './field-path.rules.ts';

export function brandHubCalls(dependencies: { db: Database }): HandlersOf<'saveBrandField'> {
  const { db } = dependencies;
  return {
    saveBrandField: async ({ path, value, baseVersion }, { uid, actor }) => {
      await loadUser(db, uid);
      return writeDocuments(db, uid, async (trx, revision) => {
        const user = requireUser(await readUser(trx, uid));
        if (!hasBrandHub(user.plan)) throw new ApiError('PLAN_REQUIRED');
        const brand = await readBrand(trx, uid);
        if (!brand) throw new ApiError('USER_GONE');
        const version = brand.brandVersions[path] ?? 0;
        if (baseVersion !== undefined && baseVersion !== version) {
          throw new ApiError('FIELD_CONFLICT');
        }
        await writeBrand(
          trx,
          uid,
          {
            userInfo: withValueAt(brand.userInfo, path, value),
            brandVersions: { ...brand.brandVersions, [path]: version + 1 },
          },
          { path, value, version: version + 1, savedBy: actor?.uid ?? uid },
          revision,
        );
        return { user: requireUser(await readUser(trx, uid)), version: version + 1 };
      });
    },
  };
}
