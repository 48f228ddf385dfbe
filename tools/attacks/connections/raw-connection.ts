import { connect, type Socket } from 'node:net';
import { until } from '../world.ts';

/** A connection on which anything can be sent, as no HTTP client would. */
export class RawConnection {
  readonly #socket: Socket;
  received = '';
  isClosed = false;

  constructor({ url }: { url: string }) {
    const { hostname, port } = new URL(url);
    this.#socket = connect(Number(port), hostname);
    this.#socket.on('error', () => undefined);
    this.#socket.on('data', (part) => {
      this.received += String(part);
    });
    this.#socket.on('close', () => {
      this.isClosed = true;
    });
  }

  send(text: string): void {
    if (this.#socket.writable) this.#socket.write(text);
  }

  /** Waits for so many answers, or for the end of the connection. @returns their statuses */
  async answers(count: number): Promise<number[]> {
    const statuses = () =>
      [...this.received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
    await until(async () => this.isClosed || statuses().length >= count);
    return statuses();
  }

  destroy(): void {
    this.#socket.destroy();
  }
}
