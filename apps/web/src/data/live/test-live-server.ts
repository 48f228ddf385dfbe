import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface LiveConnection {
  readonly token: string | undefined;
  readonly lastEventId: string | undefined;
  send(event: string, data: unknown, id?: number): void;
  sendRaw(raw: string | Uint8Array): void;
  drop(): void;
  /** Resolves when the client has disconnected. */
  readonly closed: Promise<unknown>;
}

export interface LiveServer {
  readonly url: string;
  /** The next connection gets this status; a refusal is JSON by default. */
  connection(status?: number, contentType?: string): Promise<LiveConnection>;
  close(): Promise<void>;
}

/** A real event-stream server on loopback; the test decides each response. */
export async function startLiveServer(): Promise<LiveServer> {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  const server = createServer((request, response) => {
    waiting.push([request, response]);
    server.emit('awaited');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/live`,
    async connection(status = 200, contentType = 'application/json') {
      if (waiting.length === 0) await once(server, 'awaited');
      const [request, response] = waiting.shift() as [IncomingMessage, ServerResponse];
      const type = status === 200 ? 'text/event-stream' : contentType;
      response.writeHead(status, { 'content-type': type });
      response.flushHeaders();
      if (status !== 200) response.end();
      return toConnection(request, response);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function toConnection(request: IncomingMessage, response: ServerResponse): LiveConnection {
  const lastEventId = request.headers['last-event-id'];
  return {
    token: request.headers.authorization?.replace('Bearer ', ''),
    lastEventId: typeof lastEventId === 'string' ? lastEventId : undefined,
    send(event, data, id) {
      const line = id === undefined ? '' : `id: ${id}\n`;
      response.write(`${line}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    sendRaw: (raw) => response.write(raw),
    drop: () => response.destroy(),
    closed: once(response, 'close'),
  };
}
