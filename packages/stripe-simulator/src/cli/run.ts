import { once } from 'node:events';
import { createAdaptorServer, type ServerType } from '@hono/node-server';
import { createSimulator } from '../index.ts';
import type { Arguments } from './arguments.ts';

export interface Running {
  apiUrl: string;
  pagesUrl: string;
  close(): Promise<void>;
}

type Handler = (request: Request) => Response | Promise<Response>;

const API_PATHS = /^\/(v\d+|_simulator)(\/|$)/;

/**
 * Starts a simulator and its HTTP servers.
 * @param secretKey the key in the environment; a live key is an error
 */
export async function run(
  args: Arguments,
  secretKey: string | undefined,
  log: (line: string) => void,
): Promise<Running> {
  let pagesUrl = '';
  const simulator = await createSimulator({
    ...(args.data !== null && { file: args.data }),
    ...(args.webhook && { webhooks: [args.webhook] }),
    ...(secretKey !== undefined && { secretKey }),
    delivery: { mode: args.mode },
    settings: args.settings,
    pagesUrl: () => pagesUrl,
    log,
  });
  const servers: ServerType[] = [];
  const serve = async (port: number, handler: Handler) => {
    const server = createAdaptorServer({ fetch: handler });
    servers.push(server);
    server.listen(port, args.host);
    await once(server, 'listening');
    return addressOf(server, args.host);
  };
  const close = async () => {
    for (const server of servers) {
      if ('closeAllConnections' in server) server.closeAllConnections();
      server.close();
    }
    await simulator.close();
  };
  try {
    const isOnePort = args.port === args.pagesPort;
    const apiUrl = await serve(args.port, (request) =>
      isOnePort && !API_PATHS.test(new URL(request.url).pathname)
        ? simulator.pages.fetch(request)
        : simulator.api.fetch(request),
    );
    pagesUrl = isOnePort
      ? apiUrl
      : await serve(args.pagesPort, (request) => simulator.pages.fetch(request));
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
