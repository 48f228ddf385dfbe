import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import Stripe from 'stripe';
import type { SimulatorOptions } from '../index.ts';
import { start } from '../start.ts';
import { WebhookReceiver } from './webhook-receiver.ts';

export const PAGES_URL = 'http://localhost:3000/simulator';

/** Starts a simulator on a free port, with an SDK client and a webhook receiver. */
export async function startSimulator(options: Partial<SimulatorOptions> = {}) {
  const receiver = await WebhookReceiver.start();
  const { core, simulator } = start({
    pagesUrl: PAGES_URL,
    webhooks: [{ url: receiver.url, secret: receiver.secret }],
    ...options,
  });
  const server = createAdaptorServer({ fetch: simulator.api.fetch });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    /** The parts that are not public. */
    core,
    simulator,
    receiver,
    stripe: new Stripe('sk_test_simulator', { host: '127.0.0.1', port, protocol: 'http' }),
    apiUrl: `http://127.0.0.1:${port}`,
    async stop() {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
      await simulator.close();
      await receiver.stop();
    },
  };
}
