import { fold, stemOf } from '@savet/text/stems';
import { wordsOf } from '@savet/text/text';

/** “> **Mission:** …” */
const labelled = /^> \*\*([^*:]+):\*\*/u;
const quotation = /^>.*(?:\n>.*)*/mu;
const row = /^\| ([^|]+) \|/u;

/** An example of several fields, with those that a question names; all of it if it names none. */
export function onlyNamed(example: string, query: string): string {
  const asked = new Set(stemsIn(query));
  const labelOf = (part: string) => labelled.exec(part)?.[1] ?? '';
  const isNamed = (label: string) => stemsIn(label).some((stem) => asked.has(stem));
  const parts = (quotation.exec(example)?.[0] ?? '').split('\n>\n');
  const labels = parts.map(labelOf);
  if (labels.length < 2 || labels.includes('') || !labels.some(isNamed)) return example;
  const left = labels.filter((label) => !isNamed(label)).flatMap(stemsIn);
  const isOther = (line: string) =>
    stemsIn(row.exec(line)?.[1] ?? '').some((stem) => left.includes(stem));
  return example
    .replace(quotation, () => parts.filter((part) => isNamed(labelOf(part))).join('\n>\n'))
    .split('\n')
    .filter((line) => !isOther(line))
    .join('\n');
}

function stemsIn(text: string): string[] {
  return wordsOf(text).map(fold).map(stemOf);
}
