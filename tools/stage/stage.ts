import { rmSync } from 'node:fs';
import { runSql } from '../../apps/server/src/testing/database-access/run-sql.ts';
import { runStaffCommandAt } from '../../apps/server/src/testing/database-access/staff-command.ts';
import { copyMigratedDatabase } from '../../apps/server/src/testing/database-template.ts';
import { SimulatedStripe } from '../../apps/server/src/testing/simulated-stripe.ts';
import type { TestPostgres } from '../postgres/postgres.ts';
import { freePort } from '../test-server/free-port.ts';
import { clearAfterCrash } from '../test-server/orphan-cleanup.ts';
import { Provider } from '../test-server/provider.ts';
import type { ProviderAnswer } from '../test-server/provider-answer.ts';
import { quickFolder } from '../test-server/quick-folder.ts';
import { ServerProcess, type ServerSettings } from '../test-server/server-process.ts';
import { sendStaffCommand } from '../test-server/staff.ts';

export const WEBHOOK_SECRET = 'whsec_of_the_tests_and_nothing_else';
/** Signs sessions; servers on PostgreSQL share it. */
export const AUTH_SECRET = 'a secret of the tests, and of nothing else';

export interface StageOptions {
  /** Writes every answer of the AI provider; without it the test takes them with `provider.next`. */
  respond?: (answer: ProviderAnswer) => void;
  /** Runs on the embedded database before the first start, on PostgreSQL after it. */
  sql?: string;
  /** Further environment variables of the server. */
  variables?: Readonly<Record<string, string>>;
  /** A database of that PostgreSQL for this server; the first one when absent. */
  databaseUrl?: string;
  /** An empty folder to use as DATA_DIR, which is removed in the end. */
  folder?: string;
}

/** A server that can be killed and restarted on the same data, its AI provider and its payment provider. */
export class Stage {
  readonly provider: Provider;
  readonly stripe: SimulatedStripe;
  readonly settings: ServerSettings;
  readonly #folder: string;
  readonly #postgres: TestPostgres | null;
  readonly #databaseUrl: string;
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
    this.#databaseUrl = settings.variables['DATABASE_URL'] ?? '';
    this.settings = settings;
  }

  /** @param postgres provides an empty database; null for the embedded database */
  static async open(
    postgres: TestPostgres | null,
    { respond, variables, sql, databaseUrl, ...options }: StageOptions = {},
  ): Promise<Stage> {
    const provider = await Provider.start(respond);
    const folder = options.folder ?? quickFolder();
    const port = await freePort();
    const url = `http://127.0.0.1:${port}/api/stripe/webhook`;
    const stripe = await SimulatedStripe.start({ webhooks: [{ url, secret: WEBHOOK_SECRET }] });
    if (postgres === null) {
      await copyMigratedDatabase(folder);
      if (sql !== undefined) await runSql({ dataDir: folder }, sql);
    }
    const stage = new Stage(provider, stripe, folder, postgres, {
      port,
      variables: {
        DATA_DIR: folder,
        ...provider.variables,
        ...stripe.variables(WEBHOOK_SECRET),
        AUTH_SECRET,
        ...(postgres && { DATABASE_URL: databaseUrl ?? postgres.url }),
        ...variables,
      },
    });
    await stage.start();
    if (postgres && sql !== undefined) await stage.runSql(sql);
    return stage;
  }

  /** DATA_DIR of the server. */
  get folder(): string {
    return this.#folder;
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

  /** @param variables environment variables that are different this time */
  async start(variables: Readonly<Record<string, string>> = {}): Promise<void> {
    this.#server = await ServerProcess.start({
      ...this.settings,
      variables: { ...this.settings.variables, ...variables },
    });
  }

  /** Runs SQL past the server. The embedded database allows nobody beside the server, which is restarted. */
  async runSql(statements: string): Promise<void> {
    if (this.isEmbedded) await this.server.end();
    await this.runSqlWhileStopped(statements);
    if (this.isEmbedded) await this.start();
  }

  /** Runs SQL while the server does not run. @returns the rows of the last statement */
  runSqlWhileStopped(statements: string): Promise<Record<string, unknown>[]> {
    return runSql(this.#place, statements);
  }

  /** Runs a staff command. */
  staff(...args: string[]): Promise<string> {
    // Beside PostgreSQL a server has no control socket.
    return this.isEmbedded
      ? sendStaffCommand(this.#folder, ...args)
      : runStaffCommandAt(this.#databaseUrl, this.stripe.client(), args);
  }

  /** Kills the server like a crash. */
  async kill(): Promise<void> {
    await this.server.end('SIGKILL');
    this.provider.forget();
  }

  get #place(): { url: string } | { dataDir: string } {
    return this.isEmbedded ? { dataDir: this.#folder } : { url: this.#databaseUrl };
  }

  async close(): Promise<void> {
    await this.#server?.end('SIGKILL');
    await this.provider.stop();
    await this.stripe.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#dismissCleanup();
  }
}
