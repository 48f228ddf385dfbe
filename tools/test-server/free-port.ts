import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports below those that systems give to outgoing connections, which could take a port between this probe and its use. */
const FIRST = 10_000;
const LAST = 30_000;

/** A free TCP port on the loopback interface, at random, so that parallel test runs rarely choose the same one. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch {
    return false;
  }
  probe.close();
  await once(probe, 'close');
  return true;
}
