import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyMigratedDatabase } from '../../apps/server/src/testing/database-template.ts';
import { SimulatedStripe } from '../../apps/server/src/testing/simulated-stripe.ts';
import type { TestPostgres } from '../postgres/postgres.ts';
import { freePort } from '../test-server/free-port.ts';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';
import { Provider } from '../test-server/provider.ts';
import { ServerProcess, type ServerSettings } from '../test-server/server-process.ts';

const WEBHOOK_SECRET = 'whsec_of_the_faults_and_nothing_else';

/** A server that can be killed and restarted on the same data, and its AI provider. */
export class Stage {
  readonly provider: Provider;
  readonly stripe: SimulatedStripe;
  readonly settings: ServerSettings;
  readonly #folder: string;
  readonly #postgres: TestPostgres | null;
  readonly #dismissCleanup: () => void;
  #server: ServerProcess | undefined;

  private constructor(
    provider: Provider,
    stripe: SimulatedStripe,
    folder: string,
    postgres: TestPostgres | null,
    settings: ServerSettings,
  ) {
    this.provider = provider;
    this.stripe = stripe;
    this.#folder = folder;
    this.#dismissCleanup = clearAfterCrash({ folder });
    this.#postgres = postgres;
    this.settings = settings;
  }

  /** @param postgres provides an empty database; null for the embedded database */
  static async open(postgres: TestPostgres | null): Promise<Stage> {
    const provider = await Provider.start();
    const folder = mkdtempSync(join(tmpdir(), 'savet-faults-'));
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api/stripe/webhook`;
    const stripe = await SimulatedStripe.start({ webhooks: [{ url, secret: WEBHOOK_SECRET }] });
    if (postgres === null) await copyMigratedDatabase(folder);
    const stage = new Stage(provider, stripe, folder, postgres, {
      port,
      variables: {
        DATA_DIR: folder,
        ...provider.variables,
        ...stripe.variables(WEBHOOK_SECRET),
        ...(postgres && {
          DATABASE_URL: postgres.url,
          AUTH_SECRET: 'a secret of the tests, and of nothing else',
        }),
      },
    });
    await stage.start();
    return stage;
  }

  get isEmbedded(): boolean {
    return this.#postgres === null;
  }

  get postgres(): TestPostgres {
    if (!this.#postgres) throw new Error('this case needs PostgreSQL');
    return this.#postgres;
  }

  get server(): ServerProcess {
    if (!this.#server) throw new Error('the server is not running');
    return this.#server;
  }

  async start(): Promise<void> {
    this.#server = await ServerProcess.start(this.settings);
  }

  /** Kills the server like a crash. */
  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
    this.provider.forget();
  }

  async close(): Promise<void> {
    await this.#server?.end('SIGKILL');
    await this.provider.stop();
    await this.stripe.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#dismissCleanup();
  }
}
