import { type ChildProcess, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { createInterface } from 'node:readline';
import { searchForSecrets } from './leaked-secrets.ts';
import { clearAfterCrash } from './orphan-cleanup.ts';

export interface ServerSettings {
  /** The same port at every start; see `freePort`. */
  port: number;
  /** Environment variables of the product (design, section 6). */
  variables: Readonly<Record<string, string>>;
  /** `demo.ts` adds the sample people; `main.ts` when absent. */
  entry?: 'main.ts' | 'demo.ts';
  /** The folder of another version; the present one when absent. */
  cwd?: string;
}

/** No test should reach a limit that it does not test. */
const generous = {
  CALLS_PER_MINUTE: '1000000',
  CALL_BURST: '1000000',
  SIGN_UPS_PER_MINUTE: '1000000',
};

/** As in `npm start`: its snapshot takes 5 MB more than its code; Node.js would let the memory for new objects grow to 128 MB; the server gives memory back when it rests. */
const NODE_OPTIONS = ['--no-node-snapshot', '--max-semi-space-size=16', '--expose-gc'];

/** As `tools/setup/malloc.mjs` sets it in `npm start`. */
const MALLOC_TRIM_THRESHOLD_ = '131072';

/** The real server in its own process, which tests may stop and kill. */
export class ServerProcess {
  readonly url: string;
  readonly origin: string;
  /** All printed lines, including structured log lines. */
  readonly output: string[] = [];
  readonly #child: ChildProcess;
  readonly #lines = new EventEmitter();

  private constructor(settings: ServerSettings, child: ChildProcess) {
    this.url = `http://127.0.0.1:${settings.port}`;
    this.origin = this.url;
    this.#child = child;
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface(stream).on('line', (line) => {
        this.output.push(line);
        this.#lines.emit('line');
      });
    }
  }

  /** @throws if the server exits before it listens, with its output as the message */
  static async start(settings: ServerSettings): Promise<ServerProcess> {
    const file = `apps/server/src/${settings.entry ?? 'main.ts'}`;
    const child = spawn(process.execPath, [...NODE_OPTIONS, file], {
      env: productEnvironment(settings),
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(settings.cwd !== undefined && { cwd: settings.cwd }),
    });
    const server = new ServerProcess(settings, child);
    child.once('exit', clearAfterCrash({ pid: child.pid }));
    searchForSecrets(child, server.output, settings.variables);
    await server.#listening();
    return server;
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  /** Logged errors, lines that are not log lines, and lines with `secret`. */
  complaints(secret?: string): string[] {
    return this.output.filter(
      (line) =>
        !line.startsWith('{') ||
        /"level":[56]0/.test(line) ||
        (secret !== undefined && line.includes(secret)),
    );
  }

  /** Ends the server and waits for its exit: SIGKILL like a crash, SIGTERM with a drain. */
  async end(signal: 'SIGKILL' | 'SIGTERM' = 'SIGTERM'): Promise<number | null> {
    if (!this.#hasEnded()) {
      const ended = once(this.#child, 'exit');
      this.signal(signal);
      await ended;
    }
    return this.#child.exitCode;
  }

  /** Waits for the next printed line. */
  async nextLine(): Promise<void> {
    await once(this.#lines, 'line');
  }

  signal(signal: NodeJS.Signals): void {
    this.#child.kill(signal);
  }

  /** Waits until the server has ended by itself. @returns its exit status */
  async ended(): Promise<number | null> {
    if (!this.#hasEnded()) await once(this.#child, 'exit');
    return this.#child.exitCode;
  }

  #hasEnded(): boolean {
    return this.#child.exitCode !== null || this.#child.signalCode !== null;
  }

  async #listening(): Promise<void> {
    const { stdout } = this.#child;
    if (!stdout) throw new Error('the server has no output');
    await new Promise<void>((resolve, reject) => {
      createInterface(stdout).on('line', (line) => {
        if (line.includes('"msg":"listening"')) resolve();
      });
      this.#child.once('close', () => reject(new Error(this.output.join('\n'))));
    });
  }
}

/** The environment of a product process; it inherits no settings of the product. */
export function productEnvironment({ port, variables }: ServerSettings): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return {
    ...{ PATH, HOME, NODE_COMPILE_CACHE, MALLOC_TRIM_THRESHOLD_, ...generous },
    ...{ PORT: String(port), ...variables },
  };
}
