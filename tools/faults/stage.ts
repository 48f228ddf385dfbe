import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SimulatedStripe } from '../../apps/server/src/testing/simulated-stripe.ts';
import { freePort } from '../product/free-port.ts';
import { clearAfterCrash } from '../product/keeper.ts';
import { Provider } from '../product/provider.ts';
import { ServerProcess, type ServerSettings } from '../product/server-process.ts';

const WEBHOOK_SECRET = 'whsec_of_the_faults_and_nothing_else';

/** A server that can be killed and started again on the same data, and the provider that it asks. */
export class Stage {
  readonly provider: Provider;
  readonly stripe: SimulatedStripe;
  readonly settings: ServerSettings;
  readonly #folder: string;
  readonly #dismissKeeper: () => void;
  #server: ServerProcess | undefined;

  private constructor(
    provider: Provider,
    stripe: SimulatedStripe,
    folder: string,
    settings: ServerSettings,
  ) {
    this.provider = provider;
    this.stripe = stripe;
    this.#folder = folder;
    this.#dismissKeeper = clearAfterCrash({ folder });
    this.settings = settings;
  }

  /** @param databaseUrl an empty PostgreSQL database; the embedded one when absent */
  static async open(databaseUrl?: string): Promise<Stage> {
    const provider = await Provider.start();
    const folder = mkdtempSync(join(tmpdir(), 'savet-faults-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api/stripe/webhook`;
    const stripe = await SimulatedStripe.start({ webhooks: [{ url, secret: WEBHOOK_SECRET }] });
    const stage = new Stage(provider, stripe, folder, {
      port,
      variables: {
        DATA_DIR: folder,
        ...provider.variables,
        ...stripe.variables(WEBHOOK_SECRET),
        ...(databaseUrl !== undefined && {
          DATABASE_URL: databaseUrl,
          AUTH_SECRET: 'a secret of the tests, and of nothing else',
        }),
      },
    });
    await stage.start();
    return stage;
  }

  get isEmbedded(): boolean {
    return this.settings.variables.DATABASE_URL === undefined;
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('the server is not running');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start(this.settings);
  }

  /** As a crash or a power switch does. */
  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
    this.provider.forget();
  }

  async close(): Promise<void> {
    await this.#server?.end('SIGKILL');
    await this.provider.stop();
    await this.stripe.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#dismissKeeper();
  }
}
