import type { Hono } from 'hono';
import { advanceTo } from './billing/due.ts';
import type { Controlled } from './control/actions.ts';
import { createControl } from './control/control.ts';
import { createPages } from './pages/pages.ts';
import type { SimulatorCore } from './simulator.ts';
import type { WebhookDelivery } from './webhooks/delivery.ts';
import type { DeliveryOptions, Endpoint } from './webhooks/delivery.types.ts';
import { startWebhooks } from './webhooks/start.ts';

export interface Mounted {
  pages: Hono;
  /** Belongs under `/_simulator` beside the API. */
  control: Hono;
  delivery: WebhookDelivery;
}

/** What stands around the engine: webhooks, the JSON control and the pages. */
export function mount(
  core: SimulatorCore,
  options: {
    webhooks?: readonly Endpoint[];
    delivery?: DeliveryOptions;
    log?: (line: string) => void;
  },
): Mounted {
  const { webhooks = [], log = () => {} } = options;
  const delivery = startWebhooks(core, webhooks, options.delivery ?? {}, log);
  const controlled: Controlled = {
    core,
    delivery,
    advanceTo: (time) => advanceTo(core, time),
  };
  return { pages: createPages(controlled, log), control: createControl(controlled), delivery };
}
