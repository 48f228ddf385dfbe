import { existsSync, readdirSync } from 'node:fs';

const ROOTS = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const skipped = new Set(['node_modules', 'dist', 'test-results']);
const source = /\.(ts|tsx|mjs)$/;
/** Configuration files of tools, which belong to no part. */
const configuration = /\.config\.ts$|\.d\.ts$/;

/** Paths of all source files, including data and styles, with `/`. */
export function projectFiles(): string[] {
  return ROOTS.filter((root) => existsSync(root)).flatMap(filesBelow);
}

export function isSource(path: string): boolean {
  return source.test(path) && !configuration.test(path);
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path);
    return [path];
  });
}
