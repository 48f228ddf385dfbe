import type { KeptStorage } from './page-storage.ts';

/** What people write that lies in the browser until the server has it: `savet.<kind>.<uid>.<which>`. */
export const unsentKinds = [
  'draft',
  'outbox',
  'brand-draft',
  'brand-edit',
  'contact',
  'answer',
] as const;
export type UnsentKind = (typeof unsentKinds)[number];

/** What the keys of one user's unsent texts of a kind begin with. */
export function unsentPrefix(kind: UnsentKind, uid: string): string {
  return `savet.${kind}.${uid}.`;
}

export function hasUnsent(storage: KeptStorage, uid: string): boolean {
  return unsentKeys(storage, uid).length > 0;
}

/** Takes all that a user has not sent out of this browser. */
export function forgetUnsent(storage: KeptStorage, uid: string): void {
  for (const key of unsentKeys(storage, uid)) storage.removeItem(key);
}

function unsentKeys(storage: KeptStorage, uid: string): string[] {
  const prefixes = unsentKinds.map((kind) => unsentPrefix(kind, uid));
  const keys = Array.from({ length: storage.length }, (_, place) => storage.key(place) ?? '');
  return keys.filter((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}
