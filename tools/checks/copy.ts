import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const copied = [
  'tsconfig.base.json',
  'packages/contract',
  'packages/i18n',
  'apps/server',
  'apps/web',
  'tools/boundaries',
];
const left = new Set(['node_modules', 'dist', 'data']);

/**
 * A copy of the sources below `.cache`, so that packages from the registry are found above it and the
 * project's own within it.
 */
export function copySources(name: string): string {
  const folder = resolve('.cache/checks', name);
  rmSync(folder, { recursive: true, force: true });
  for (const path of copied) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !left.has(basename(source)) && !source.includes('.test.'),
    });
  }
  const links = join(folder, 'node_modules', '@savet');
  mkdirSync(links, { recursive: true });
  for (const member of ['contract', 'i18n']) {
    symlinkSync(join(folder, 'packages', member), join(links, member), 'dir');
  }
  symlinkSync(resolve('apps/server/node_modules'), join(folder, 'apps/server/node_modules'), 'dir');
  return folder;
}

export interface Change {
  file: string;
  /** Text that stands there, and what takes its place; without it `becomes` is the whole file. */
  was?: string;
  becomes: string;
}

/** Makes a change in a copy. @throws when the text to replace does not stand there */
export function change(folder: string, { file, was, becomes }: Change): void {
  const path = join(folder, file);
  if (was === undefined) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, becomes);
    return;
  }
  const text = readFileSync(path, 'utf8');
  if (!text.includes(was)) throw new Error(`${file} has no "${was}"`);
  writeFileSync(
    path,
    text.replace(was, () => becomes),
  );
}
