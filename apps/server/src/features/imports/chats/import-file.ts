import type { ImportFailure } from '@savet/contract/calls/chat-imports';
import {
  IMPORT_CHAT_UNITS_MAX,
  IMPORT_CHATS_MAX,
  IMPORT_TEXT_BYTES_MAX,
} from '@savet/contract/limits';
import { PieceReader, readRange, type StoredPieces } from '../../../platform/zip/piece-reader.ts';
import { readZip, ZipReadError } from '../../../platform/zip/zip-reader.ts';
import { JsonArrayError, jsonItems } from './json-items.ts';

/** The file cannot be imported. */
export class ImportRefusedError extends Error {
  readonly failure: ImportFailure;

  constructor(failure: ImportFailure) {
    super(`the file was refused: ${failure}`);
    this.failure = failure;
  }
}

/** Entries of a ZIP file with chats: one, or several with numbers, in whatever folder they are. Others are not read. */
const chatEntry = /(?:^|\/)conversations(?:-\d{1,6})?\.json$/u;
/** Entries of a ZIP file that are looked at: an archive with that many pictures is larger than an upload can be. */
const ENTRIES_MAX = 50_000;
/** Pieces in memory. */
const KEPT_PIECES = 4;
/** Bytes at the start of a file that tell its kind. */
const SIGNATURE_BYTES = 64;

/**
 * The chats of a file as JSON texts, in its order; a chat that is too long is null.
 * @throws ImportRefusedError
 */
export async function* importItems(pieces: StoredPieces): AsyncGenerator<string | null> {
  const failedReads: Error[] = [];
  const read = keepLatest(async (index: number) => {
    try {
      return await pieces.read(index);
    } catch (error) {
      failedReads.push(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  });
  let count = 0;
  try {
    for await (const texts of chatTexts({ ...pieces, read })) {
      for await (const item of jsonItems(texts, IMPORT_CHAT_UNITS_MAX)) {
        count += 1;
        if (count > IMPORT_CHATS_MAX) throw new ImportRefusedError('too_large');
        yield item;
      }
    }
  } catch (error) {
    // Not the file: the database, or the end of the server.
    const [failedRead] = failedReads;
    if (failedRead) throw failedRead;
    if (error instanceof ZipReadError || error instanceof JsonArrayError) {
      throw new ImportRefusedError('damaged');
    }
    throw error;
  }
  if (count === 0) throw new ImportRefusedError('no_chats');
}

/** Keeps the last pieces: the directory of a ZIP file is read a few bytes at a time, between its entries. */
function keepLatest(read: StoredPieces['read']): StoredPieces['read'] {
  const kept = new Map<number, Uint8Array>();
  return async (index) => {
    const piece = kept.get(index) ?? (await read(index));
    kept.delete(index);
    kept.set(index, piece);
    const [oldest] = kept.keys();
    if (kept.size > KEPT_PIECES && oldest !== undefined) kept.delete(oldest);
    return piece;
  };
}

/** The texts of each JSON file with chats. */
async function* chatTexts(pieces: StoredPieces): AsyncGenerator<AsyncIterable<string>> {
  const kind = await kindOf(pieces);
  if (kind === 'zip') {
    yield* zipTexts(pieces);
  } else {
    if (pieces.size > IMPORT_TEXT_BYTES_MAX) throw new ImportRefusedError('too_large');
    yield plainTexts(pieces);
  }
}

async function* zipTexts(pieces: StoredPieces): AsyncGenerator<AsyncIterable<string>> {
  const zip = readZip({ reader: new PieceReader(pieces), size: pieces.size });
  let entries = 0;
  let bytes = 0;
  for await (const { path, size, texts } of zip) {
    entries += 1;
    if (entries > ENTRIES_MAX) throw new ImportRefusedError('too_large');
    if (!chatEntry.test(path)) continue;
    bytes += size;
    if (bytes > IMPORT_TEXT_BYTES_MAX) throw new ImportRefusedError('too_large');
    yield texts();
  }
}

async function* plainTexts(pieces: StoredPieces): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const bytes of readRange(pieces, 0, pieces.size)) {
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError) throw new ImportRefusedError('damaged');
    throw error;
  }
}

/** @throws ImportRefusedError unless the file begins like a ZIP file or a list in JSON */
async function kindOf(pieces: StoredPieces): Promise<'zip' | 'json'> {
  const start: Uint8Array[] = [];
  for await (const bytes of readRange(pieces, 0, Math.min(SIGNATURE_BYTES, pieces.size))) {
    start.push(bytes);
  }
  const text = Buffer.concat(start).toString('latin1');
  if (text.startsWith('PK')) return 'zip';
  if (/^(?:\xef\xbb\xbf)?\s*\[/.test(text)) return 'json';
  throw new ImportRefusedError('no_chats');
}
