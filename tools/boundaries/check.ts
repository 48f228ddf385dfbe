import { readFileSync } from 'node:fs';
import { checkFile } from './check-file.ts';
import { checkPatterns } from './check-patterns.ts';
import { findCycles } from './cycles.ts';
import { findFullFolders } from './folder-sizes.ts';
import { isSource, projectFiles } from './project-files.ts';
import { parseSource } from './source-file.ts';

/** `node tools/boundaries/check.ts`: prints every broken rule and where it is broken. */
const paths = projectFiles();
const sources = paths.filter(isSource).map((path) => parseSource(path, readFileSync(path, 'utf8')));
const broken = [
  ...sources
    .flatMap((source) => [...checkFile(source), ...checkPatterns(source)])
    .map(({ file, line, message }) => `${file}:${line} ${message}`),
  ...findCycles(sources).map((cycle) => `cycle: ${cycle}`),
  ...findFullFolders(paths),
];
for (const line of broken) console.error(line);
console.log(`Boundaries: ${sources.length} files, ${broken.length} broken`);
process.exitCode = broken.length > 0 ? 1 : 0;
