import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ROUND_MS, Rounds } from '../../rounds.ts';
import { pacedConnection, paceOf } from './paced-connection.ts';

let server: Server;
let socket: Socket;
let peer: Socket;
let parts: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const accepted = once(server, 'connection');
  const { port } = server.address() as AddressInfo;
  const connection = pacedConnection(
    (onread) => connect({ port, host: '127.0.0.1', onread }),
    new Rounds(),
  );
  if (!connection) throw new Error('no connection');
  socket = connection;
  [peer] = (await accepted) as [Socket];
  peer.on('error', () => undefined);
  parts = [];
  socket.on('data', (part: Buffer) => parts.push(part.toString()));
  await write('first ');
  await expect.poll(() => parts).toEqual(['first ']);
  paceOf(socket)?.start();
  await write('second ');
  await expect.poll(() => parts).toEqual(['first ', 'second ']);
  parts = [];
});
afterEach(() => {
  vi.useRealTimers();
  socket.destroy();
  server.close();
});

/** Resolves when the other end has it. */
async function write(text: string): Promise<void> {
  await new Promise((resolve) => peer.write(text, resolve));
}

/** Until everything that could be read has been. */
async function turnOfTheLoop(): Promise<void> {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('what comes between two rounds is read in one piece', async () => {
  await write('third ');
  await write('fourth ');
  await turnOfTheLoop();
  expect(parts).toEqual([]);
  vi.advanceTimersByTime(ROUND_MS);
  await expect.poll(() => parts).toEqual(['third fourth ']);
  await write('fifth');
  await turnOfTheLoop();
  expect(parts).toEqual(['third fourth ']);
  vi.advanceTimersByTime(ROUND_MS);
  await expect.poll(() => parts).toEqual(['third fourth ', 'fifth']);
});

test('more than one read holds is read in one round', async () => {
  const long = 'a'.repeat(40_000);
  await write(long);
  vi.advanceTimersByTime(ROUND_MS);
  await expect.poll(() => parts.join('')).toBe(long);
});

test('when an answer has ended, the connection is read at once', async () => {
  await write('third ');
  paceOf(socket)?.stop();
  await expect.poll(() => parts).toEqual(['third ']);
  await write('fourth');
  await expect.poll(() => parts).toEqual(['third ', 'fourth']);
});

test('a round reads nothing for a reader that has paused', async () => {
  await write('third');
  socket.pause();
  vi.advanceTimersByTime(ROUND_MS);
  await turnOfTheLoop();
  expect(parts).toEqual([]);
  socket.resume();
  await expect.poll(() => parts).toEqual(['third']);
});

test('a connection that the provider closes ends', async () => {
  const ended = once(socket, 'end');
  peer.end('third');
  vi.advanceTimersByTime(ROUND_MS);
  await expect.poll(() => parts).toEqual(['third']);
  vi.advanceTimersByTime(ROUND_MS);
  await ended;
});
