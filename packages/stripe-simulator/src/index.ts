import type { Hono } from 'hono';
import { createApi } from './api/app.ts';
import { advanceTo, catchUp } from './billing/due.ts';
import type { Controlled } from './control/actions.ts';
import { createControl } from './control/control.ts';
import { createPages } from './pages/pages.ts';
import { createCore, type SimulatorCore } from './simulator.ts';
import type { WebhookDelivery } from './webhooks/delivery.ts';
import type { DeliveryOptions, Endpoint } from './webhooks/delivery.types.ts';
import { startWebhooks } from './webhooks/start.ts';

export interface SimulatorOptions {
  /** File that the state is kept in; in memory when absent. */
  file?: string;
  /** Public address under which `pages` is mounted, without a slash at the end. */
  pagesUrl: string | (() => string);
  /** Endpoints that are told of every event. */
  webhooks?: readonly Endpoint[];
  delivery?: DeliveryOptions;
  /** A key of the surroundings: beside a live one the simulator refuses to start. */
  secretKey?: string;
  log?: (line: string) => void;
}

export interface Simulator extends SimulatorCore {
  /** Stripe's HTTP API under `/v1`, and the simulator's own control under `/_simulator`. */
  api: Hono;
  /** Checkout, portal and dashboard. */
  pages: Hono;
  webhooks: WebhookDelivery;
  /** Moves the simulated time on to `time` (Unix seconds); resolves when what came of it was told once. */
  advanceTo(time: number): Promise<void>;
  close(): Promise<void>;
}

/** How often what has come due is looked for when nobody asks, in milliseconds. */
const CATCH_UP_MS = 10_000;

/**
 * A stand-in for Stripe.
 * @throws Error beside a live key
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  if (/^[sr]k_live_/.test(options.secretKey ?? '')) {
    throw new Error('The Stripe simulator does not start beside a live key.');
  }
  const log = options.log ?? (() => {});
  const core = createCore({ file: options.file ?? null, pagesUrl: options.pagesUrl });
  const webhooks = startWebhooks(core, options.webhooks ?? [], options.delivery ?? {}, log);
  const controlled: Controlled = {
    core,
    delivery: webhooks,
    advanceTo: (time) => advanceTo(core, time),
  };
  const api = createApi(core);
  api.route('/_simulator', createControl(controlled));
  const timer = setInterval(() => catchUp(core), CATCH_UP_MS).unref();
  return {
    ...core,
    api,
    pages: createPages(controlled, log),
    webhooks,
    advanceTo: async (time) => {
      advanceTo(core, time);
      await webhooks.settled();
    },
    close: async () => {
      clearInterval(timer);
      await webhooks.close();
      core.store.close();
    },
  };
}
