import { dirname, join } from 'node:path/posix';
import { type ParseResult, parseSync, Visitor } from 'oxc-parser';
import { packages } from './arrows.ts';

const testFile = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|\/[^/]+\.test-[^/]+$/;

/** A parsed file of the project. */
export interface SourceFile {
  /** Path from the project root, with `/`. */
  path: string;
  text: string;
  isTest: boolean;
  parsed: ParseResult;
  imports: readonly Import[];
}

export interface Import {
  from: string;
  names: readonly string[];
  /** Imports only types, which are erased at run time. */
  typeOnly: boolean;
  at: number;
}

export function parseSource(path: string, text: string): SourceFile {
  const parsed = parseSync(path, text);
  return { path, text, isTest: testFile.test(path), parsed, imports: importsOf(parsed) };
}

/**
 * The path of an import's target, for workspace packages without the ending `.ts`; null for registry packages
 * and Node's own modules.
 * @param from the import specifier
 */
export function targetOf(path: string, from: string): string | null {
  if (from.startsWith('.')) return join(dirname(path), from);
  if (from.startsWith('#')) return `apps/web/src/${from.slice(1)}`;
  const length = from.startsWith('@') ? 2 : 1;
  const parts = from.split('/');
  const name = parts.slice(0, length).join('/');
  const folder = packages[name];
  if (folder === undefined) return name.startsWith('@savet/') ? name : null;
  return folder + (parts.slice(length).join('/') || 'index');
}

function importsOf({ module, program }: ParseResult): Import[] {
  const imports: Import[] = module.staticImports.map(({ moduleRequest, entries, start }) => ({
    from: moduleRequest.value,
    names: entries.flatMap(({ importName }) => importName.name ?? []),
    typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    at: start,
  }));
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (!moduleRequest) continue;
      imports.push({ from: moduleRequest.value, names: [], typeOnly: isType, at: start });
    }
  }
  new Visitor({
    ImportExpression({ source, start }) {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return;
      imports.push({ from: source.value, names: [], typeOnly: false, at: start });
    },
    // `import('./x.ts').Name` in a type.
    TSImportType({ source, start }) {
      imports.push({ from: source.value, names: [], typeOnly: true, at: start });
    },
  }).visit(program);
  return imports;
}
