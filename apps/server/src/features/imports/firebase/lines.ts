import { createReadStream } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';

/** A line and where its bytes are in the file. */
export interface Line {
  /** From 1. */
  number: number;
  offset: number;
  length: number;
  /** Null if the line is longer than any document of Firestore. */
  text: string | null;
}

export type Span = Pick<Line, 'offset' | 'length'>;

/** A document has at most a megabyte, which escapes in JSON may make six times as long. */
const LINE_MAX_BYTES = 8_000_000;
/** Neighbouring lines are read at once up to this size. */
const READ_MAX_BYTES = 4_000_000;
const CHUNK_BYTES = 1_000_000;
const NEWLINE = 0x0a;

/** Reads the lines of a file that need not fit into memory, some at a time. Empty lines are left out. */
export async function* readLines(file: string): AsyncGenerator<Line[]> {
  let rest: Buffer[] = [];
  let length = 0;
  let offset = 0;
  let number = 0;
  const take = (last: Buffer): Line => {
    const isTooLong = length + last.length > LINE_MAX_BYTES;
    number += 1;
    const text = isTooLong ? null : Buffer.concat([...rest, last]).toString('utf8');
    const line = { number, offset, length: length + last.length, text };
    offset += line.length + 1;
    rest = [];
    length = 0;
    return line;
  };
  for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES })) {
    const bytes = chunk as Buffer;
    const lines: Line[] = [];
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, from)) {
      lines.push(take(bytes.subarray(from, end)));
      from = end + 1;
    }
    const begun = bytes.subarray(from);
    // The bytes of a line that is too long are counted, not kept.
    if (length <= LINE_MAX_BYTES) rest.push(begun);
    length += begun.length;
    yield lines.filter(({ text }) => text === null || text.trim() !== '');
  }
  if (length > 0) yield [take(Buffer.alloc(0))].filter(({ text }) => text?.trim() !== '');
}

/** Reads lines again, in their order in `spans`; neighbours in the file at once. */
export async function readSpans(file: FileHandle, spans: readonly Span[]): Promise<string[]> {
  const texts = spans.map(() => '');
  const indexes = [...spans.keys()].sort(
    (a, b) => (spans[a]?.offset ?? 0) - (spans[b]?.offset ?? 0),
  );
  let group: number[] = [];
  let start = 0;
  let end = 0;
  const flush = async () => {
    const bytes = Buffer.alloc(end - start);
    if (bytes.length > 0) await file.read(bytes, 0, bytes.length, start);
    for (const index of group) {
      const { offset = 0, length = 0 } = spans[index] ?? {};
      texts[index] = bytes.toString('utf8', offset - start, offset - start + length);
    }
    group = [];
  };
  for (const index of indexes) {
    const { offset = 0, length = 0 } = spans[index] ?? {};
    const isNeighbour = group.length > 0 && offset <= end + 1;
    if (!isNeighbour || offset + length - start > READ_MAX_BYTES) {
      await flush();
      start = offset;
    }
    group.push(index);
    end = Math.max(offset + length, start);
  }
  await flush();
  return texts;
}
