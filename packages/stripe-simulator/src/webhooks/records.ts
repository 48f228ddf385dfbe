import type { Event } from '../events.ts';
import type { ObjectStore } from '../objects.store.ts';
import { rendered } from '../rendering/rendered.ts';
import type { Delivery } from './delivery.types.ts';

/** Stores deliveries with the simulator's other objects, so that they survive a restart. */
export class DeliveryRecords {
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Saves a delivery; a delivered one decrements the event's `pending_webhooks`. */
  save(delivery: Delivery): Delivery {
    return this.#store.transaction(() => {
      const event = this.#store.find<Event>('event', delivery.event);
      if (event && delivery.status === 'delivered') {
        const pending = Math.max(0, event.pending_webhooks - 1);
        this.#store.put({ ...event, pending_webhooks: pending });
      }
      return this.#store.put(delivery);
    });
  }

  find(id: string): Delivery | null {
    return this.#store.find<Delivery>('simulator.delivery', id);
  }

  /** Returns all deliveries, newest first. */
  all(): Delivery[] {
    return this.#store.all<Delivery>('simulator.delivery');
  }

  /** Returns pending and held deliveries, oldest first. */
  unfinished(): Delivery[] {
    return this.all()
      .filter(({ status }) => status === 'pending' || status === 'held')
      .toReversed();
  }

  /** Returns the event's JSON, or null if the event does not exist. */
  body(event: string): string | null {
    const found = this.#store.find<Event>('event', event);
    return found && JSON.stringify(rendered(found));
  }

  /** Returns committed events whose deliveries were not saved before the process ended. */
  withoutDeliveries(): Event[] {
    const withDelivery = new Set(this.all().map((delivery) => delivery.event));
    return this.#store
      .all<Event>('event')
      .filter((event) => event.pending_webhooks > 0 && !withDelivery.has(event.id))
      .toReversed();
  }
}
