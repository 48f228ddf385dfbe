import type { Receipt, UserDocument } from '@savet/contract/documents';

/**
 * Paths of the fields that have changed since the answer. Empty for another user's Brand Hub, whose versions are
 * unknown here.
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
