import { readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** Files of `public` that name fonts without the hash that the build gives them. */
const readers = ['standalone.css', 'service-worker.js'];

const font = /\/assets\/([\w-]+)\.woff2/g;

/** Points the pages outside the application to the fonts of the application, so that browsers have them already. */
export function standaloneFonts(): Plugin {
  return {
    name: 'standalone-fonts',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const names = Object.keys(bundle).map((name) => basename(name));
      await Promise.all(readers.map((reader) => nameFonts(join(dir, reader), names)));
    },
  };
}

async function nameFonts(path: string, names: readonly string[]): Promise<void> {
  const text = await readFile(path, 'utf8');
  const named = text.replace(font, (_address, name: string) => {
    const built = names.find(
      (candidate) => candidate.startsWith(`${name}-`) && candidate.endsWith('.woff2'),
    );
    if (built === undefined) throw new Error(`${path}: the build has no font ${name}`);
    return `/assets/${built}`;
  });
  await writeFile(path, named);
}
