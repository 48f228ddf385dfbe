import type { Event } from '../events.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';

/** What the JSON control and the dashboard act on. */
export interface Controlled {
  core: SimulatorCore;
  delivery: WebhookDelivery;
  /** Moves the clock to a later time (Unix seconds) and runs all that is due until then. */
  advanceTo: (time: number) => void;
}

/** Moves the clock on; resolves when the events of that were handed over and tried once. */
export async function moveClock({ delivery, advanceTo }: Controlled, time: number): Promise<void> {
  advanceTo(time);
  await delivery.settled();
}

export function findEvent({ core }: Controlled, id: string): Event | null {
  return core.store.find<Event>('event', id);
}
