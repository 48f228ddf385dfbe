import { dirname } from 'node:path/posix';

/** Maximum number of files directly in a folder, including tests and styles. */
const MOST_FILES = 20;
/** Folders of data, one file per entry. */
const dataFolder = /\/(knowledge|migrations)(\/|$)/;

/** @returns one line per folder with too many files */
export function findFullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = dirname(path);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([folder, count]) => count > MOST_FILES && !dataFolder.test(folder))
    .map(([folder, count]) => `${folder} has ${count} files, more than ${MOST_FILES}: divide it`)
    .toSorted();
}
