import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { compose } from '../app/compose.ts';
import { connectionLimits } from '../app/http/limits/connection-limits.ts';
import type { Parts } from '../app/services.ts';
import { readEnvironment } from '../env.ts';
import type { PaymentProvider } from '../features/billing/payments.ts';
import type { Consultant } from '../features/consultant/consultant.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { quickHashing } from './quick-hashing.ts';

/** The whole server on a real port, with a consultant that the test provides. */
export async function startApplication(
  database: OpenDatabase,
  consultant: Consultant | Parts['consultant'],
  options: {
    now?: () => Date;
    variables?: Record<string, string>;
    paymentProvider?: PaymentProvider;
    tracing?: Parts['tracing'];
    /** A folder in the place of the built web. */
    webFolder?: string;
  } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'savet-test-'));
  const environment = readEnvironment(
    {},
    {
      CALL_BURST: '100000',
      SIGN_UPS_PER_MINUTE: '100000',
      DATA_DIR: folder,
      ...options.variables,
    },
  );
  const origin = 'http://savet.test';
  const application = await compose({
    database,
    environment,
    consultant: typeof consultant === 'function' ? consultant : () => consultant,
    paymentProvider: options.paymentProvider ?? null,
    simulatorPages: null,
    authSecret: 'a secret of the tests, and of nothing else',
    publicUrl: origin,
    trustedOrigins: [origin, ...environment.webOrigins],
    webFolder: options.webFolder ?? null,
    log: createLog('silent'),
    tracing: options.tracing ?? null,
    now: options.now ?? (() => new Date()),
    passwordHashing: quickHashing,
  });
  const { fetch } = application.http;
  // As in production: with five seconds, a busy test sends a request just when the server closes its connection.
  const server = createAdaptorServer({ fetch, serverOptions: connectionLimits });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    origin,
    database,
    /** DATA_DIR of the server. */
    folder,
    application,
    close: async () => {
      await application.drain();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TestServer = Awaited<ReturnType<typeof startApplication>>;
