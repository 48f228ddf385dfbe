import { dirname } from 'node:path/posix';
import { languages } from '@savet/contract/languages';
import { type ParseResult, type TemplateElement, Visitor } from 'oxc-parser';
import {
  emptyNames,
  environmentReaders,
  languageFiles,
  lightContract,
  lightParts,
  type Part,
  packages,
  parts,
  sqlFiles,
  testImports,
} from './arrows.ts';
import { type Import, type SourceFile, targetOf } from './source-file.ts';

export interface Violation {
  file: string;
  line: number;
  message: string;
}

/** Kysely methods that start a query. */
const queryStarts = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom']);
/** Attributes whose text is shown or read aloud. */
const spokenAttributes = new Set(['alt', 'aria-label', 'label', 'placeholder', 'title']);
const forbiddenAttributes: Readonly<Record<string, string>> = {
  style: 'no inline styles: the Content-Security-Policy refuses them',
  dangerouslySetInnerHTML: 'no dangerouslySetInnerHTML: text is never markup',
};
/** Language codes and tags. */
const languageMarks = new Set<unknown>(
  Object.entries(languages).flatMap(([code, { tag }]) => [code, tag]),
);
const letters = /\p{L}{2,}/u;

/** Checks the rules that concern a single source file. */
export function checkFile({ path: file, text, isTest, parsed, imports }: SourceFile): Violation[] {
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
  if (parsed.errors[0]) report(0, `cannot be read: ${parsed.errors[0].message}`);
  for (const imported of imports) {
    const broken = brokenArrow(file, part, imported, isTest);
    if (broken) report(imported.at, broken);
    const sql = imported.from === 'kysely' && imported.names.includes('sql') && !imported.typeOnly;
    if (sql && !isTest && !sqlFiles.test(file)) report(imported.at, SQL_MESSAGE);
  }
  if (!isTest) checkSyntax(file, part, parsed, report);
  return found;
}

const SQL_MESSAGE = 'SQL is written only in *.store.ts and platform/db';

/** Why an import is refused; null when it is not. */
function brokenArrow(file: string, part: Part, imported: Import, isTest: boolean): string | null {
  const target = targetOf(file, imported.from);
  if (target === null) return null;
  const to = partOf(target);
  if (!to) return `"${imported.from}" leads out of the parts`;
  if (imported.from.startsWith('.') && to.name !== part.name && isPackage(to)) {
    return `import ${to.name} by its package name: its files are internal`;
  }
  const allowed = isTest ? [...part.imports, ...testImports] : part.imports;
  if (to.name !== part.name && !allowed.some((name) => matches(name, to.name))) {
    return `${part.name} may not import ${to.name} ("${imported.from}")`;
  }
  const heavy = to.name === 'contract' && !imported.typeOnly && !lightContract.has(imported.from);
  if (heavy && !isTest && lightParts.some((name) => matches(name, part.name))) {
    return `${part.name} may import only types from "${imported.from}": the validator stays out of the browser`;
  }
  return null;
}

function partOf(path: string): Part | undefined {
  return parts
    .filter(({ at }) => path.startsWith(at))
    .toSorted((a, b) => b.at.length - a.at.length)[0];
}

function isPackage({ at }: Part): boolean {
  return Object.values(packages).includes(at);
}

function matches(pattern: string, name: string): boolean {
  return pattern.endsWith('/*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function checkSyntax(
  file: string,
  part: Part,
  parsed: ParseResult,
  report: (at: number, message: string) => void,
): void {
  const mayReadEnvironment = environmentReaders.includes(part.name);
  const isServer = part.name.startsWith('server/');
  const refuseLanguage = (...nodes: { type: string; value?: unknown; start: number }[]) => {
    const mark = nodes.find(({ type, value }) => type === 'Literal' && languageMarks.has(value));
    if (mark && !languageFiles.test(file)) {
      report(
        mark.start,
        `"${String(mark.value)}": a record per language decides, not a comparison`,
      );
    }
  };
  new Visitor({
    BinaryExpression({ operator, left, right }) {
      if (/^[!=]==?$/.test(operator)) refuseLanguage(left, right);
    },
    SwitchCase({ test }) {
      if (test) refuseLanguage(test);
    },
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
      if (letters.test(value)) report(start, `"${value.trim()}" belongs in the catalogues`);
    },
    JSXOpeningElement({ name, attributes }) {
      // Only HTML elements: our components may name their properties freely.
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
        if (letters.test(text)) report(child.start, `"${text}" belongs in the catalogues`);
      }
    },
    JSXAttribute({ name, value, start }) {
      if (name.type !== 'JSXIdentifier' || !spokenAttributes.has(name.name) || !value) return;
      const text = writtenText(value.type === 'JSXExpressionContainer' ? value.expression : value);
      if (letters.test(text)) report(start, `"${text}" belongs in the catalogues`);
    },
  }).visit(parsed.program);
}

/** The text of a literal; of a template, without its expressions. */
function writtenText(node: { type: string; value?: unknown; quasis?: TemplateElement[] }): string {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : '';
  return (node.quasis ?? []).map(({ value }) => value.raw).join(' ');
}
