import { once } from 'node:events';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Environment } from '../env.ts';
import type { PaymentProvider } from '../features/billing/payments.ts';
import { setUpStripe } from '../features/billing/stripe-setup.ts';
import { paymentEventTypes } from '../features/billing/webhooks.ts';
import { newId } from '../platform/ids.ts';
import type { Logger } from '../platform/log.ts';
import { createStripe, isLiveKey } from '../platform/stripe/client.ts';

export interface PaymentConnection {
  provider: PaymentProvider | null;
  /** The time by which months begin and end: simulated with simulated payments. */
  now: () => Date;
  /** To be served under `SIMULATOR_PATH`. */
  simulatorPages: Hono | null;
  close(): Promise<void>;
}

/** Where the simulator's pages are. */
export const SIMULATOR_PATH = '/simulator';
const SIMULATOR_KEY = 'sk_test_simulator';

/** Connects to the payment provider that is configured, or starts the one that moves no money. */
export async function connectPayments(
  environment: Environment,
  publicUrl: string,
  log: Logger,
): Promise<PaymentConnection> {
  const { payments } = environment;
  if (payments.mode === 'simulator') return startSimulator(environment, publicUrl, log);
  const close = async () => {};
  const now = () => new Date();
  if (payments.mode === 'none') {
    log.warn('nothing can be paid here: STRIPE_SECRET_KEY is not set');
    return { provider: null, now, simulatorPages: null, close };
  }
  const { secretKey, apiBase, webhookSecret } = payments;
  if (webhookSecret === null) {
    log.warn('STRIPE_WEBHOOK_SECRET is not set: payments are noticed by asking only');
  }
  const provider = {
    stripe: createStripe({ secretKey, apiBase }),
    isLive: isLiveKey(secretKey),
    webhookSecret,
  };
  return { provider, now, simulatorPages: null, close };
}

async function startSimulator(
  { dataDir, port, host }: Environment,
  publicUrl: string,
  log: Logger,
): Promise<PaymentConnection> {
  const { createSimulator } = await import('stripe-simulator');
  const webhookSecret = `whsec_${newId()}`;
  const ownHost = host.includes(':') ? `[${host}]` : host.replace('0.0.0.0', '127.0.0.1');
  const simulator = await createSimulator({
    file: join(dataDir, 'stripe-simulator.sqlite'),
    pagesUrl: `${publicUrl}${SIMULATOR_PATH}`,
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
  const stripe = createStripe({ secretKey: SIMULATOR_KEY, apiBase });
  await setUpStripe(stripe);
  log.info({ apiBase }, 'payments are simulated: no money moves');
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
