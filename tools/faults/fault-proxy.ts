import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** The faults of each connection through the proxy. All at once are possible. */
export interface NetworkFault {
  /** Delay of every piece of data, in milliseconds. */
  latencyMs?: number;
  /** Speed in each direction. */
  bytesPerSecond?: number;
  /** Resets a connection after so many bytes of answers. */
  resetAfter?: number;
  /** Ends a connection in order after so many bytes of answers, in the middle of whatever that is. */
  truncateAfter?: number;
}

const CHUNK_BYTES = 1_024;

/** A TCP proxy with the faults of a bad network. */
export class FaultProxy {
  /** Applies at once, to open connections too. */
  fault: NetworkFault = {};
  /** Connections that a fault has ended. */
  cutCount = 0;
  readonly #server: Server;
  readonly #open = new Set<Socket>();
  #losing: (() => void) | null = null;

  private constructor(target: { hostname: string; port: string }) {
    this.#server = createServer((client) => {
      const upstream = connect(Number(target.port), target.hostname);
      this.#join(client, upstream);
    });
  }

  static async start(target: { hostname: string; port: string }): Promise<FaultProxy> {
    const proxy = new FaultProxy(target);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get port(): number {
    const address = this.#server.address();
    if (address === null || typeof address === 'string') throw new Error('not listening');
    return address.port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Drops the next response: its request arrives, the client never gets the response. @returns resolves then */
  loseNextAnswer(): Promise<void> {
    return new Promise((resolve) => {
      this.#losing = resolve;
    });
  }

  /** Resets all open connections. */
  reset(): void {
    for (const socket of this.#open) socket.resetAndDestroy();
  }

  stop(): void {
    this.#server.close();
    this.reset();
  }

  #join(client: Socket, upstream: Socket): void {
    for (const socket of [client, upstream]) {
      this.#open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        this.#open.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    void this.#forward(client, upstream);
    void this.#forward(upstream, client, () => {
      this.cutCount += 1;
      client.resetAndDestroy();
      upstream.destroy();
    });
  }

  /** @param reset given for answers, which can be cut off */
  async #forward(from: Socket, to: Socket, reset?: () => void): Promise<void> {
    let sent = 0;
    try {
      for await (const data of from) {
        for (const bytes of this.#split(data as Buffer)) {
          await this.#delay(bytes.length);
          if (reset && this.#losing) {
            this.#losing();
            this.#losing = null;
            return reset();
          }
          if (!to.write(bytes)) await once(to, 'drain');
          sent += bytes.length;
          if (reset && sent >= (this.fault.resetAfter ?? Infinity)) return reset();
          if (reset && sent >= (this.fault.truncateAfter ?? Infinity)) {
            this.cutCount += 1;
            break;
          }
        }
        if (reset && sent >= (this.fault.truncateAfter ?? Infinity)) break;
      }
      to.end();
    } catch {
      // The connection has ended, and with it the other one.
    }
  }

  #split(data: Buffer): Buffer[] {
    const isWhole = Object.keys(this.fault).length === 0;
    if (isWhole) return [data];
    const count = Math.ceil(data.length / CHUNK_BYTES);
    return Array.from({ length: count }, (_, index) =>
      data.subarray(index * CHUNK_BYTES, (index + 1) * CHUNK_BYTES),
    );
  }

  async #delay(bytes: number): Promise<void> {
    const { latencyMs = 0, bytesPerSecond = Infinity } = this.fault;
    const delay = latencyMs + (bytes / bytesPerSecond) * 1_000;
    if (delay >= 1) await pause(delay);
  }
}
