import { isDeepStrictEqual } from 'node:util';
import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';
import type { ObjectStore, Stored } from './objects.store.ts';
import { type ApiVersion, newest } from './rendering/versions.ts';

export interface Event extends Stored {
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Stored; previous_attributes?: Record<string, unknown> };
  livemode: false;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Records events in a transaction and publishes them after the commit. */
export class Events {
  readonly #store: ObjectStore;
  readonly #clock: Clock;
  readonly #listeners = new Set<(event: Event) => void>();
  /** The version in which events are sent. */
  apiVersion: ApiVersion = newest;
  #pending: Event[] = [];
  /** The current API request, recorded with the events that it causes. */
  request: Event['request'] = { id: null, idempotency_key: null };
  /** Number of endpoints that receive events of a type. */
  countEndpoints: (type: string) => number = () => 0;

  constructor(store: ObjectStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Subscribes to committed events. @returns unsubscribes */
  on(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /**
   * Records an event with a snapshot of the object; `publish` sends it.
   * @param before the object before the change; an update that changes nothing is no event
   */
  emit(type: string, object: Stored, before?: Stored): void {
    const previous = before && changedFields(before, object);
    if (previous && type.endsWith('.updated') && Object.keys(previous).length === 0) return;
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: this.apiVersion.name,
      created: this.#clock.now(),
      data: {
        object,
        ...(previous && { previous_attributes: previous }),
      },
      livemode: false,
      pending_webhooks: this.countEndpoints(type),
      request: this.request,
      type,
    };
    this.#pending.push(this.#store.put(event));
  }

  /** Sends the committed events to the listeners. */
  publish(): void {
    const committed = this.#pending;
    this.#pending = [];
    for (const event of committed) for (const listener of [...this.#listeners]) listener(event);
  }

  /** Drops the events of a rolled back transaction. */
  discard(): void {
    this.#pending = [];
  }
}

/** The former values of the fields that changed, each as a whole. */
function changedFields(before: Stored, after: Stored): Record<string, unknown> {
  const then = before as Stored & Record<string, unknown>;
  const changed = Object.entries(after).filter(
    ([name, value]) => !name.startsWith('_') && !isDeepStrictEqual(then[name], value),
  );
  return Object.fromEntries(changed.map(([name]) => [name, then[name] ?? null]));
}
