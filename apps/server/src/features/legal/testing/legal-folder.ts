import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for `LEGAL_DIR` with these files. */
export function legalFolder(files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'savet-legal-'));
  const write = (changed: Record<string, string>) => {
    for (const [name, text] of Object.entries(changed)) writeFileSync(join(folder, name), text);
  };
  write(files);
  return { folder, write, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
