import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request as openRequest,
  type Server,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { every } from '../wait.ts';

const CHECK_EVERY_MS = 1_000;
/** A server that takes longer to say that it is ready gets no more requests, in milliseconds. */
const CHECK_TIMEOUT_MS = 2_000;

interface Target {
  url: string;
  isReady: boolean;
  /** Responses that this server has begun. */
  served: number;
}

/**
 * A plain HTTP proxy in front of several servers: each request goes to the next one, whoever asks. A server that refuses the connection
 * is passed over. A connection that breaks later is broken to the client, too, or answered 502.
 */
export class Balancer {
  readonly #server: Server;
  readonly #targets = new Map<string, Target>();
  readonly #stopChecks: () => void;
  #turn = 0;

  private constructor(checksReadiness: boolean) {
    this.#server = createServer((request, response) => void this.#serve(request, response));
    this.#stopChecks = checksReadiness
      ? every(CHECK_EVERY_MS, () => this.#checkAll())
      : () => undefined;
  }

  /** @param checksReadiness asks `/readyz` each second, and passes over who does not answer */
  static async start(checksReadiness: boolean): Promise<Balancer> {
    const balancer = new Balancer(checksReadiness);
    balancer.#server.listen(0, '127.0.0.1');
    await once(balancer.#server, 'listening');
    return balancer;
  }

  get url(): string {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return `http://127.0.0.1:${address.port}`;
  }

  add(url: string): void {
    if (!this.#targets.has(url)) this.#targets.set(url, { url, isReady: true, served: 0 });
  }

  /** Responses that a server has begun. */
  served(url: string): number {
    return this.#targets.get(url)?.served ?? 0;
  }

  stop(): void {
    this.#stopChecks();
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    response.on('error', () => undefined);
    try {
      const body = await buffer(request);
      for (const target of this.#inTurn()) {
        const answer = await ask(target.url, request, response, body);
        if (answer === 'refused') continue;
        if (answer === 'broken') break;
        target.served += 1;
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        response.flushHeaders();
        // As a proxy does: what breaks here breaks there.
        answer.on('error', () => response.destroy());
        answer.pipe(response);
        return;
      }
      response.writeHead(502, { 'content-type': 'text/html' }).end('Bad Gateway');
    } catch {
      response.destroy();
    }
  }

  /** All servers, the next one first; those that are not ready last. */
  #inTurn(): Target[] {
    const all = [...this.#targets.values()];
    this.#turn += 1;
    const start = this.#turn % Math.max(all.length, 1);
    const turned = [...all.slice(start), ...all.slice(0, start)];
    return turned.sort((one, other) => Number(other.isReady) - Number(one.isReady));
  }

  async #checkAll(): Promise<void> {
    await Promise.all(
      [...this.#targets.values()].map(async (target) => {
        const signal = AbortSignal.timeout(CHECK_TIMEOUT_MS);
        const response = await fetch(`${target.url}/readyz`, { signal }).catch(() => null);
        target.isReady = response?.status === 200;
      }),
    );
  }
}

/** @returns the response once it has begun; `broken`: it will not come */
function ask(
  target: string,
  { method, url, headers }: IncomingMessage,
  response: ServerResponse,
  body: Buffer,
): Promise<IncomingMessage | 'refused' | 'broken'> {
  return new Promise((resolve) => {
    const asked = openRequest(`${target}${url}`, { method, headers, agent: false }, resolve);
    asked.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? 'refused' : 'broken'),
    );
    // A client that has left wants nothing more.
    response.once('close', () => asked.destroy());
    asked.end(body);
  });
}
