import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readBytes } from '../request.ts';
import { connectionLimits } from './connection-limits.ts';

/** The limits divided by this: a test has no half a minute. */
const FASTER = 100;
const head = 'POST / HTTP/1.1\r\nHost: test\r\nContent-Length: 100\r\n';

describe('a connection', () => {
  let server: Server;
  let port: number;
  beforeAll(async () => {
    const faster = Object.entries(connectionLimits).map(([name, ms]): [string, number] => [
      name,
      ms / FASTER,
    ]);
    server = createServer(Object.fromEntries(faster), (incoming, outgoing) => {
      readBytes(incoming).then(
        () => outgoing.end('read'),
        () => outgoing.destroy(),
      );
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  });

  it.each([
    ['nothing', '', undefined],
    ['half a head', head, undefined],
    ['half a body', `${head}\r\n{`, undefined],
    ['a head without an end', head, 'X-More: x\r\n'],
    ['a body a letter at a time', `${head}\r\n{`, ' '],
  ])('that sends %s ends, and others are answered meanwhile', async (_, first, drop) => {
    const socket = connect(port, '127.0.0.1');
    // The end may come as an error, when the server closes while bytes arrive: `once` would reject.
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.resume().on('close', resolve));
    socket.write(first);
    const dripping = drop === undefined ? undefined : setInterval(() => socket.write(drop), 20);
    const other = await fetch(`http://127.0.0.1:${port}`, { method: 'POST', body: 'all' });
    expect(await other.text()).toBe('read');
    await closed;
    clearInterval(dripping);
  });
});
