import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/test-server/free-port.ts';

/** Pause between two pieces of an answer, in milliseconds. */
export const PACE_MS = 4;

/** Responses by path. */
export type Files = Record<string, { type: string; content: string }>;

/** Serves a page, and under `/stream` a long text: one event per piece, so that pieces are not merged. */
export async function startStreamServer(files: Files, pieces: readonly string[]) {
  const server = createServer(({ url = '/' }, response) => {
    if (url === '/stream') return void stream(response, pieces);
    const file = files[url];
    response.writeHead(file ? 200 : 404, { 'content-type': file?.type ?? 'text/plain' });
    response.end(file?.content);
  });
  const port = await freePort();
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return {
    url: `http://127.0.0.1:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await once(server.close(), 'close');
    },
  };
}

async function stream(response: ServerResponse, pieces: readonly string[]): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(`data: ${JSON.stringify(piece)}\n\n`);
    await pause(PACE_MS);
  }
  response.end();
}
