import { once } from 'node:events';
import { connect, createServer } from 'node:net';

/** A proxy that can drop a response: the server gets the request, the client never gets the response. */
export async function startLossyProxy(target: URL) {
  let losing = false;
  let lost = Promise.withResolvers<void>();
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    client.pipe(upstream);
    upstream.on('data', (bytes) => {
      if (!losing) {
        client.write(bytes);
        return;
      }
      losing = false;
      client.resetAndDestroy();
      upstream.destroy();
      lost.resolve();
    });
    for (const socket of [client, upstream]) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        client.destroy();
        upstream.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** @returns a promise that resolves when a response was dropped */
    loseNextAnswer: () => {
      losing = true;
      lost = Promise.withResolvers<void>();
      return lost.promise;
    },
    stop: () => {
      server.close();
    },
  };
}
