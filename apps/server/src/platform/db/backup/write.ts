import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { OpenDatabase } from '../database.ts';
import { syncPath } from '../sync-files.ts';
import { BackupError, FORMAT, FORMAT_VERSION, type Header, type Totals } from './format.ts';
import { RowSum } from './row-sum.ts';
import { type Snapshot, withSnapshot } from './rows.ts';

/** A file beside the database that a backup includes. */
export interface IncludedFile {
  name: string;
  path: string;
}

export interface BackupContent {
  files: IncludedFile[];
  secretMark: string;
}

/**
 * Writes a backup to `path`, readable by its owner only. The file appears there when it is complete and on disk.
 * @throws BackupError if `path` exists or can't be written
 */
export async function writeBackup(
  database: OpenDatabase,
  path: string,
  content: BackupContent,
): Promise<Totals> {
  if (existsSync(path)) throw new BackupError(`${path} exists already; choose another name`);
  const draft = `${path}.${crypto.randomUUID().slice(0, 8)}.partial`;
  try {
    const totals = await withSnapshot(database, async (snapshot) => {
      const written: Totals = { tables: {}, files: {}, sequences: snapshot.sequences };
      const header = headerOf(database, snapshot, content);
      await pipeline(
        Readable.from(withChecksum(lines(header, snapshot, content.files, written))),
        createGzip(),
        createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }),
      );
      return written;
    });
    await rename(draft, path);
    syncPath(dirname(path));
    return totals;
  } catch (error) {
    await rm(draft, { force: true });
    throw isFileError(error)
      ? new BackupError(`${path} can't be written (${error.message})`)
      : error;
  }
}

function headerOf(
  { kind }: OpenDatabase,
  { migrations }: Snapshot,
  { secretMark }: BackupContent,
): Header {
  const takenAt = new Date().toISOString();
  return {
    format: FORMAT,
    formatVersion: FORMAT_VERSION,
    takenAt,
    database: kind,
    migrations,
    secretMark,
  };
}

async function* lines(
  header: Header,
  snapshot: Snapshot,
  files: IncludedFile[],
  totals: Totals,
): AsyncIterable<string> {
  yield line(header);
  for (const { name, path } of files) {
    yield line({ file: name });
    const sum = new RowSum();
    for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
      yield* rowLines([JSON.stringify([part.toString('base64')])], sum);
    }
    totals.files[name] = sum.total();
  }
  for (const table of snapshot.tables) {
    yield line({ table: table.name, columns: table.columns.map(({ name }) => name) });
    const sum = new RowSum();
    for await (const rows of snapshot.rows(table)) yield* rowLines(rows, sum);
    totals.tables[table.name] = sum.total();
  }
  yield line({ totals });
}

function* rowLines(rows: string[], sum: RowSum): Iterable<string> {
  for (const row of rows) sum.add(row);
  yield `${rows.join('\n')}\n`;
}

function line(content: object): string {
  return `${JSON.stringify(content)}\n`;
}

async function* withChecksum(texts: AsyncIterable<string>): AsyncIterable<string> {
  const hash = createHash('sha256');
  for await (const text of texts) {
    hash.update(text);
    yield text;
  }
  yield line({ sha256: hash.digest('hex') });
}

function isFileError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'path' in error;
}
