import type { Receipt, UserDocument } from '@savet/contract/documents';

/**
 * Paths of the fields that an answer was given and that have changed since. Of somebody else's Brand
 * Hub nothing is known here.
 */
export function changedFields(
  receipt: Receipt,
  user: Pick<UserDocument, 'uid' | 'brandVersions'>,
): ReadonlySet<string> {
  if (receipt.brandHubUid !== user.uid) return new Set();
  const changed = receipt.fields.filter(
    ({ path, version }) => (user.brandVersions[path] ?? 0) > version,
  );
  return new Set(changed.map(({ path }) => path));
}
