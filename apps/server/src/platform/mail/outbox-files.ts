import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Deletes the mails in an outbox folder that name one of the addresses, as recipient or in the text. Without a mail server, they
 * are the only mails that Savet keeps once they are written.
 */
export async function eraseFromOutbox(outbox: string, addresses: readonly string[]): Promise<void> {
  const patterns = addresses.map(patternOf);
  for (const name of await namesIn(outbox)) {
    const path = join(outbox, name);
    const text = await readFile(path, 'utf8').catch(ignoreMissing);
    if (text === null || !patterns.some((pattern) => pattern.test(text))) continue;
    await rm(path, { force: true });
  }
}

/** The address itself, but not a longer one that contains it. */
function patternOf(address: string): RegExp {
  const escaped = address.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.+-])${escaped}(?![\\w-]|\\.\\w)`, 'iu');
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(ignoreMissing)) ?? [];
}

function ignoreMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
