import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

interface Manifest {
  name: string;
  license?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

const folders = ['.', ...globSync('{apps,packages}/*/package.json').map((path) => dirname(path))];
const manifests = folders.map((folder) => ({ folder, ...manifestIn(folder) }));
const own = new Set(manifests.map(({ name }) => name));
const optional = new Set(
  manifests.flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {})),
);

const rows = [
  ...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| `([^`]+)` +\| (.+?) +\| .+ \|$/gm),
].map(([, name = '', licence = '']) => ({ name, licence }));

test('the page lists the direct dependencies, each once', () => {
  const direct = manifests.flatMap(({ dependencies, devDependencies, optionalDependencies }) =>
    Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  const expected = new Set(direct.filter((name) => !own.has(name)));
  expect(rows.map(({ name }) => name).sort()).toEqual([...expected].sort());
});

test.each(rows)('$name has the licence of the page', ({ name, licence }) => {
  const installed = folders
    .map((folder) => join(folder, 'node_modules', name))
    .filter((folder) => existsSync(join(folder, 'package.json')));
  // Only packages for other platforms are missing; for them there is the lock file.
  if (installed.length === 0) expect([...optional]).toContain(name);
  const licences = installed.map((folder) => manifestIn(folder).license);
  expect(new Set(installed.length > 0 ? licences : [lockedLicence(name)])).toEqual(
    new Set([licence]),
  );
});

function manifestIn(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

function lockedLicence(name: string): string {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { license?: string }>;
  };
  return packages[`node_modules/${name}`]?.license ?? 'not stated';
}
