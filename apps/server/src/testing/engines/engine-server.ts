import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RecordedRequest } from './engine-options.ts';
import type { EngineState } from './engine-state.ts';

export interface Call {
  body: unknown;
  response: ServerResponse;
}

/** Handlers by method and path, such as `GET /api/tags`. */
export type Routes = Record<string, (call: Call) => Promise<void> | void>;

export interface EngineServer {
  origin: string;
  requests: RecordedRequest[];
  vanish(): Promise<void>;
  comeBack(): Promise<void>;
}

/** Serves the routes on this computer. */
export async function serveEngine(
  state: EngineState,
  routes: Routes,
  notFound: (call: Call, path: string) => void,
): Promise<EngineServer> {
  const requests: RecordedRequest[] = [];
  const sockets = new Set<Socket>();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = request;
    const sent = await text(request);
    const body: unknown = sent === '' ? null : JSON.parse(sent);
    requests.push({ method, path: url, body });
    await sleep(state.delays.firstByteMs);
    const call = { body, response };
    const route = routes[`${method} ${url.split('?')[0]}`];
    if (route) await route(call);
    else notFound(call, url);
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      if (response.headersSent) response.destroy();
      else sendJson({ body: null, response }, 400, { error: String(error) });
    });
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await listen(state.options.port ?? 0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async vanish() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.resetAndDestroy();
      await closed;
    },
    comeBack: () => listen(port),
  };
}

export function sendJson({ response }: Call, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(value));
}
