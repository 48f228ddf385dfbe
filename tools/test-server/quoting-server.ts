import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A server of another company that refuses every request with 401, and quotes the whole request. */
export async function startQuotingServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const message = `refused: ${JSON.stringify(request.headers)} ${decodeURIComponent(body)}`;
      response.writeHead(401, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ error: { message, type: 'invalid_request_error' } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
