import type { Event } from '../events.ts';
import type { SimulatorCore } from '../simulator.ts';
import type { WebhookDelivery } from '../webhooks/delivery.ts';

/** The parts that the JSON control and the dashboard act on. */
export interface ControlTarget {
  core: SimulatorCore;
  delivery: WebhookDelivery;
  /** Advances the clock to `time` (Unix seconds) and runs all work that is due by then. */
  advanceTo: (time: number) => Promise<void>;
}

/** Advances the clock; resolves after the first delivery attempt of the resulting events. */
export async function moveClock(
  { delivery, advanceTo }: ControlTarget,
  time: number,
): Promise<void> {
  await advanceTo(time);
  await delivery.settled();
}

export function findEvent({ core }: ControlTarget, id: string): Event | null {
  return core.store.find<Event>('event', id);
}
