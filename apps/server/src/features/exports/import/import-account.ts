import { z } from 'zod';
import { writeDocuments } from '../../../platform/db/document-writes.ts';
import type { Database } from '../../../platform/db/transaction.ts';
import { ImportError } from '../../../platform/import-error.ts';
import { readZip, type ZipEntry, ZipReadError } from '../../../platform/zip/zip-reader.ts';
import { removeChats } from '../../chat/transfer/chat-transfer.store.ts';
import { repairVersions } from '../../chat/versions/versions.store.ts';
import { recount } from '../../quota/allowance.store.ts';
import { laterEntries, paths, signature } from '../files/export-format.ts';
import { type ImportTarget, imports } from './import-entries.ts';
import { readContents } from './import-target.store.ts';
import { parseDocument } from './parse.ts';

/** Entries for people, which an import does not read. */
const readable =
  /^(README|brand-hub|messages-to-the-team|invoices|agreements|viewings|queries|projects|shared-links|chats\/\d{4,6} [^/\\]{1,200})\.md$/u;
/** The class of PostgreSQL's errors for values that do not fit into their column, and for rows that contradict each other. */
const badValue = /^2[23]/;

export interface ImportSummary {
  counts: ImportTarget['counts'];
  plan: string;
}

/**
 * Fills a new account from the file of an export: all of it or nothing.
 * @throws ImportError
 */
export async function importAccount(
  db: Database,
  { uid, file, now }: { uid: string; file: string; now: Date },
): Promise<ImportSummary> {
  try {
    return await writeDocuments(db, uid, async (trx, revision) => {
      const contents = await readContents(trx, uid);
      if (contents.length > 0) {
        throw new ImportError(`the account is not new: it has ${contents.join(', ')}`);
      }
      const counts = { chats: 0, messages: 0, queries: 0 };
      const target: ImportTarget = { trx, uid, revision, account: null, counts };
      await removeChats(trx, uid, revision);
      await importEntries(file, target);
      await repairVersions(trx, uid);
      await recount(trx, uid, now, revision);
      return { counts, plan: target.account?.plan ?? 'free' };
    });
  } catch (error) {
    throw explained(error);
  }
}

/** Imports the entries in their order; exports of older servers have no exceptions of the check. @throws ImportError */
async function importEntries(file: string, target: ImportTarget): Promise<void> {
  const expected = (Object.keys(imports) as (keyof typeof imports)[]).values();
  const seen = new Set<string>();
  for await (const entry of readZip(file)) {
    const { path } = entry;
    if (seen.has(path)) throw new ImportError(`${path} is in the file twice`);
    if (seen.size === 0) await checkSignature(entry);
    seen.add(path);
    if (path === paths.signature || readable.test(path)) continue;
    let { value: next } = expected.next();
    while (next !== undefined && path !== paths[next] && laterEntries.includes(next)) {
      next = expected.next().value;
    }
    if (next === undefined || path !== paths[next]) {
      throw new ImportError(`${path} is not expected here`);
    }
    await imports[next](entry.lines(), target).catch((error: unknown) => {
      throw explained(error, path);
    });
  }
  if (seen.size === 0) throw new ImportError('the file is empty');
  for (const missing of expected) {
    if (!laterEntries.includes(missing)) throw new ImportError(`${paths[missing]} is missing`);
  }
}

/** @throws ImportError unless the first entry says that the file is an export of this version */
async function checkSignature({ path, lines }: ZipEntry): Promise<void> {
  if (path !== paths.signature) throw new ImportError('this is not an export of a Savet account');
  const anyVersion = z.object({ format: z.literal(signature.format), version: z.int() });
  const { version } = await parseDocument(lines(), anyVersion, path);
  if (version !== signature.version) {
    throw new ImportError(
      `this export has version ${version}; this Savet imports version ${signature.version}`,
    );
  }
}

/** The error that the person is told; others are faults of the server. */
function explained(error: unknown, path?: string): unknown {
  if (error instanceof ZipReadError) return new ImportError(error.message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!badValue.test(code) || code.length !== 5) return error;
  const reason =
    code === '23505'
      ? 'has the same id twice, or this Savet has this account already'
      : 'has a value that contradicts another one or cannot be stored';
  return new ImportError(`${path ?? 'the file'} ${reason}`);
}
