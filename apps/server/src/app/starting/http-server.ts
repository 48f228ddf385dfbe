import { once } from 'node:events';
import { type ServerType, serve } from '@hono/node-server';
import type { Environment } from '../../env.ts';
import type { Application } from '../compose.ts';
import { connectionLimits } from '../http/limits/connection-limits.ts';

/** Time that open connections get to end after the drain, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2_000;

/** Serves the application; resolves when it listens. @throws what the operating system says, such as a port in use */
export async function listen(
  { http }: Application,
  { host, port }: Environment,
): Promise<ServerType> {
  const server = serve({
    fetch: http.fetch,
    hostname: host,
    port,
    serverOptions: connectionLimits,
  });
  await once(server, 'listening');
  return server;
}

/** Stops listening, and waits until all connections have ended. */
export async function closeServer(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}
