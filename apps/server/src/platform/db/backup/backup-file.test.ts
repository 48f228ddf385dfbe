import { createHash, randomBytes } from 'node:crypto';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openFilled } from '../../../testing/backup/typed-tables.ts';
import { BackupError } from './format.ts';
import { inspectBackup, readFiles } from './read.ts';
import { writeBackup } from './write.ts';

let folder: string;
let path: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'savet-backup-'));
  path = join(folder, 'original.gz');
  await takeBackup();
});
beforeEach(() => {
  path = join(folder, `${crypto.randomUUID()}.gz`);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function takeBackup(files: { name: string; path: string }[] = []): Promise<void> {
  const database = await openFilled('embedded');
  await writeBackup(database, path, { files, secretMark: 'mark' });
  await database.close();
}

/** A backup that the test may change. */
function copyBackup(): void {
  copyFileSync(join(folder, 'original.gz'), path);
}

it('only its owner can read it, and nothing else is left in the folder', async () => {
  await takeBackup();
  expect(statSync(path).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder).filter((name) => name.includes('partial'))).toEqual([]);
});

it('never replaces a file', async () => {
  writeFileSync(path, 'mine');
  await expect(takeBackup()).rejects.toThrow(`${path} exists already`);
  expect(readFileSync(path, 'utf8')).toBe('mine');
});

it('names a place where it can not be written', async () => {
  path = join(folder, 'no', 'such', 'folder.gz');
  await expect(takeBackup()).rejects.toThrow(`${path} can't be written (ENOENT`);
});

it('includes files', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, randomBytes(200_000));
  await takeBackup([{ name: 'file', path: file }]);
  await inspectBackup(path);
  const parts: Buffer[] = [];
  for await (const { name, part } of readFiles(path)) {
    expect(name).toBe('file');
    parts.push(part);
  }
  expect(Buffer.concat(parts)).toEqual(readFileSync(file));
});

describe('a file is refused that', () => {
  const change = (by: (content: string) => string) =>
    writeFileSync(path, gzipSync(by(gunzipSync(readFileSync(path)).toString('utf8'))));

  it('is cut anywhere', async () => {
    copyBackup();
    const whole = readFileSync(path);
    for (const share of [0.1, 0.5, 0.9, 0.999]) {
      writeFileSync(path, whole.subarray(0, Math.floor(whole.length * share)));
      await expect(inspectBackup(path)).rejects.toThrow(`${path} is not complete`);
    }
    writeFileSync(path, '');
    await expect(inspectBackup(path)).rejects.toThrow(BackupError);
  });

  it('lost its last lines', async () => {
    copyBackup();
    const { length } = gunzipSync(readFileSync(path)).toString('utf8').trimEnd().split('\n');
    for (const kept of [1, 5, length - 2, length - 1]) {
      copyBackup();
      change((content) => `${content.split('\n').slice(0, kept).join('\n')}\n`);
      await expect(inspectBackup(path)).rejects.toThrow(`${path} is not complete`);
    }
  });

  it.each<[string, (content: string) => string]>([
    ['a row', (content) => content.replace('Ана', 'Яна')],
    ['the totals', (content) => content.replace('"rows":3', '"rows":4')],
    ['the list of migrations', (content) => content.replace('"0002-more"', '"0002-moor"')],
    ['the end', (content) => `${content}["a row"]\n`],
    ['a line', (content) => content.replace('["k7",', '{"k7",')],
  ])('was altered in %s', async (_, by) => {
    copyBackup();
    change(by);
    await expect(inspectBackup(path)).rejects.toThrow(`${path} is damaged or was altered`);
  });

  it('has a flipped bit', async () => {
    copyBackup();
    const bytes = readFileSync(path);
    const middle = Math.floor(bytes.length / 2);
    bytes.writeUInt8(bytes.readUInt8(middle) ^ 1, middle);
    writeFileSync(path, bytes);
    await expect(inspectBackup(path)).rejects.toThrow(BackupError);
  });

  it.each<[string, Buffer]>([
    ['text', Buffer.from('not gzip')],
    ['another archive', gzipSync('{"format":"other"}\n')],
    ['something else in gzip', gzipSync(createHash('sha256').digest())],
  ])('is %s', async (_, content) => {
    writeFileSync(path, content);
    await expect(inspectBackup(path)).rejects.toThrow(BackupError);
  });

  it('is not there', async () => {
    await expect(inspectBackup(path)).rejects.toThrow(`${path} can't be read (ENOENT`);
  });
});
