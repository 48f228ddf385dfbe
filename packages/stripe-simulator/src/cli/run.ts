import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createSimulator } from '../index.ts';
import type { Arguments } from './arguments.ts';

export interface Running {
  apiUrl: string;
  pagesUrl: string;
  close(): Promise<void>;
}

type Answer = (request: Request) => Response | Promise<Response>;

const API_PATHS = /^\/(v1|_simulator)(\/|$)/;

/**
 * Serves a simulator as the command line asks.
 * @param secretKey key found in the environment; a live one is refused
 */
export async function run(
  given: Arguments,
  secretKey: string | undefined,
  log: (line: string) => void,
): Promise<Running> {
  let pagesUrl = '';
  const simulator = await createSimulator({
    ...(given.data !== null && { file: given.data }),
    ...(given.webhook && { webhooks: [given.webhook] }),
    ...(secretKey !== undefined && { secretKey }),
    delivery: { mode: given.mode },
    pagesUrl: () => pagesUrl,
    log,
  });
  const servers: ServerType[] = [];
  const serve = async (port: number, answer: Answer) => {
    const server = createAdaptorServer({ fetch: answer });
    servers.push(server);
    server.listen(port, given.host);
    await once(server, 'listening');
    return addressOf(server, given.host);
  };
  const close = async () => {
    for (const server of servers) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
    await simulator.close();
  };
  try {
    const isOnePort = given.port === given.pagesPort;
    const apiUrl = await serve(given.port, (request) =>
      isOnePort && !API_PATHS.test(new URL(request.url).pathname)
        ? simulator.pages.fetch(request)
        : simulator.api.fetch(request),
    );
    pagesUrl = isOnePort
      ? apiUrl
      : await serve(given.pagesPort, (request) => simulator.pages.fetch(request));
    return { apiUrl, pagesUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function addressOf(server: ServerType, host: string): string {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isLoopback = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return `http://${isLoopback ? 'localhost' : host}:${port}`;
}
