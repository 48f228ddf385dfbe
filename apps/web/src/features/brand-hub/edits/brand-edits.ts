import { createOutbox, type DeliveryResult, type OutboxEntry } from '#data/outbox/outbox.ts';
import { outboxStorage } from '#data/outbox/outbox-storage.ts';
import type { KeptStorage } from '#data/storage/page-storage.ts';
import type { ReadableStore } from '#lib/store/create-store.ts';
import { mapStore } from '#lib/store/map-store.ts';

/** A field edit as the call takes it. */
export interface FieldEdit {
  readonly path: string;
  readonly value: string;
  /** The version it is based on, 0 for a field that was never saved. */
  readonly baseVersion: number;
  /** Idempotency key, so that an edit whose response was lost is not applied twice. */
  readonly key: string;
}

/** A field edit that the stored field doesn't show yet. */
export interface BrandEdit extends FieldEdit {
  /**
   * `waiting`: not arrived, sent again by itself. `conflict`: another text was saved meanwhile.
   * `refused`: the server does not take it. `saved`: shown until the stored field arrives live.
   */
  readonly state: 'saving' | 'waiting' | 'conflict' | 'refused' | 'saved';
}

type HoldReason = 'conflict' | 'refused';
/** The receipt is the version that was saved. */
export type SaveResult = DeliveryResult<number, HoldReason>;

export interface BrandEdits {
  /** By path. */
  readonly edits: ReadableStore<ReadonlyMap<string, BrandEdit>>;
  save(edit: Omit<FieldEdit, 'key'>): void;
  sendWaiting(): void;
  discard(path: string): void;
  /** Call with the stored fields: drops the edits that they contain. */
  arrived(stored: { version(path: string): number; value(path: string): string }): void;
}

/** Keeps the latest edit of each Brand Hub field until the server has saved it, also over a reload. */
export function createBrandEdits(options: {
  storage: KeptStorage;
  uid: string;
  deliver(edit: FieldEdit): Promise<SaveResult>;
}): BrandEdits {
  const outbox = createOutbox<FieldEdit, number, HoldReason>({
    storage: outboxStorage(options.storage, 'brand-edit', options.uid, parseEdit),
    idOf: ({ path }) => path,
    laneOf: ({ path }) => path,
    deliver: options.deliver,
    // An edit made while an earlier one was being saved doesn't conflict with that one.
    rebase: (edit, version) =>
      version > edit.baseVersion ? { ...edit, baseVersion: version } : edit,
  });
  return {
    edits: mapStore(
      outbox.entries,
      (entries) =>
        new Map(
          entries.map((entry) => [entry.item.path, { ...entry.item, state: stateOf(entry) }]),
        ),
    ),
    save: (edit) => void outbox.send({ ...edit, key: crypto.randomUUID() }),
    sendWaiting: () => outbox.sendUnsent(false),
    discard: outbox.discard,
    arrived(stored) {
      const contained = outbox.entries.get().filter((entry) => {
        const { path, value } = entry.item;
        if (entry.state === 'sent') return stored.version(path) >= entry.receipt;
        // We saved it and the response was lost, or another device saved the same text.
        const isConflict = entry.state === 'held' && entry.reason === 'conflict';
        return isConflict && stored.value(path) === value;
      });
      outbox.arrived(new Set(contained.map(({ item }) => item.path)));
    },
  };
}

function stateOf(entry: OutboxEntry<FieldEdit, number, HoldReason>): BrandEdit['state'] {
  switch (entry.state) {
    case 'queued':
    case 'sending':
      return 'saving';
    case 'lost':
      return 'waiting';
    case 'sent':
      return 'saved';
    case 'held':
      return entry.reason;
  }
}

function parseEdit(stored: Readonly<Record<string, unknown>>): FieldEdit | null {
  const { path, value, baseVersion, key } = stored;
  const isEdit =
    typeof path === 'string' &&
    typeof value === 'string' &&
    typeof baseVersion === 'number' &&
    typeof key === 'string';
  return isEdit ? { path, value, baseVersion, key } : null;
}
