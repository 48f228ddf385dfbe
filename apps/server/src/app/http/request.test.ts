import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { BODY_MAX_BYTES } from '@savet/contract/limits';
import { expect, test } from 'vitest';
import { failureResponse, readBytes } from './request.ts';

test('a body of several chunks is read completely', async () => {
  const incoming = new PassThrough();
  incoming.write('Хляб ');
  incoming.end('нощем');
  expect(new TextDecoder().decode(await readBytes(incoming))).toBe('Хляб нощем');
});

test('a body that is too long is refused', async () => {
  const incoming = new PassThrough();
  incoming.end(Buffer.alloc(BODY_MAX_BYTES + 1));
  await expect(readBytes(incoming)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('a disconnect in the middle of a body is invalid input, not an unavailable database', async () => {
  const incoming = new PassThrough();
  const reading = readBytes(incoming);
  incoming.write('{"text":"half');
  incoming.destroy(Object.assign(new Error('aborted'), { code: 'ECONNRESET' }));
  await expect(reading).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

test('after a body that is too long, the next request on the connection is answered', async () => {
  const listener = getRequestListener((_request, bindings) =>
    readBytes((bindings as HttpBindings).incoming).then(
      (bytes) => new Response(String(bytes.length)),
      () => failureResponse('PAYLOAD_TOO_LARGE'),
    ),
  );
  const server = createServer((incoming, outgoing) => void listener(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const post = (body: string) =>
    client.write(`POST / HTTP/1.1\r\nHost: test\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  let received = '';
  const receives = async (text: RegExp) => {
    for await (const part of client.iterator({ destroyOnReturn: false })) {
      received += String(part);
      if (text.test(received)) return;
    }
    throw new Error(`the connection has ended after: ${received}`);
  };

  post('x'.repeat(10 * BODY_MAX_BYTES));
  await receives(/^HTTP\/1\.1 413 /);
  post('next');
  await receives(/\r\n\r\n4$/);

  client.destroy();
  server.close();
  await once(server, 'close');
});
