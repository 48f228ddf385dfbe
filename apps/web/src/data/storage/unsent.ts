import type { KeptStorage } from './page-storage.ts';

/** Kinds of text that stay in the browser until the server has them, under `savet.<kind>.<uid>.<id>`. */
export const unsentKinds = [
  'draft',
  'outbox',
  'brand-draft',
  'brand-edit',
  'contact',
  'answer',
] as const;
export type UnsentKind = (typeof unsentKinds)[number];

/** The prefix of the keys of one user's unsent texts of a kind. */
export function unsentPrefix(kind: UnsentKind, uid: string): string {
  return `savet.${kind}.${uid}.`;
}

export function hasUnsent(storage: KeptStorage, uid: string): boolean {
  return unsentKeys(storage, uid).length > 0;
}

/** Removes a user's unsent texts from this browser. */
export function forgetUnsent(storage: KeptStorage, uid: string): void {
  for (const key of unsentKeys(storage, uid)) storage.removeItem(key);
}

function unsentKeys(storage: KeptStorage, uid: string): string[] {
  const prefixes = unsentKinds.map((kind) => unsentPrefix(kind, uid));
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}
