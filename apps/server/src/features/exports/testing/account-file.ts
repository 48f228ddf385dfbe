import { setTimeout } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import type { Person } from '../../../testing/person.ts';

/** Exports the account of a person. @returns the bytes of the file */
export async function exportOf(server: { url: string }, person: Person): Promise<Uint8Array> {
  await person.call('exportAccount', {});
  for (;;) {
    const { export: latest } = await person.call('getAccountExport', {});
    if (latest?.state === 'failed') throw new Error('the export failed');
    if (latest?.state === 'ready') break;
    await setTimeout(5);
  }
  const response = await download(server, person);
  if (!response.ok) throw new Error(`the file answered ${response.status}`);
  return response.bytes();
}

export function download(server: { url: string }, { token }: Person): Promise<Response> {
  return fetch(`${server.url}/api/account-export`, {
    headers: { authorization: `Bearer ${token}` },
  });
}

/** The entries of an export as text, by path. */
export function entriesOf(file: Uint8Array): Record<string, string> {
  const entries = Object.entries(unzipSync(file));
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  return Object.fromEntries(entries.map(([path, bytes]) => [path, decoder.decode(bytes)]));
}

/** The rows of an entry with one JSON document in each line. */
export function rowsOf(file: Uint8Array, path: string): Record<string, unknown>[] {
  const lines = (entriesOf(file)[path] ?? '').split('\n').slice(0, -1);
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}
