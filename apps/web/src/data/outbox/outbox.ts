import { createStore, type ReadableStore } from '#lib/store/create-store.ts';
import type { CallError } from '../call/call-error.ts';
import type { OutboxStorage } from './outbox-storage.ts';

/** How a delivery ended. */
export type DeliveryResult<Receipt, Reason> =
  | { kind: 'accepted'; receipt: Receipt }
  /** Not known to have arrived: the same item is sent again. */
  | { kind: 'lost' }
  /** The item stays until the user has decided, for example about a conflict. */
  | { kind: 'held'; reason: Reason }
  /** Final: the item leaves the outbox. */
  | { kind: 'refused'; error: CallError };

export type OutboxEntry<Item, Receipt, Reason> = { readonly item: Item } & (
  | { readonly state: 'queued' | 'sending' | 'lost' }
  /** Acknowledged; stays until `arrived` or `discard`. */
  | { readonly state: 'sent'; readonly receipt: Receipt }
  | { readonly state: 'held'; readonly reason: Reason }
);

export interface Outbox<Item, Receipt, Reason> {
  readonly entries: ReadableStore<readonly OutboxEntry<Item, Receipt, Reason>[]>;
  /** Resolves after the first delivery; an item that has to queue resolves at once. */
  send(item: Item): Promise<void>;
  /** Sends the first unsent item of a lane, unless the lane is busy or blocked. */
  sendNext(lane: string, force?: boolean): void;
  /** The same for every lane; call it when the server may be reachable again. */
  sendUnsent(force: boolean): void;
  /** Sends what was blocked and no longer is. */
  flushReady(): void;
  /** The server is known to have these items, even if their acknowledgement is still under way. */
  arrived(ids: ReadonlySet<string>): void;
  discard(id: string): void;
}

export interface OutboxOptions<Item, Receipt, Reason> {
  storage: OutboxStorage<Item>;
  /** An item with the id of an earlier one replaces that one. */
  idOf(item: Item): string;
  /** Items of one lane are delivered one at a time, in order; lanes don't wait for each other. */
  laneOf(item: Item): string;
  /** @param isResend the outbox sends the item by itself: after a loss, a reload, or a wait in its lane */
  deliver(item: Item, isResend: boolean): Promise<DeliveryResult<Receipt, Reason>>;
  /** Whether a lane has to wait for something other than its own deliveries. */
  isBlocked?(lane: string, force: boolean): boolean;
  /** Adapts an item to the last receipt of its lane before it is sent. */
  rebase?(item: Item, receipt: Receipt): Item;
  onRefused?(item: Item, error: CallError): void;
}

/** Keeps items until the server has acknowledged them; after a reload they are there again as `lost`. */
export function createOutbox<Item, Receipt, Reason = never>(
  options: OutboxOptions<Item, Receipt, Reason>,
): Outbox<Item, Receipt, Reason> {
  type Entry = OutboxEntry<Item, Receipt, Reason>;
  const { storage, idOf, laneOf } = options;
  const entries = createStore<readonly Entry[]>(
    storage.read().map((item) => ({ item, state: 'lost' })),
  );
  /** The delivery that each lane waits for. */
  const deliveries = new Map<string, { readonly id: string }>();
  const receipts = new Map<string, Receipt>();
  const blocked = new Set<string>();

  function put(entry: Entry) {
    const id = idOf(entry.item);
    const index = entries.get().findIndex(({ item }) => idOf(item) === id);
    entries.set(index < 0 ? [...entries.get(), entry] : entries.get().with(index, entry));
  }

  function remove(ids: ReadonlySet<string>) {
    const left = entries.get().filter(({ item }) => !ids.has(idOf(item)));
    if (left.length === entries.get().length) return;
    for (const { item } of entries.get()) if (ids.has(idOf(item))) storage.remove(idOf(item));
    entries.set(left);
  }

  async function attempt(unsent: Item, isResend: boolean) {
    const id = idOf(unsent);
    const lane = laneOf(unsent);
    const item = rebased(unsent);
    if (item !== unsent) storage.put(id, item);
    const delivery = { id };
    deliveries.set(lane, delivery);
    put({ item, state: 'sending' });
    const result = await options.deliver(item, isResend);
    if (deliveries.get(lane) === delivery) deliveries.delete(lane);
    if (result.kind === 'accepted') receipts.set(lane, result.receipt);
    const isCurrent = entries.get().some((entry) => entry.item === item);
    if (isCurrent) settle(item, result);
    if (!isCurrent || result.kind !== 'lost') sendNext(lane);
  }

  function settle(item: Item, result: DeliveryResult<Receipt, Reason>) {
    switch (result.kind) {
      case 'accepted':
        storage.remove(idOf(item));
        return put({ item, state: 'sent', receipt: result.receipt });
      case 'lost':
        return put({ item, state: 'lost' });
      case 'held':
        return put({ item, state: 'held', reason: result.reason });
      case 'refused':
        remove(new Set([idOf(item)]));
        return options.onRefused?.(item, result.error);
    }
  }

  function rebased(item: Item): Item {
    const receipt = receipts.get(laneOf(item));
    return receipt === undefined || !options.rebase ? item : options.rebase(item, receipt);
  }

  function sendNext(lane: string, force = false) {
    const next = entries.get().find((entry) => laneOf(entry.item) === lane && isUnsent(entry));
    if (!next) return;
    if (deliveries.has(lane) || options.isBlocked?.(lane, force)) blocked.add(lane);
    else void attempt(next.item, true);
  }

  return {
    entries,
    sendNext,
    async send(item) {
      const id = idOf(item);
      const lane = laneOf(item);
      storage.put(id, item);
      const hasBefore = entries
        .get()
        .some((entry) => laneOf(entry.item) === lane && idOf(entry.item) !== id);
      if (!hasBefore && !deliveries.has(lane)) return attempt(item, false);
      put({ item, state: 'queued' });
      sendNext(lane);
    },
    sendUnsent(force) {
      for (const lane of new Set(entries.get().map(({ item }) => laneOf(item)))) {
        sendNext(lane, force);
      }
    },
    flushReady() {
      for (const lane of [...blocked]) {
        blocked.delete(lane);
        sendNext(lane);
      }
    },
    arrived(ids) {
      // A lost acknowledgement must not hold up the lane until it times out.
      for (const [lane, { id }] of deliveries) if (ids.has(id)) deliveries.delete(lane);
      remove(ids);
    },
    discard: (id) => remove(new Set([id])),
  };
}

function isUnsent({ state }: { readonly state: string }): boolean {
  return state === 'queued' || state === 'lost';
}
