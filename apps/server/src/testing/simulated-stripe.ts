import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import type Stripe from 'stripe';
import { createSimulator, type SimulatorOptions } from 'stripe-simulator';
import { createStripe } from '../platform/stripe/client.ts';

/** The simulator accepts any test key. */
const SIMULATOR_KEY = 'sk_test_simulator';

type Simulator = Awaited<ReturnType<typeof createSimulator>>;

/** The payment simulator on its own port, as the Stripe account of a server under test. */
export class SimulatedStripe {
  readonly simulator: Simulator;
  readonly #server: ServerType;

  private constructor(simulator: Simulator, server: ServerType) {
    this.simulator = simulator;
    this.#server = server;
  }

  static async start(options: Partial<SimulatorOptions> = {}): Promise<SimulatedStripe> {
    const simulator = await createSimulator({ pagesUrl: 'http://pages.test', ...options });
    const server = createAdaptorServer({ fetch: simulator.api.fetch });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new SimulatedStripe(simulator, server);
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  client(): Stripe {
    return createStripe({ secretKey: SIMULATOR_KEY, apiBase: this.url });
  }

  /** Environment variables that connect a server to it. */
  variables(webhookSecret: string): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: SIMULATOR_KEY,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: this.url,
    };
  }

  async stop(): Promise<void> {
    if ('closeAllConnections' in this.#server) this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
    await this.simulator.close();
  }
}
