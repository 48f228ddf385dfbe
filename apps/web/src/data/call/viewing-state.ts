import { createStore, type ReadableStore } from '#lib/store/create-store.ts';

/** An admin viewing the app as a user. It belongs to one tab and survives a reload. */
export interface Viewing {
  viewingId: string;
  /** The admin: the viewing doesn't apply to anybody else who signs in in this tab. */
  adminUid: string;
  /** The user being viewed. */
  uid: string;
  email: string;
  displayName: string;
}

const KEY = 'savet.viewing';

const store = createStore(read());

export const currentViewing: ReadableStore<Viewing | null> = store;

export function setViewing(viewing: Viewing | null): void {
  try {
    if (viewing) window.sessionStorage.setItem(KEY, JSON.stringify(viewing));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage the viewing lasts until the page closes.
  }
  store.set(viewing);
}

function read(): Viewing | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return isViewing(stored) ? stored : null;
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
