import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { languageCodes } from '@savet/contract/languages';
import type { Examples } from './classifier.ts';

const folder = new URL('../../knowledge/examples/', import.meta.url);

/** The example questions in `knowledge/examples`, one per line; the path of a file is its label. */
export function readExamples(): Examples {
  const examples = new Map<string, string[]>();
  for (const language of languageCodes) {
    const root = new URL(`${language.toLowerCase()}/`, folder);
    const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
    for (const file of files.filter((name) => name.endsWith('.txt'))) {
      const label = file.replace(/\.txt$/, '').replaceAll('\\', '/');
      examples.set(label, [...(examples.get(label) ?? []), ...linesOf(new URL(file, root))]);
    }
  }
  return examples;
}

/** The example questions of one label, in all languages. */
export function examplesOf(label: string): string[] {
  const files = languageCodes.map((code) => new URL(`${code.toLowerCase()}/${label}.txt`, folder));
  return files.filter((file) => existsSync(file)).flatMap(linesOf);
}

function linesOf(file: URL): string[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
