import type { UserDocuments } from './user-documents.ts';

interface Owner {
  readonly documents: UserDocuments;
}

/** Makes something once for each user of this page: it outlives the screens that need it, and goes with the user. */
export function perUser<Value extends Owner, Kept>(
  create: (value: Value) => Kept,
): (value: Value) => Kept {
  const kept = new WeakMap<UserDocuments, { one: Kept }>();
  return (value) => {
    const found = kept.get(value.documents);
    if (found) return found.one;
    const one = create(value);
    kept.set(value.documents, { one });
    return one;
  };
}
