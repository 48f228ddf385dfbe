import { IMPORT_CHAT_UNITS_MAX } from '@savet/contract/limits';
import { expect, it } from 'vitest';
import type { StoredPieces } from '../../../platform/zip/piece-reader.ts';
import { plainChat, zipOf } from '../../../testing/imports/chat-exports.ts';
import { ImportRefusedError, importItems } from './import-file.ts';

/** Pieces so small that everything spans several. */
const pieceBytes = 1_000;

function piecesOf(file: Uint8Array) {
  const reads: number[] = [];
  const read = async (index: number) => {
    reads.push(index);
    return new Uint8Array(file.subarray(index * pieceBytes, (index + 1) * pieceBytes));
  };
  return { pieces: { size: file.length, pieceBytes, read }, reads };
}

async function itemsOf(pieces: StoredPieces): Promise<(string | null)[]> {
  const items: (string | null)[] = [];
  for await (const item of importItems(pieces)) items.push(item);
  return items;
}

it('reads the directory of an archive with many pictures a piece at a time', async () => {
  const pictures = Object.fromEntries(
    Array.from({ length: 500 }, (_, index) => [`file-${index}.png`, '']),
  );
  const chats = [plainChat('a'), plainChat('b')];
  const { pieces, reads } = piecesOf(zipOf({ ...pictures, 'conversations.json': chats }));
  const items = await itemsOf(pieces);
  expect(items.map((item) => JSON.parse(item ?? '') as unknown)).toEqual(chats);
  // A directory entry takes two reads of the library.
  expect(reads.length).toBeLessThan(3 * Math.ceil(pieces.size / pieceBytes));
});

it('says null for a chat that is too long, and reads those around it', async () => {
  const long = { ...plainChat('b'), filler: 'x'.repeat(IMPORT_CHAT_UNITS_MAX) };
  const text = JSON.stringify([plainChat('a'), long, plainChat('c')]);
  const { pieces } = piecesOf(new TextEncoder().encode(text));
  const items = await itemsOf(pieces);
  expect(items.map((item) => item === null)).toEqual([false, true, false]);
});

it('passes a failure of the database on, and does not blame the file', async () => {
  const { pieces } = piecesOf(zipOf({ 'conversations.json': [plainChat('a')] }));
  const failing = { ...pieces, read: () => Promise.reject(new Error('no connection')) };
  await expect(itemsOf(failing)).rejects.toThrow('no connection');
  let reads = 0;
  const breaking = {
    ...pieces,
    read: (index: number) => {
      reads += 1;
      return reads > 1 ? Promise.reject(new Error('no connection')) : pieces.read(index);
    },
  };
  const small = { ...breaking, pieceBytes: 100 };
  await expect(itemsOf(small)).rejects.toThrow('no connection');
  await expect(itemsOf(piecesOf(new TextEncoder().encode('[1')).pieces)).rejects.toThrow(
    ImportRefusedError,
  );
});
