import type { Event } from '../events.ts';
import type { ObjectStore } from '../objects.store.ts';
import type { Delivery } from './delivery.types.ts';

/** Deliveries among the simulator's other objects, so that what is pending outlives the process. */
export class DeliveryRecords {
  readonly #store: ObjectStore;

  constructor(store: ObjectStore) {
    this.#store = store;
  }

  /** Writes a delivery; one that is done is one less that its event waits for. */
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

  /** The newest first. */
  all(): Delivery[] {
    return this.#store.all<Delivery>('simulator.delivery');
  }

  /** What is pending or held, the oldest first. */
  unfinished(): Delivery[] {
    return this.all()
      .filter(({ status }) => status === 'pending' || status === 'held')
      .toReversed();
  }

  /** The event's JSON as it is sent, or null when there is no such event. */
  body(event: string): string | null {
    const found = this.#store.find<Event>('event', event);
    return found && JSON.stringify(found);
  }

  /** Events that were committed, but whose deliveries were not written before the process ended. */
  untaken(): Event[] {
    const taken = new Set(this.all().map((delivery) => delivery.event));
    return this.#store
      .all<Event>('event')
      .filter((event) => event.pending_webhooks > 0 && !taken.has(event.id))
      .toReversed();
  }
}
