import { Duplex } from 'node:stream';
import type { PGlite } from '@electric-sql/pglite';
import pg from '../pg.ts';

type Written = (error?: Error | null) => void;

/** Connects `pg` with a PGlite in this process, which speaks PostgreSQL's protocol. */
export async function connectTo(pglite: PGlite): Promise<pg.Client> {
  const client = new pg.Client({
    stream: () => new Wire(pglite),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  // Without a listener, a crash of PGlite would end the process. Every query fails after it.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Takes the place of the socket. PGlite handles what is written to it at once, in this thread. */
class Wire extends Duplex {
  readonly #pglite: PGlite;

  constructor(pglite: PGlite) {
    super();
    this.#pglite = pglite;
  }

  connect(): this {
    process.nextTick(() => this.emit('connect'));
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  override _read(): void {
    // PGlite's reply is pushed as soon as it is there.
  }

  override _write(message: Buffer, _encoding: string, written: Written): void {
    void this.#send(message, written);
  }

  /** All messages of a query come together, so that PGlite is called once. */
  override _writev(messages: { chunk: Buffer }[], written: Written): void {
    void this.#send(Buffer.concat(messages.map(({ chunk }) => chunk)), written);
  }

  override _final(written: Written): void {
    this.push(null);
    written();
  }

  /** Not `execProtocolRawSync`: PGlite also parses its replies, and never lets them go. */
  async #send(messages: Buffer, written: Written): Promise<void> {
    const reply: Buffer[] = [];
    // PGlite reuses the memory of a part.
    const onRawData = (part: Uint8Array) => reply.push(Buffer.from(part));
    try {
      await this.#pglite.execProtocolRawStream(messages, { syncToFs: false, onRawData });
      for (const part of reply) this.push(part);
      written();
    } catch (error) {
      written(error instanceof Error ? error : new Error(String(error)));
    }
  }
}
