import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

const left = new Set(['node_modules', 'dist', 'specification']);

/**
 * Copies files and folders of the project below `.cache`, so that packages from the registry are found above the copy and the
 * project's own within it.
 * @param name of the folder in `.cache`, which is made anew
 * @param isCopied leaves out files of the folders
 * @returns the path of the copy
 */
export function copySources(
  name: string,
  paths: readonly string[],
  isCopied: (path: string) => boolean = () => true,
): string {
  const folder = resolve('.cache', name);
  rmSync(folder, { recursive: true, force: true });
  for (const path of paths) {
    cpSync(path, join(folder, path), {
      recursive: true,
      filter: (source) => !left.has(basename(source)) && isCopied(source),
    });
  }
  for (const manifest of globSync('{packages,apps}/*/package.json', { cwd: folder })) {
    linkMember(folder, dirname(manifest));
  }
  return folder;
}

/** Makes a package or app of the copy importable by its name, with the packages that only it has. */
function linkMember(folder: string, path: string): void {
  const manifest = readFileSync(join(folder, path, 'package.json'), 'utf8');
  const { name } = JSON.parse(manifest) as { name: string };
  const link = join(folder, 'node_modules', name);
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join(folder, path), link, 'dir');
  const own = resolve(path, 'node_modules');
  if (existsSync(own)) symlinkSync(own, join(folder, path, 'node_modules'), 'dir');
}

export interface Change {
  file: string;
  /** Text to replace by `becomes`, where it stands first; if absent, `becomes` is a whole new file. */
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
