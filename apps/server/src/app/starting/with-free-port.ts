import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Environment } from '../../env.ts';

/** Replaces port 0 with a free port, because the trusted origins contain the port. */
export async function withFreePort(environment: Environment): Promise<Environment> {
  if (environment.port !== 0) return environment;
  const probe = createServer().listen(0, environment.host);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return { ...environment, port: typeof address === 'object' && address ? address.port : 0 };
}
