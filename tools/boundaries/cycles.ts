import { dirname } from 'node:path/posix';
import { type SourceFile, targetOf } from './source-file.ts';

/** An import between two entries of a folder, each a file or a subfolder. */
interface Edge {
  to: string;
  /** The importing file and the imported file. */
  importer: string;
  imported: string;
}

/**
 * Finds import cycles of files and of folders, imports of types and styles included. The entries of a folder, files
 * and whole subfolders, must have an order in which each imports only earlier ones. Tests are left out: nothing
 * imports them.
 * @returns per cycle its path, followed by one line per import that is part of it
 */
export function findCycles(sources: readonly SourceFile[]): string[] {
  const files = new Set(sources.map(({ path }) => path));
  const levels = new Map<string, Map<string, Edge[]>>();
  for (const source of sources.filter(({ isTest }) => !isTest)) {
    for (const { from } of source.imports) {
      const imported = resolveImport(files, source.path, from);
      if (imported !== null && imported !== source.path) addEdge(levels, source.path, imported);
    }
  }
  return [...levels.values()].flatMap((level) => cyclesOf(level).map(describeCycle)).toSorted();
}

function resolveImport(files: Set<string>, path: string, from: string): string | null {
  const target = targetOf(path, from);
  if (target === null) return null;
  if (target.endsWith('.css')) return target;
  return [target, `${target}.ts`].find((candidate) => files.has(candidate)) ?? null;
}

/** Adds the import to the deepest folder that contains both files. */
function addEdge(
  levels: Map<string, Map<string, Edge[]>>,
  importer: string,
  imported: string,
): void {
  let common = dirname(importer);
  while (common !== '.' && !imported.startsWith(`${common}/`)) common = dirname(common);
  const from = entryOf(common, importer);
  const to = entryOf(common, imported);
  const level = levels.get(common) ?? new Map<string, Edge[]>();
  levels.set(common, level);
  level.set(from, [...(level.get(from) ?? []), { to, importer, imported }]);
}

function entryOf(folder: string, path: string): string {
  const start = folder === '.' ? 0 : folder.length + 1;
  const end = path.indexOf('/', start);
  return end === -1 ? path : path.slice(0, end);
}

/** The shortest cycle through each entry, without duplicates. */
function cyclesOf(level: Map<string, Edge[]>): Edge[][] {
  const found = new Map<string, Edge[]>();
  for (const start of level.keys()) {
    const cycle = shortestWayBack(level, start);
    if (!cycle) continue;
    const key = cycle
      .map(({ to }) => to)
      .toSorted()
      .join();
    if (!found.has(key)) found.set(key, cycle);
  }
  return [...found.values()];
}

function shortestWayBack(level: Map<string, Edge[]>, start: string): Edge[] | null {
  const seen = new Set<string>();
  let ways: Edge[][] = [[]];
  while (ways.length > 0) {
    const longer: Edge[][] = [];
    for (const way of ways) {
      for (const edge of level.get(way.at(-1)?.to ?? start) ?? []) {
        if (edge.to === start) return [...way, edge];
        if (seen.has(edge.to)) continue;
        seen.add(edge.to);
        longer.push([...way, edge]);
      }
    }
    ways = longer;
  }
  return null;
}

function describeCycle(cycle: Edge[]): string {
  const first = cycle.reduce((a, b) => (b.to < a.to ? b : a));
  const from = cycle.indexOf(first);
  const turned = [...cycle.slice(from + 1), ...cycle.slice(0, from + 1)];
  const way = [first.to, ...turned.map(({ to }) => to)].join(' → ');
  const imports = turned.map(({ importer, imported }) => `  ${importer} imports ${imported}`);
  return [way, ...imports].join('\n');
}
