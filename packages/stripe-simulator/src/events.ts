import type { Clock } from './clock.ts';
import { newId } from './identifiers.ts';
import type { ObjectStore, Stored } from './objects.store.ts';

/** The version of the API whose shapes are spoken. */
export const API_VERSION = '2026-10-28.endive';

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

/** Records what happens and tells it once it is committed. */
export class Events {
  readonly #store: ObjectStore;
  readonly #clock: Clock;
  readonly #listeners = new Set<(event: Event) => void>();
  #untold: Event[] = [];
  /** The request that is being answered, for the events that it causes. */
  request: Event['request'] = { id: null, idempotency_key: null };
  /** How many endpoints are told of a type. */
  endpointsFor: (type: string) => number = () => 0;

  constructor(store: ObjectStore, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Called after the event is committed. @returns ends it */
  on(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Records an event about an object as it is now; told by `tell`. */
  emit(type: string, object: Stored, previous?: Record<string, unknown>): void {
    const event: Event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.#clock.now(),
      data: {
        object: visible(object),
        ...(previous && { previous_attributes: visible(previous) }),
      },
      livemode: false,
      pending_webhooks: this.endpointsFor(type),
      request: this.request,
      type,
    };
    this.#untold.push(this.#store.put(event));
  }

  /** Tells what was committed. */
  tell(): void {
    const told = this.#untold;
    this.#untold = [];
    for (const event of told) for (const listener of [...this.#listeners]) listener(event);
  }

  /** Forgets what was rolled back. */
  forget(): void {
    this.#untold = [];
  }
}

/** The same without what is the simulator's own. */
export function visible<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((part: unknown) => visible(part)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([key]) => !key.startsWith('_'));
  return Object.fromEntries(entries.map(([key, part]) => [key, visible<unknown>(part)])) as Value;
}
