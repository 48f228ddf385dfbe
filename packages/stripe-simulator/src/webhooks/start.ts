import type { SimulatorCore } from '../simulator.ts';
import { WebhookDelivery } from './delivery.ts';
import type { DeliveryOptions, Endpoint } from './delivery.types.ts';
import { DeliveryRecords } from './records.ts';

/** Starts webhook delivery and resumes the deliveries of the last run. */
export function startWebhooks(
  core: SimulatorCore,
  endpoints: readonly Endpoint[],
  options: DeliveryOptions,
  log: (line: string) => void,
): WebhookDelivery {
  const records = new DeliveryRecords(core.store);
  const delivery = new WebhookDelivery({ records, endpoints, options, log });
  core.events.countEndpoints = (type) =>
    endpoints.filter(({ events }) => !events || events.includes(type)).length;
  core.events.on((event) => delivery.accept(event.id, event.type));
  delivery.resume();
  return delivery;
}
