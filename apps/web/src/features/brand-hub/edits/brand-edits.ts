import type { KeptStorage } from '../../../lib/storage/page-storage.ts';
import { unsentPrefix } from '../../../lib/storage/unsent.ts';

/** An edit of a field on its way to the server. */
export interface BrandEdit {
  readonly path: string;
  readonly value: string;
  /** The version it started from, 0 for a field never saved. */
  readonly baseVersion: number;
  /** Names the attempt to save it, so that one whose answer was lost is not made twice. */
  readonly key: string;
  /**
   * `waiting`: not arrived, sent again by itself. `conflict`: another text was saved meanwhile.
   * `refused`: the server does not take it. `saved`: shown until the stored field arrives live.
   */
  readonly state: 'saving' | 'waiting' | 'conflict' | 'refused' | 'saved';
  /** Of a saved one. */
  readonly version?: number;
}

export type SaveResult =
  | { kind: 'saved'; version: number }
  | { kind: 'lost' }
  | { kind: 'conflict' }
  | { kind: 'refused' };

export type Delivery = Pick<BrandEdit, 'path' | 'value' | 'baseVersion' | 'key'>;

export interface BrandEdits {
  all(): ReadonlyMap<string, BrandEdit>;
  subscribe(listener: () => void): () => void;
  save(edit: Omit<Delivery, 'key'>): void;
  /** Sends again whatever has not arrived. */
  sendWaiting(): void;
  discard(path: string): void;
  /** The fields as they are stored now: edits that they hold are done. */
  arrived(stored: { version(path: string): number; value(path: string): string }): void;
}

/** Keeps edits of Brand Hub fields, one a field, until the server has them; also those of an earlier page. */
export function createBrandEdits(options: {
  storage: KeptStorage;
  uid: string;
  deliver(edit: Delivery): Promise<SaveResult>;
}): BrandEdits {
  const { storage, deliver } = options;
  const prefix = unsentPrefix('brand-edit', options.uid);
  const listeners = new Set<() => void>();
  /** The last delivery of each field, under way or done. */
  const running = new Map<string, Promise<SaveResult>>();
  let edits: ReadonlyMap<string, BrandEdit> = new Map(
    read(storage, prefix).map((edit) => [edit.path, { ...edit, state: 'waiting' as const }]),
  );

  function change(path: string, edit: BrandEdit | null) {
    const next = new Map(edits);
    if (edit) next.set(path, edit);
    else next.delete(path);
    edits = next;
    for (const listener of [...listeners]) listener();
  }

  async function attempt({ path, value, baseVersion, key }: Delivery) {
    const asked = { path, value, baseVersion, key };
    change(path, { ...asked, state: 'saving' });
    // One save of a field at a time: what we have just saved ourselves is no conflict.
    const earlier = running.get(path);
    const before = earlier && (await earlier);
    const own = before?.kind === 'saved' ? before.version : 0;
    const edit = { ...asked, baseVersion: Math.max(baseVersion, own) };
    if (edits.get(path)?.key !== key) return;
    keep(edit);
    const delivery = deliver(edit);
    running.set(path, delivery);
    const result = await delivery;
    // Written over in the meantime: what counts is the newer one.
    if (edits.get(edit.path)?.key !== edit.key) return;
    if (result.kind === 'lost') return change(edit.path, { ...edit, state: 'waiting' });
    if (result.kind !== 'saved') return change(edit.path, { ...edit, state: result.kind });
    forget(edit.path);
    change(edit.path, { ...edit, state: 'saved', version: result.version });
  }

  function keep(edit: Delivery) {
    quietly(() => storage.setItem(prefix + edit.path, JSON.stringify(edit)));
  }

  function forget(path: string) {
    quietly(() => storage.removeItem(prefix + path));
  }

  return {
    all: () => edits,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    save(saved) {
      const edit = { ...saved, key: crypto.randomUUID() };
      keep(edit);
      void attempt(edit);
    },
    sendWaiting() {
      for (const edit of edits.values()) if (edit.state === 'waiting') void attempt(edit);
    },
    discard(path) {
      forget(path);
      change(path, null);
    },
    arrived(stored) {
      for (const { path, value, state, version = 0 } of edits.values()) {
        const isStored = state === 'saved' && stored.version(path) >= version;
        // Saved by us, only that the answer was lost; or somebody had the same idea.
        const isSame = state === 'conflict' && stored.value(path) === value;
        if (isSame) forget(path);
        if (isStored || isSame) change(path, null);
      }
    },
  };
}

function read(storage: KeptStorage, prefix: string): Delivery[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => key.startsWith(prefix)).flatMap((key) => parse(storage.getItem(key)));
}

function parse(stored: string | null): Delivery[] {
  try {
    const edit = JSON.parse(stored ?? 'null') as Partial<Delivery> | null;
    const { path, value, baseVersion, key } = edit ?? {};
    const isEdit =
      typeof path === 'string' &&
      typeof value === 'string' &&
      typeof baseVersion === 'number' &&
      typeof key === 'string';
    return isEdit ? [{ path, value, baseVersion, key }] : [];
  } catch {
    return [];
  }
}

/** Storage can be full or forbidden; the edit is then kept by the page alone. */
function quietly(write: () => void): void {
  try {
    write();
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
