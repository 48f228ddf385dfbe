import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from '../../../tools/test-server/free-port.ts';

const WEB = join(import.meta.dirname, '../../../apps/web');

/** The web as `npm run dev` serves it, without a server. */
export interface DevelopmentWeb {
  url: string;
  stop(): Promise<void>;
}

export async function startDevelopmentWeb(): Promise<DevelopmentWeb> {
  const cacheDir = mkdtempSync(join(tmpdir(), 'savet-vite-'));
  const port = await freePort();
  const server = await createServer({
    root: WEB,
    cacheDir,
    logLevel: 'warn',
    server: { host: '127.0.0.1', port, strictPort: true, hmr: false, watch: null },
  });
  await server.listen();
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    },
  };
}
