import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import {
  type Backup,
  BackupError,
  FORMAT,
  FORMAT_VERSION,
  type Header,
  type SectionStart,
  type Total,
  type Totals,
} from './format.ts';
import { isSameTotal, RowSum } from './row-sum.ts';

const LINE_FEED = 10;

/**
 * Reads a whole backup and checks every line of it against its totals and its checksum.
 * @throws BackupError if it is no backup, not complete, or not as it was written
 */
export async function inspectBackup(path: string): Promise<Backup> {
  const altered = new BackupError(`${path} is damaged or was altered after it was written`);
  const hash = createHash('sha256');
  const found = { tables: new Map<string, RowSum>(), files: new Map<string, RowSum>() };
  const columns = new Map<string, string[]>();
  let header: Header | undefined;
  let totals: Totals | undefined;
  let checksum: string | undefined;
  let section: RowSum | undefined;
  for await (const text of readLines(path)) {
    if (checksum !== undefined) throw altered;
    if (header === undefined) header = parseHeader(path, text);
    else if (text.startsWith('[')) {
      if (!section) throw altered;
      section.add(text);
    } else {
      const mark = parse(text, altered) as Partial<
        SectionStart & { totals: Totals; sha256: string }
      >;
      if (mark.sha256 !== undefined) {
        checksum = mark.sha256;
        continue;
      }
      section = new RowSum();
      if ('table' in mark && mark.table !== undefined) {
        found.tables.set(mark.table, section);
        columns.set(mark.table, mark.columns ?? []);
      } else if ('file' in mark && mark.file !== undefined) found.files.set(mark.file, section);
      else totals = mark.totals;
    }
    hash.update(`${text}\n`);
  }
  if (!header) throw new BackupError(`${path} is not a backup of Savet`);
  if (checksum === undefined || !totals) throw incomplete(path);
  const isWhole =
    checksum === hash.digest('hex') &&
    areSame(totals.tables, found.tables) &&
    areSame(totals.files, found.files);
  if (!isWhole) throw altered;
  return { path, header, columns, totals };
}

/** The lines of a backup, without checking them. @throws BackupError if it is not gzip, or ends too early */
export async function* readLines(path: string): AsyncIterable<string> {
  const source = pipeline(createReadStream(path), createGunzip(), () => undefined);
  let rest: Buffer[] = [];
  try {
    for await (const part of source as AsyncIterable<Buffer>) {
      let from = 0;
      for (let at = part.indexOf(LINE_FEED); at >= 0; at = part.indexOf(LINE_FEED, from)) {
        yield Buffer.concat([...rest, part.subarray(from, at)]).toString('utf8');
        rest = [];
        from = at + 1;
      }
      if (from < part.length) rest.push(part.subarray(from));
    }
  } catch (error) {
    throw explain(path, error);
  }
  if (rest.length > 0) throw incomplete(path);
}

/** The parts of the files beside the database, in order. */
export async function* readFiles(path: string): AsyncIterable<{ name: string; part: Buffer }> {
  let name: string | undefined;
  for await (const text of readLines(path)) {
    if (text.startsWith('[')) {
      const [part] = JSON.parse(text) as [string];
      if (name !== undefined) yield { name, part: Buffer.from(part, 'base64') };
      continue;
    }
    const start = JSON.parse(text) as Partial<SectionStart>;
    if ('table' in start) return;
    name = 'file' in start ? start.file : undefined;
  }
}

function parseHeader(path: string, text: string): Header {
  const foreign = new BackupError(`${path} is not a backup of Savet`);
  const header = parse(text, foreign) as Partial<Header>;
  if (header.format !== FORMAT) throw foreign;
  if (header.formatVersion !== FORMAT_VERSION) {
    throw new BackupError(`${path} was written by a newer Savet; restore it with that one`);
  }
  return header as Header;
}

function parse(text: string, error: BackupError): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // Not JSON.
  }
  throw error;
}

function areSame(expected: Record<string, Total>, found: Map<string, RowSum>): boolean {
  const names = Object.keys(expected);
  return (
    names.length === found.size &&
    names.every((name) => isSameTotal(expected[name], found.get(name)?.total()))
  );
}

function incomplete(path: string): BackupError {
  return new BackupError(`${path} is not complete: its end is missing`);
}

function explain(path: string, error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error;
  if (error.code === 'Z_BUF_ERROR') return incomplete(path);
  if (error.code === 'Z_DATA_ERROR') {
    return error.message === 'incorrect header check'
      ? new BackupError(`${path} is not a backup of Savet`)
      : new BackupError(`${path} is damaged or was altered after it was written`);
  }
  return 'syscall' in error ? new BackupError(`${path} can't be read (${error.message})`) : error;
}
