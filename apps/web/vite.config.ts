import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env['SAVET_SERVER'] ?? 'http://127.0.0.1:3000';
/** Kinds of files that are smaller when compressed. */
const worthIt = /\.(js|css|html)$/;

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2023',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every screen needs comes in one piece: many small ones weigh more, and wait for each other.
          groups: [{ name: 'frame', test: /web\/src\/(ui|lib\/(session|language))\// }],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: server,
        // The server trusts its own origin; in development the page comes from another port.
        headers: { origin: new URL(server).origin },
      },
    },
  },
});

/** Writes each file a second and third time, compressed, so that the server only has to hand it out. */
function precompress(): Plugin {
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
