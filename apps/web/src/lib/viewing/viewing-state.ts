/** Staff looking at the application as a user does. It belongs to one tab, and outlives a reload of it. */
export interface Viewing {
  viewingId: string;
  /** Who looks: the viewing means nothing to anybody else who signs in here. */
  adminUid: string;
  /** Who is looked at. */
  uid: string;
  email: string;
  displayName: string;
}

const KEY = 'savet.viewing';

let current: Viewing | null = read();
const listeners = new Set<() => void>();

export function currentViewing(): Viewing | null {
  return current;
}

export function subscribeViewing(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setViewing(viewing: Viewing | null): void {
  current = viewing;
  try {
    if (viewing) window.sessionStorage.setItem(KEY, JSON.stringify(viewing));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the viewing lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

function read(): Viewing | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isViewing(kept) ? kept : null;
  } catch {
    return null;
  }
}

function isViewing(value: unknown): value is Viewing {
  const keys = ['viewingId', 'adminUid', 'uid', 'email', 'displayName'] as const;
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => key in value && typeof Reflect.get(value, key) === 'string')
  );
}
