import { Readable } from 'node:stream';
import { RandomAccessReader } from 'yauzl';

/** A file that is stored in pieces of one size; the last may be smaller. */
export interface StoredPieces {
  /** Of the whole file and of a piece, in bytes. */
  size: number;
  pieceBytes: number;
  /** The piece with this number, from 0. */
  read(index: number): Promise<Uint8Array>;
}

/** Reads the bytes from `start` to before `end`, at most a piece at a time. */
export async function* readRange(
  { pieceBytes, read }: StoredPieces,
  start: number,
  end: number,
): AsyncGenerator<Uint8Array> {
  for (let index = Math.floor(start / pieceBytes); index * pieceBytes < end; index += 1) {
    const offset = index * pieceBytes;
    const piece = await read(index);
    yield piece.subarray(Math.max(start - offset, 0), end - offset);
  }
}

/** Lets `readZip` read a file that is stored in pieces. */
export class PieceReader extends RandomAccessReader {
  readonly #pieces: StoredPieces;

  constructor(pieces: StoredPieces) {
    super();
    this.#pieces = pieces;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(readRange(this.#pieces, start, end), { objectMode: false });
  }
}
