import { Zip, ZipDeflate } from 'fflate';

/** The file is passed on in pieces of this size, in bytes; the last one is smaller. */
const PIECE_BYTES = 262_144;
/** Text is compressed in blocks of about this many UTF-16 units. */
const BLOCK_UNITS = 65_536;
/** Limits of the ZIP format without its 64-bit extension. */
const FILE_BYTES_MAX = 2 ** 32 - 1;
const ENTRIES_MAX = 2 ** 16 - 1;
/** The first day that the format knows: the same content always gives the same bytes. Local time, as the library reads it. */
const ENTRY_DATE = new Date(1980, 0, 1);

/** The content does not fit into a ZIP file. */
export class ZipTooLargeError extends Error {}

/**
 * Writes a ZIP file piece by piece. The same entries give the same bytes on every machine, because the compression is not the
 * runtime's.
 */
export class ZipWriter {
  readonly #send: (piece: Uint8Array) => Promise<void>;
  readonly #zip: Zip;
  #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #entries = 0;
  #size = 0;

  constructor(send: (piece: Uint8Array) => Promise<void>) {
    this.#send = send;
    this.#zip = new Zip((error, bytes) => {
      if (error) throw error;
      this.#waiting.push(bytes);
      this.#waitingBytes += bytes.length;
      this.#size += bytes.length;
    });
  }

  /**
   * Adds an entry; the previous one must be complete.
   * @throws ZipTooLargeError
   */
  async add(path: string, texts: AsyncIterable<string> | Iterable<string>): Promise<void> {
    this.#entries += 1;
    if (this.#entries > ENTRIES_MAX) throw new ZipTooLargeError('too many entries');
    const entry = new ZipDeflate(path);
    entry.mtime = ENTRY_DATE;
    this.#zip.add(entry);
    const encoder = new TextEncoder();
    let block = '';
    let bytes = 0;
    const push = (isLast: boolean) => {
      const encoded = encoder.encode(block);
      block = '';
      bytes += encoded.length;
      if (bytes > FILE_BYTES_MAX) throw new ZipTooLargeError('an entry is too large');
      entry.push(encoded, isLast);
    };
    for await (const text of texts) {
      block += text;
      if (block.length < BLOCK_UNITS) continue;
      push(false);
      await this.#sendFull();
    }
    push(true);
    await this.#sendFull();
  }

  /**
   * Completes the file.
   * @returns its size in bytes
   * @throws ZipTooLargeError
   */
  async end(): Promise<number> {
    this.#zip.end();
    await this.#sendFull();
    if (this.#waitingBytes > 0) await this.#send(this.#take(this.#waitingBytes));
    return this.#size;
  }

  async #sendFull(): Promise<void> {
    if (this.#size > FILE_BYTES_MAX) throw new ZipTooLargeError('the file is too large');
    while (this.#waitingBytes >= PIECE_BYTES) await this.#send(this.#take(PIECE_BYTES));
  }

  #take(length: number): Uint8Array {
    const all = Buffer.concat(this.#waiting);
    this.#waiting = [all.subarray(length)];
    this.#waitingBytes = all.length - length;
    return all.subarray(0, length);
  }
}
