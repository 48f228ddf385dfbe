import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { checkFile } from './check-file.ts';

const ROOTS = ['packages', 'apps', 'tools', 'e2e', 'bench'];
const skipped = new Set(['node_modules', 'dist', 'data', 'test-results']);
const source = /\.(ts|tsx|mjs)$/;
/** Set-up files of the tools themselves, which belong to no part. */
const configuration = /\.config\.ts$|\.d\.ts$/;

/** `node tools/boundaries/check.ts`: prints every broken rule with its place. */
const files = ROOTS.filter((root) => existsSync(root)).flatMap(filesBelow);
const violations = files.flatMap((file) => checkFile(file, readFileSync(file, 'utf8')));
for (const { file, line, message } of violations) console.error(`${file}:${line} ${message}`);
console.log(`Boundaries: ${files.length} files, ${violations.length} broken`);
process.exitCode = violations.length > 0 ? 1 : 0;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesBelow(path);
    return source.test(path) && !configuration.test(path) ? [path] : [];
  });
}
