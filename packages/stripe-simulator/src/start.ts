import { createApi } from './api/app.ts';
import { dueTimeOf } from './billing/due-times.ts';
import { advanceTo, catchUp } from './billing/time/due.ts';
import type { ControlTarget } from './control/actions.ts';
import { createControl } from './control/control.ts';
import { createPages } from './pages/pages.ts';
import { createCore, type SimulatorCore } from './simulator.ts';
import type { Simulator, SimulatorOptions } from './simulator.types.ts';
import { startWebhooks } from './webhooks/start.ts';

/** Interval of the check for due work while no requests arrive, in milliseconds. */
const CATCH_UP_MS = 10_000;

/**
 * Creates a simulator of Stripe's API, Checkout and customer portal.
 * @throws Error if `secretKey` is a live key
 */
export async function createSimulator(options: SimulatorOptions): Promise<Simulator> {
  return start(options).simulator;
}

/** Starts a simulator; its core gives tests what is not public. */
export function start(options: SimulatorOptions): { core: SimulatorCore; simulator: Simulator } {
  if (/^[sr]k_live_/.test(options.secretKey ?? '')) {
    throw new Error('The Stripe simulator does not start beside a live key.');
  }
  const log = options.log ?? (() => {});
  const { pagesUrl, settings, apiVersion } = options;
  const core = createCore({
    file: options.file ?? null,
    pagesUrl,
    settings,
    apiVersion,
    dueTimeOf,
  });
  const webhooks = startWebhooks(core, options.webhooks ?? [], options.delivery ?? {}, log);
  const target: ControlTarget = {
    core,
    delivery: webhooks,
    advanceTo: (time) => advanceTo(core, time),
  };
  const api = createApi(core);
  api.route('/_simulator', createControl(target));
  const timer = setInterval(() => catchUp(core), CATCH_UP_MS).unref();
  const simulator: Simulator = {
    api,
    pages: createPages(target, { log, style: options.pagesStyle ?? '' }),
    webhooks,
    settings: core.settings,
    clock: core.clock,
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
  return { core, simulator };
}
