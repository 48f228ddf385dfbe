import { readFileSync } from 'node:fs';
import { isSource, projectFiles } from './project-files.ts';

/** Rows of the table; a file counts in the first row that matches. */
const parts: readonly [name: string, path: RegExp][] = [
  ['unit tests', /\.test\.tsx?$|\/src\/testing\//],
  ['server', /^apps\/server\//],
  ['web', /^apps\/web\//],
  ['stripe-simulator', /^packages\/stripe-simulator\//],
  ['packages', /^packages\//],
  ['tools, bench', /^(tools|bench)\//],
  ['e2e', /^e2e\//],
];

/** `npm run lengths`: prints the lengths of source files in lines. */
const lengths = new Map(parts.map(([name]) => [name, [] as number[]]));
const longest = new Map<string, string>();
for (const path of projectFiles().filter(isSource)) {
  const part = parts.find(([, pattern]) => pattern.test(path))?.[0] ?? '';
  const length = readFileSync(path, 'utf8').split('\n').length - 1;
  if (length > Math.max(0, ...(lengths.get(part) ?? []))) longest.set(part, path);
  lengths.get(part)?.push(length);
}
console.table(
  [...lengths].map(([part, unsorted]) => {
    const sorted = unsorted.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
    return {
      part,
      files: sorted.length,
      lines: sorted.reduce((sum, length) => sum + length, 0),
      median: at(0.5),
      p75: at(0.75),
      p90: at(0.9),
      max: at(1),
      longest: longest.get(part),
    };
  }),
);
