import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, it } from 'vitest';
import { LiveStream } from './live-stream.ts';

const actor = {
  ...{ uid: 'u', sessionId: 's', renewals: 0, email: 'u@people.test' },
  ...{ isAdmin: false, isSuperAdmin: false, lacksSecondFactor: false },
};
const subject = { uid: 'u', viewingId: null };

it('drops a client that does not read, with what it has not read', async () => {
  const opened = Promise.withResolvers<LiveStream>();
  const listener = getRequestListener((_request, { outgoing }) => {
    const stream = new LiveStream(
      { actor, subject },
      { onEnd: () => {}, disconnect: () => outgoing.destroy() },
    );
    opened.resolve(stream);
    return new Response(stream.body);
  });
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client.pause();
  client.on('error', () => {});
  client.write('GET / HTTP/1.1\r\nHost: test\r\n\r\n');
  const stream = await opened.promise;
  // The operating system takes some of it, too.
  while (!stream.isEnded) {
    stream.write('x'.repeat(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  // With an open connection, the server would never close.
  server.close();
  await once(server, 'close');
  client.destroy();
  expect(stream.isEnded).toBe(true);
});
