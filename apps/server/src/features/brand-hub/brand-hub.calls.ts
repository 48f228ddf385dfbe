import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { saveField } from './save-field.ts';

export function brandHubCalls(dependencies: { db: Database }): HandlersOf<'saveBrandField'> {
  const { db } = dependencies;
  return {
    saveBrandField: ({ path, value, baseVersion }, { uid, actor }) =>
      saveField(db, uid, actor?.uid ?? uid, { path, value, baseVersion }),
  };
}
