import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

const copied = [
  'tsconfig.base.json',
  'packages/built-in-consultant',
  'packages/contract',
  'packages/i18n',
  'apps/server',
  'apps/web',
  'tools/boundaries',
  'tools/test-server/chromium.ts',
];
const left = new Set(['node_modules', 'dist', 'specification']);

/**
 * Copies the sources below `.cache`, so that packages from the registry are found above the copy and the project's
 * own within it.
 */
export function copySources(): string {
  const folder = resolve('.cache/guardrail-tests');
  rmSync(folder, { recursive: true, force: true });
  for (const path of copied) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !left.has(basename(source)) && !source.includes('.test.'),
    });
  }
  const links = join(folder, 'node_modules', '@savet');
  mkdirSync(links, { recursive: true });
  for (const member of ['built-in-consultant', 'contract', 'i18n']) {
    symlinkSync(join(folder, 'packages', member), join(links, member), 'dir');
  }
  symlinkSync(resolve('apps/server/node_modules'), join(folder, 'apps/server/node_modules'), 'dir');
  return folder;
}

export interface Change {
  file: string;
  /** Text to replace by `becomes`; if absent, `becomes` is a whole new file. */
  was?: string;
  becomes: string;
}

/** Applies changes to a copy. @returns a function that undoes them @throws if a text to replace is missing */
export function change(folder: string, changes: readonly Change[]): () => void {
  const undone = changes.map(({ file, was, becomes }) => {
    const path = join(folder, file);
    if (was === undefined) {
      writeFileSync(path, becomes);
      return () => rmSync(path);
    }
    const text = readFileSync(path, 'utf8');
    if (!text.includes(was)) throw new Error(`${file} has no "${was}"`);
    writeFileSync(
      path,
      text.replace(was, () => becomes),
    );
    return () => writeFileSync(path, text);
  });
  return () => {
    for (const undo of undone) undo();
  };
}
