import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** Stands between a client and PostgreSQL, and holds each connection until a test forwards it. */
export class Relay {
  /** Of the database, through this relay. */
  readonly url: string;
  readonly #server: Server;
  readonly #target: { host: string; port: number };

  private constructor(url: string, server: Server) {
    const address = new URL(url);
    this.#target = { host: address.hostname, port: Number(address.port) };
    this.#server = server;
    address.port = String((server.address() as AddressInfo).port);
    this.url = address.href;
  }

  static async start(url: string): Promise<Relay> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Relay(url, server);
  }

  /** The next connection of a client. */
  async accepted(): Promise<Socket> {
    const [socket] = (await once(this.#server, 'connection')) as [Socket];
    return socket;
  }

  forward(socket: Socket): void {
    const { host, port } = this.#target;
    const upstream = connect(port, host);
    socket.pipe(upstream).pipe(socket);
    socket.on('error', () => undefined).on('close', () => upstream.destroy());
    upstream.on('error', () => undefined).on('close', () => socket.destroy());
  }

  stop(): void {
    this.#server.close();
  }
}
