import type { UserDocuments } from './user-documents.ts';

interface Owner {
  readonly documents: UserDocuments;
}

/** Creates something once per signed-in user of this page: it outlives the screens that use it, and is dropped with the user. */
export function perUser<Owned extends Owner, Instance>(
  create: (owner: Owned) => Instance,
): (owner: Owned) => Instance {
  const instances = new WeakMap<UserDocuments, { instance: Instance }>();
  return (owner) => {
    const existing = instances.get(owner.documents);
    if (existing) return existing.instance;
    const instance = create(owner);
    instances.set(owner.documents, { instance });
    return instance;
  };
}
