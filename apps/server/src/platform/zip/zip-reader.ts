import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import {
  type Entry,
  fromRandomAccessReaderPromise,
  openPromise,
  type RandomAccessReader,
  type ZipFile,
} from 'yauzl';

/** Longest line, in UTF-16 units. */
const LINE_MAX = 8_000_000;
/** Most bytes of an entry when unpacked. */
const ENTRY_BYTES_MAX = 4_000_000_000;

/** The file is not a ZIP file that can be read. The message says why. */
export class ZipReadError extends Error {}

export interface ZipEntry {
  path: string;
  /** Bytes when unpacked; reading fails when there are more or fewer. */
  size: number;
  /** The entry in pieces of any length, decoded from UTF-8. @throws ZipReadError */
  texts(): AsyncGenerator<string>;
  /** The lines of the entry, decoded from UTF-8. @throws ZipReadError */
  lines(): AsyncGenerator<string>;
}

/**
 * Reads the entries of a ZIP file in their order. Nothing is unpacked to the disk, and at most a line is held in memory.
 * @param file the path of the file, or what reads it
 * @throws ZipReadError
 */
export async function* readZip(
  file: string | { reader: RandomAccessReader; size: number },
): AsyncGenerator<ZipEntry> {
  const zip = await explained(() =>
    typeof file === 'string'
      ? openPromise(file)
      : fromRandomAccessReaderPromise(file.reader, file.size, {}),
  );
  const entries = zip.eachEntry();
  try {
    for (;;) {
      // The library refuses paths that leave the folder of the archive.
      const next = await explained(() => entries.next());
      if (next.done === true) return;
      const entry = next.value;
      yield {
        path: entry.fileName,
        size: entry.uncompressedSize,
        texts: () => textsOf(zip, entry),
        lines: () => linesOf(zip, entry),
      };
    }
  } finally {
    await entries.return?.();
  }
}

async function* linesOf(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const { fileName } = entry;
  /** Pieces of the line that has not ended: joined once, because a long line comes in many pieces. */
  let pieces: string[] = [];
  let length = 0;
  for await (const text of textsOf(zip, entry)) {
    const [piece = '', ...lines] = text.split('\n');
    pieces.push(piece);
    length += piece.length;
    const last = lines.pop();
    if (last !== undefined) {
      yield pieces.join('');
      yield* lines;
      pieces = [last];
      length = last.length;
    }
    if (length > LINE_MAX) throw new ZipReadError(`${fileName} has a line that is too long`);
  }
  if (length > 0) throw new ZipReadError(`${fileName} is not complete`);
}

async function* textsOf(zip: ZipFile, entry: Entry): AsyncGenerator<string> {
  const { fileName, uncompressedSize } = entry;
  if (uncompressedSize > ENTRY_BYTES_MAX) throw new ZipReadError(`${fileName} is too large`);
  // The stream fails when it has more or fewer bytes than the entry says.
  const stream = await explained(() => zip.openReadStreamPromise(entry));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let checksum = 0;
  for await (const bytes of chunksOf(stream)) {
    checksum = crc32(bytes, checksum);
    yield decode(decoder, bytes, fileName);
  }
  if (checksum !== entry.crc32) throw new ZipReadError(`${fileName} is damaged`);
  if (decode(decoder, null, fileName) !== '') throw new ZipReadError(`${fileName} is not complete`);
}

async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  const chunks = stream.iterator() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      const next = await explained(() => chunks.next());
      if (next.done === true) return;
      yield next.value;
    }
  } finally {
    stream.destroy();
  }
}

function decode(
  decoder: InstanceType<typeof TextDecoder>,
  bytes: Buffer | null,
  path: string,
): string {
  try {
    return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode();
  } catch {
    throw new ZipReadError(`${path} is not UTF-8`);
  }
}

async function explained<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ZipReadError(error instanceof Error ? error.message : String(error));
  }
}
