import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../../tools/test-server/free-port.ts';
import { clearAfterCrash } from '../../../tools/test-server/orphan-cleanup.ts';
import { Provider } from '../../../tools/test-server/provider.ts';
import { quickFolder } from '../../../tools/test-server/quick-folder.ts';
import { ServerProcess, type ServerSettings } from '../../../tools/test-server/server-process.ts';
import { sendStaffCommand, staff } from '../../../tools/test-server/staff.ts';
import { copyDataTemplate } from './data-template.ts';

/** The password of every user of the journeys. */
export const NEWCOMER_PASSWORD = 'нощен хляб 24';

/** The real server with the built web, its own data folder and an AI provider. */
export class Product {
  readonly url: string;
  readonly provider: Provider;
  readonly #settings: ServerSettings;
  readonly #server: ServerProcess;
  readonly #folder: string;
  readonly #stopCleanup: () => void;

  private constructor(
    provider: Provider,
    settings: ServerSettings,
    server: ServerProcess,
    folder: string,
  ) {
    // Not the IP address, for which browsers keep no passkeys.
    this.url = `http://localhost:${settings.port}`;
    this.provider = provider;
    this.#settings = settings;
    this.#server = server;
    this.#folder = folder;
    this.#stopCleanup = clearAfterCrash({ folder });
  }

  /**
   * @param kind `demo` has the sample people and only the built-in consultant; `open` has no model until staff connect one
   * @param variables environment variables in addition to those it needs
   */
  static async start(
    kind: 'plain' | 'demo' | 'open' = 'plain',
    variables: Record<string, string> = {},
  ): Promise<Product> {
    const provider = await Provider.start();
    const folder = quickFolder();
    copyDataTemplate(folder);
    const isDemo = kind === 'demo';
    const port = await freePort();
    const settings: ServerSettings = {
      port,
      variables: {
        DATA_DIR: folder,
        PUBLIC_URL: `http://localhost:${port}`,
        ...(kind === 'plain' ? provider.variables : {}),
        ...variables,
      },
      entry: isDemo ? 'demo.ts' : 'main.ts',
    };
    return new Product(provider, settings, await ServerProcess.start(settings), folder);
  }

  /** Runs a staff command in the running server. */
  staff(...args: string[]): Promise<string> {
    return sendStaffCommand(this.#folder, ...args);
  }

  /** `npm run staff -- …` as a separate process, which takes a second to start. */
  staffProgram(...args: string[]): Promise<string> {
    return staff(this.#settings, ...args);
  }

  /** The mails in the outbox folder, in any order. */
  mails(): string[] {
    const outbox = join(this.#folder, 'outbox');
    if (!existsSync(outbox)) return [];
    return readdirSync(outbox)
      .filter((name) => name.endsWith('.txt'))
      .map((name) => readFileSync(join(outbox, name), 'utf8'));
  }

  /** Errors that the server has logged so far, and lines with the password of a user. */
  problems(): string[] {
    return this.#server.complaints(NEWCOMER_PASSWORD);
  }

  async stop(): Promise<void> {
    await this.#server.end('SIGKILL');
    await this.provider.stop();
    rmSync(this.#folder, { recursive: true, force: true });
    this.#stopCleanup();
  }
}
