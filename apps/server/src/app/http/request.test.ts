import { PassThrough } from 'node:stream';
import { BODY_MAX_BYTES } from '@savet/contract/limits';
import { expect, test } from 'vitest';
import { readBytes } from './request.ts';

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
