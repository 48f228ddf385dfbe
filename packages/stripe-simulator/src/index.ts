import type { Hono } from 'hono';
import { createApi } from './api/app.ts';
import { advanceTo, catchUp } from './billing/due.ts';
import type { ControlTarget } from './control/actions.ts';
import { createControl } from './control/control.ts';
import { createPages } from './pages/pages.ts';
import { type AccountSettings, createCore, type SimulatorCore } from './simulator.ts';
import type { WebhookDelivery } from './webhooks/delivery.ts';
import type { DeliveryOptions, Endpoint } from './webhooks/delivery.types.ts';
import { startWebhooks } from './webhooks/start.ts';

export interface SimulatorOptions {
  /** State file; the state is in memory when absent. */
  file?: string;
  /** Public URL under which `pages` is mounted, without a trailing slash. */
  pagesUrl: string | (() => string);
  /** Endpoints that receive events. */
  webhooks?: readonly Endpoint[];
  delivery?: DeliveryOptions;
  /** Settings of the account; a subscription is cancelled after the last retry if nothing else is said. */
  settings?: Partial<AccountSettings>;
  /** The key in the environment; with a live key the simulator refuses to start. */
  secretKey?: string;
  log?: (line: string) => void;
}

export interface Simulator extends SimulatorCore {
  /** Stripe's HTTP API under `/v1`, and the simulator's own control under `/_simulator`. */
  api: Hono;
  /** Checkout, portal and dashboard. */
  pages: Hono;
  webhooks: WebhookDelivery;
  /** Advances the clock to `time` (Unix seconds); resolves after the first delivery attempt of the resulting events. */
  advanceTo(time: number): Promise<void>;
  close(): Promise<void>;
}

/** Interval of the check for due work while no requests arrive, in milliseconds. */
const CATCH_UP_MS = 10_000;

/**
 * Creates a simulator of Stripe's API, Checkout and customer portal.
 * @throws Error if `secretKey` is a live key
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  if (/^[sr]k_live_/.test(options.secretKey ?? '')) {
    throw new Error('The Stripe simulator does not start beside a live key.');
  }
  const log = options.log ?? (() => {});
  const { pagesUrl, settings } = options;
  const core = createCore({ file: options.file ?? null, pagesUrl, settings });
  const webhooks = startWebhooks(core, options.webhooks ?? [], options.delivery ?? {}, log);
  const target: ControlTarget = {
    core,
    delivery: webhooks,
    advanceTo: (time) => advanceTo(core, time),
  };
  const api = createApi(core);
  api.route('/_simulator', createControl(target));
  const timer = setInterval(() => catchUp(core), CATCH_UP_MS).unref();
  return {
    ...core,
    api,
    pages: createPages(target, log),
    webhooks,
    advanceTo: async (time) => {
      await advanceTo(core, time);
      await webhooks.settled();
    },
    close: async () => {
      clearInterval(timer);
      await webhooks.close();
      core.store.close();
    },
  };
}
