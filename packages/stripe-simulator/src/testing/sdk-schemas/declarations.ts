import { readFileSync } from 'node:fs';
import {
  parseSync,
  type Statement,
  type TSInterfaceDeclaration,
  type TSTypeAliasDeclaration,
} from 'oxc-parser';

export type TypeDeclaration = TSInterfaceDeclaration | TSTypeAliasDeclaration;

/** A declared type, with what is needed to resolve the names that it uses. */
export interface Declared {
  /** Unique in the SDK: the file and the qualified name. */
  key: string;
  node: TypeDeclaration;
  file: URL;
  /** The namespaces around it, outermost first. */
  scope: readonly string[];
}

/** The name of an import such as `import * as Issuing`. */
const WHOLE_FILE = '*';

interface DeclarationFile {
  types: Map<string, Declared>;
  imports: Map<string, { file: URL; name: string }>;
}

/** Reads the type declarations of a Stripe SDK; each file is parsed once, when it is first needed. */
export class Declarations {
  readonly #files = new Map<string, DeclarationFile>();

  /** Finds a type by its qualified name, as seen from a scope of a file. */
  resolve(file: URL, scope: readonly string[], name: string): Declared | undefined {
    const { types, imports } = this.#read(file);
    for (let depth = scope.length; depth >= 0; depth -= 1) {
      const found = types.get([...scope.slice(0, depth), name].join('.'));
      if (found) return found;
    }
    const alias = imports.get(name);
    if (alias && alias.name !== WHOLE_FILE) return this.resolve(alias.file, [], alias.name);
    const [first = '', ...rest] = name.split('.');
    const imported = imports.get(first);
    if (!imported) return undefined;
    const path = imported.name === WHOLE_FILE ? rest : [imported.name, ...rest];
    return this.resolve(imported.file, [], path.join('.'));
  }

  /** All types of a file that are not in a namespace. */
  topLevel(file: URL): Declared[] {
    return [...this.#read(file).types.values()].filter(({ scope }) => scope.length === 0);
  }

  #read(file: URL): DeclarationFile {
    const known = this.#files.get(file.href);
    if (known) return known;
    const parsed: DeclarationFile = { types: new Map(), imports: new Map() };
    this.#files.set(file.href, parsed);
    const { program } = parseSync(file.pathname, readFileSync(file, 'utf8'));
    for (const statement of program.body) collect(statement, file, [], parsed);
    return parsed;
  }
}

function collect(
  statement: Statement,
  file: URL,
  scope: readonly string[],
  into: DeclarationFile,
): void {
  switch (statement.type) {
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration': {
      const name = [...scope, statement.id.name].join('.');
      into.types.set(name, { key: `${file.pathname}#${name}`, node: statement, file, scope });
      return;
    }
    case 'TSModuleDeclaration':
      if (statement.id.type !== 'Identifier' || !statement.body) return;
      for (const inner of statement.body.body) {
        collect(inner, file, [...scope, statement.id.name], into);
      }
      return;
    case 'ExportNamedDeclaration':
      if (statement.declaration) collect(statement.declaration, file, scope, into);
      for (const { local, exported } of statement.specifiers) {
        const source = statement.source ? declarationsOf(statement.source.value, file) : file;
        const name = [...scope, nameOf(exported)].join('.');
        if (statement.source || scope.length > 0) {
          into.imports.set(name, { file: source, name: nameOf(local) });
        }
      }
      return;
    case 'ImportDeclaration':
      for (const specifier of statement.specifiers) {
        const source = declarationsOf(statement.source.value, file);
        const name = specifier.type === 'ImportSpecifier' ? nameOf(specifier.imported) : WHOLE_FILE;
        into.imports.set(specifier.local.name, { file: source, name });
      }
      return;
    default:
  }
}

function nameOf(node: { name: string } | { value: string }): string {
  return 'name' in node ? node.name : node.value;
}

function declarationsOf(source: string, from: URL): URL {
  return new URL(source.replace(/\.js$/, '.d.ts'), from);
}
