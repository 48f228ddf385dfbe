import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const worthIt = /\.(js|css|html)$/;

/** Writes each file a second and third time, compressed, so that the server only has to hand it out. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const paths = Object.keys(bundle).filter((name) => worthIt.test(name));
      await Promise.all(paths.map((name) => compress(join(dir, name))));
    },
  };
}

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  await writeFile(`${path}.gz`, await promisify(gzip)(content));
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content));
}
