import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another server, which receives the token of each user who logs in (`AUTH_SYNC_URL`). */
export interface Partner {
  url: string;
  /** The requests it has received. */
  requests: { method: string; token: string | null }[];
  stop(): void;
}

export async function startPartner(): Promise<Partner> {
  const requests: Partner['requests'] = [];
  const server = createServer((request, response) => {
    const headers = {
      'access-control-allow-origin': request.headers.origin ?? '',
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'POST, DELETE',
      'access-control-allow-headers': 'content-type',
    };
    let body = '';
    request.on('data', (part: Buffer) => {
      body += part.toString('utf8');
    });
    request.on('end', () => {
      const { method = '' } = request;
      if (method !== 'OPTIONS') {
        const { token = null } = (body ? JSON.parse(body) : {}) as { token?: string };
        requests.push({ method, token });
      }
      response.writeHead(204, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}/session`, requests, stop };
}
