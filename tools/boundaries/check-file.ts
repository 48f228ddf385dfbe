import { dirname, join } from 'node:path/posix';
import { type ParseResult, parseSync, type TemplateElement, Visitor } from 'oxc-parser';
import {
  emptyNames,
  environmentReaders,
  lightContract,
  lightParts,
  type Part,
  packages,
  parts,
  sqlFiles,
  testImports,
} from './arrows.ts';

export interface Violation {
  file: string;
  line: number;
  message: string;
}

/** Kysely's ways to begin a query. */
const queryStarts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);
/** Attributes whose text a person reads or hears. */
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
const forbiddenAttributes: Readonly<Record<string, string>> = {
  style: 'no inline styles: the Content-Security-Policy refuses them',
  dangerouslySetInnerHTML: 'no dangerouslySetInnerHTML: text is never markup',
};
const testFile = /\.test\.tsx?$|\/testing\/|\/test-[^/]+$|\/[^/]+\.test-[^/]+$/;
const letters = /\p{L}{2,}/u;

interface Import {
  from: string;
  names: readonly string[];
  /** Only types: nothing of it is left at run time. */
  typeOnly: boolean;
  at: number;
}

/**
 * Holds one source file against the rules.
 * @param file path from the root of the project, with `/`
 */
export function checkFile(file: string, text: string): Violation[] {
  const found: Violation[] = [];
  const report = (at: number, message: string) =>
    found.push({ file, line: text.slice(0, at).split('\n').length, message });

  for (const folder of dirname(file).split('/')) {
    if (emptyNames.has(folder)) report(0, `a folder called "${folder}" says nothing`);
  }
  const part = partOf(file);
  if (!part) {
    report(0, 'belongs to no part in tools/boundaries/arrows.ts');
    return found;
  }
  const parsed = parseSync(file, text);
  if (parsed.errors[0]) report(0, `cannot be read: ${parsed.errors[0].message}`);
  const isTest = testFile.test(file);
  for (const one of importsOf(parsed)) {
    const broken = brokenArrow(file, part, one, isTest);
    if (broken) report(one.at, broken);
    const sql = one.from === 'kysely' && one.names.includes('sql') && !one.typeOnly;
    if (sql && !isTest && !sqlFiles.test(file)) report(one.at, SQL_MESSAGE);
  }
  if (!isTest) checkSyntax(file, part, parsed, report);
  return found;
}

const SQL_MESSAGE = 'SQL is written only in *.store.ts and platform/db';

/** Why an import is refused; null when it is not. */
function brokenArrow(file: string, part: Part, one: Import, isTest: boolean): string | null {
  const target = targetOf(file, one.from);
  if (target === null) return null;
  const to = partOf(target);
  if (!to) return `"${one.from}" leads out of the parts`;
  const allowed = isTest ? [...part.imports, ...testImports] : part.imports;
  if (to.name !== part.name && !allowed.some((name) => matches(name, to.name))) {
    return `${part.name} may not import ${to.name} ("${one.from}")`;
  }
  const heavy = to.name === 'contract' && !one.typeOnly && !lightContract.has(one.from);
  if (heavy && !isTest && lightParts.some((name) => matches(name, part.name))) {
    return `${part.name} may import only types from "${one.from}": the validator stays out of the browser`;
  }
  return null;
}

/** The path that an import leads to; null for packages from the registry and Node's own modules. */
function targetOf(file: string, from: string): string | null {
  if (from.startsWith('.')) return join(dirname(file), from);
  const name = from.split('/').slice(0, 2).join('/');
  return packages[name] ?? (name.startsWith('@savet/') ? name : null);
}

function partOf(path: string): Part | undefined {
  return parts
    .filter(({ at }) => path.startsWith(at))
    .toSorted((one, other) => other.at.length - one.at.length)[0];
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
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
  }).visit(program);
  return imports;
}

function checkSyntax(
  file: string,
  part: Part,
  parsed: ParseResult,
  report: (at: number, message: string) => void,
): void {
  const mayReadEnvironment = environmentReaders.includes(part.name);
  const isServer = part.name.startsWith('server/');
  new Visitor({
    MemberExpression({ object, property, start }) {
      if (property.type !== 'Identifier' || object.type !== 'Identifier') return;
      if (object.name === 'process' && property.name === 'env' && !mayReadEnvironment) {
        report(start, 'process.env is read only in apps/server/src/env.ts');
      }
    },
    CallExpression({ callee, start }) {
      if (!isServer || sqlFiles.test(file) || callee.type !== 'MemberExpression') return;
      const { property } = callee;
      if (property.type === 'Identifier' && queryStarts.has(property.name)) {
        report(start, SQL_MESSAGE);
      }
    },
    JSXText({ value, start }) {
      if (letters.test(value)) report(start, `"${value.trim()}" belongs into the catalogues`);
    },
    JSXOpeningElement({ name, attributes }) {
      // A component of ours may call a property of its own as it likes; elements of the page may not.
      if (name.type !== 'JSXIdentifier' || !/^[a-z]/.test(name.name)) return;
      for (const attribute of attributes) {
        if (attribute.type !== 'JSXAttribute') continue;
        if (attribute.name.type !== 'JSXIdentifier') continue;
        const refusal = forbiddenAttributes[attribute.name.name];
        if (refusal) report(attribute.start, refusal);
      }
    },
    JSXElement({ children }) {
      for (const child of children) {
        const text = child.type === 'JSXExpressionContainer' ? writtenText(child.expression) : '';
        if (letters.test(text)) report(child.start, `"${text}" belongs into the catalogues`);
      }
    },
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.has(name.name) || !value) return;
      const text = writtenText(value.type === 'JSXExpressionContainer' ? value.expression : value);
      if (letters.test(text)) report(start, `"${text}" belongs into the catalogues`);
    },
  }).visit(parsed.program);
}

/** What a literal says by itself, without what is put into it. */
function writtenText(node: { type: string; value?: unknown; quasis?: TemplateElement[] }): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return (node.quasis ?? []).map(({ value }) => value.raw).join(' ');
}
