import { once } from 'node:events';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from '../env.ts';
import type { PaymentProvider } from '../features/billing/payments.ts';
import { paymentEventTypes } from '../features/billing/reconcile/webhooks.ts';
import { setUpStripe } from '../features/billing/stripe-setup.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { typefaceOf } from '../platform/web/typeface.ts';

export interface PaymentConnection {
  provider: PaymentProvider | null;
  /** The clock for billing periods: the simulator's own with simulated payments. */
  now: () => Date;
  /** Pages to serve under `SIMULATOR_PATH`; null without the simulator. */
  simulatorPages: Hono | null;
  close(): Promise<void>;
}

/** State of the simulated payments, in the data folder. */
export const SIMULATOR_FILE = 'stripe-simulator.sqlite';
export const SIMULATOR_PATH = '/simulator';
const SIMULATOR_KEY = 'sk_test_simulator';
/** The logo of the web, on the pages of the simulator. */
const LOGO_STYLE = ':root { --business: "Savet"; --business-mark: ""; }\n';

interface PaymentDependencies {
  publicUrl: string;
  /** The built web, whose typeface the simulator's pages use. */
  webFolder: string | null;
  log: Logger;
}

/** Connects to the configured Stripe account, or starts the simulator, which moves no money. */
export async function connectPayments(
  environment: Environment,
  dependencies: PaymentDependencies,
): Promise<PaymentConnection> {
  const { payments } = environment;
  const { log } = dependencies;
  if (payments.mode === 'simulator') return startSimulator(environment, dependencies);
  const close = async () => {};
  const now = () => new Date();
  if (payments.mode === 'none') {
    log.warn('payments are off: STRIPE_SECRET_KEY is not set');
    return { provider: null, now, simulatorPages: null, close };
  }
  const { createStripe, isLiveKey } = await loadClient();
  const { secretKey, apiBase, webhookSecret } = payments;
  if (webhookSecret === null) {
    log.warn('STRIPE_WEBHOOK_SECRET is not set: payments are found by polling only');
  }
  const provider = {
    stripe: createStripe({ secretKey, apiBase }),
    isLive: isLiveKey(secretKey),
    webhookSecret,
  };
  return { provider, now, simulatorPages: null, close };
}

/** At the start: a server without payments has no use for the library, which takes as much memory as that of the accounts. */
function loadClient(): Promise<typeof import('../platform/stripe/client.ts')> {
  return import('../platform/stripe/client.ts');
}

async function startSimulator(
  { dataDir, port, host }: Environment,
  { publicUrl, webFolder, log }: PaymentDependencies,
): Promise<PaymentConnection> {
  const { createSimulator } = await import('stripe-simulator');
  const webhookSecret = `whsec_${newId()}`;
  const ownHost = host.includes(':') ? `[${host}]` : host.replace('0.0.0.0', '127.0.0.1');
  const simulator = await createSimulator({
    file: join(dataDir, SIMULATOR_FILE),
    pagesUrl: `${publicUrl}${SIMULATOR_PATH}`,
    pagesStyle: `${webFolder === null ? '' : typefaceOf(webFolder)}${LOGO_STYLE}`,
    webhooks: [
      {
        url: `http://${ownHost}:${port}/api/stripe/webhook`,
        secret: webhookSecret,
        events: paymentEventTypes,
      },
    ],
    log: (line) => log.info({ from: 'payment simulator' }, line),
  });
  const server = createAdaptorServer({ fetch: simulator.api.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const apiPort = typeof address === 'object' && address ? address.port : 0;
  const apiBase = `http://127.0.0.1:${apiPort}`;
  const { createStripe } = await loadClient();
  const stripe = createStripe({ secretKey: SIMULATOR_KEY, apiBase });
  await setUpStripe(stripe);
  log.info({ apiBase }, 'payments are simulated: no real money is charged');
  return {
    provider: { stripe, isLive: false, webhookSecret },
    now: () => new Date(simulator.clock.general() * 1_000),
    simulatorPages: simulator.pages,
    close: async () => {
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await simulator.close();
    },
  };
}
