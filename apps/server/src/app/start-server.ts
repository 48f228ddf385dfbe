import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { type ServerType, serve } from '@hono/node-server';
import { type Environment, publicUrlOf, readEnvironment } from '../env.ts';
import { hasAccounts } from '../features/accounts/accounts.store.ts';
import { createConsultant } from '../features/consultant/consultant.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Migrations } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/transaction.ts';
import { createLog, type Logger } from '../platform/log.ts';
import { keepWhileUsed } from '../platform/memory/keep-while-used.ts';
import { startReturningMemory } from '../platform/memory/return-memory.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { readAuthSecret } from './auth-secret.ts';
import { type Application, compose } from './compose.ts';
import { explainError } from './explain-error.ts';
import { greeting } from './greeting.ts';
import { connectionLimits } from './http/limits/connection-limits.ts';
import { handleUncaught } from './last-resort.ts';
import { connectPayments } from './payment-connection.ts';
import { commandAccounts } from './staff/command-accounts.ts';
import { openControlSocket } from './staff/control-socket.ts';
import { databaseLocation } from './staff/database-location.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** Time that open connections get to end after the drain, in milliseconds. */
const CLOSE_TIMEOUT_MS = 2_000;

export interface StartOptions {
  /** Values of environment variables that are not set. */
  defaults?: Record<string, string>;
  /** Runs before anything is opened. @throws EnvironmentError */
  check?: (environment: Environment) => void;
  /** Runs before the server listens. @throws EnvironmentError */
  prepare?: (application: Application, db: Database) => Promise<void>;
  /** For tests of upgrades. */
  migrations?: Migrations;
}

/**
 * Starts the server, and stops it on SIGTERM or SIGINT; a second signal ends the process at once. If the server
 * can't start, it prints each problem in one line and exits with status 1.
 */
export async function startServer(options: StartOptions = {}): Promise<void> {
  try {
    await start(options);
  } catch (error) {
    console.error(explainError(error));
    process.exit(1);
  }
}

async function start({ defaults, check, prepare, migrations }: StartOptions): Promise<void> {
  const environment = await withPort(readEnvironment(defaults));
  check?.(environment);
  const isTerminal = process.stdout.isTTY;
  const log = createLog(environment.logLevel ?? (isTerminal ? 'warn' : 'info'), { isTerminal });
  const { dataDir, host } = environment;
  const database = await openDatabase(databaseLocation(environment), log, migrations);
  const listening = Promise.withResolvers<void>();
  const publicUrl = publicUrlOf(environment);
  const webFolder = existsSync(builtWeb) ? builtWeb : null;
  const payments = await connectPayments(environment, { publicUrl, webFolder, log });
  const authSecret = environment.authSecret ?? readAuthSecret(dataDir);
  const tracing = environment.tracing && (await openTracing(environment.tracing));
  const application = await compose({
    database,
    environment,
    consultant: (connections, spending) =>
      createConsultant(connections, {
        log,
        spending,
        now: payments.now,
        wordsPerSecond: environment.wordsPerSecond || Infinity,
      }),
    paymentProvider: payments.provider,
    simulatorPages: payments.simulatorPages,
    authSecret,
    publicUrl,
    trustedOrigins: trustedOrigins(environment),
    webFolder,
    log,
    tracing,
    now: payments.now,
  });
  await prepare?.(application, database.db);
  const control =
    database.kind === 'embedded'
      ? openControlSocket(
          dataDir,
          database,
          {
            payments: application.payments,
            accounts: commandAccounts(authSecret, {
              supportEmail: environment.emails.support,
              publicUrl,
            }),
            ai: () => application,
          },
          {
            backup: async (path = '') => {
              const { backUpTo } = await import('./backup/back-up.ts');
              return backUpTo(path, database, environment);
            },
            doctor: async () => {
              const { checkOpened } = await import('./doctor/check-stored.ts');
              return JSON.stringify(await checkOpened(database, () => application));
            },
          },
          log,
          payments.now,
        )
      : null;
  const server = serve(
    {
      fetch: application.http.fetch,
      hostname: host,
      port: environment.port,
      serverOptions: connectionLimits,
    },
    () => listening.resolve(),
  );
  server.once('error', listening.reject);
  await listening.promise;
  log.info({ url: publicUrl }, 'listening');
  if (isTerminal) await greet(application, database.db, environment, publicUrl);
  const stopReturningMemory = startReturningMemory(() => application.running.size, log);
  const stopKeeping = keepWhileUsed(application.consultant, application.isUsed, log);

  const stop = async () => {
    stopReturningMemory();
    stopKeeping();
    await application.drain();
    control?.close();
    await closeServer(server);
    await payments.close();
    await database.close();
    await tracing?.close();
  };
  let stopping: Promise<void> | undefined;
  const stopOnce = () => {
    stopping ??= stop();
    return stopping;
  };
  handleUncaught(log, stopOnce);
  stopOnSignal(log, stopOnce);
}

async function greet(
  { connections }: Application,
  db: Database,
  environment: Environment,
  publicUrl: string,
): Promise<void> {
  const { connection: model } = await connections.current();
  console.log(greeting({ environment, publicUrl, model, hasAccounts: await hasAccounts(db) }));
}

/** The libraries are loaded only where a collector is configured. */
async function openTracing(options: NonNullable<Environment['tracing']>): Promise<Tracing> {
  const { startTracing } = await import('../platform/tracing/open-telemetry.ts');
  return startTracing(options);
}

/** Replaces port 0 with a free port, because the trusted origins contain the port. */
async function withPort(environment: Environment): Promise<Environment> {
  if (environment.port !== 0) return environment;
  const probe = createServer().listen(0, environment.host);
  await once(probe, 'listening');
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return { ...environment, port: typeof address === 'object' && address ? address.port : 0 };
}

function trustedOrigins({ publicUrl, port, webOrigins }: Environment): string[] {
  const own = publicUrl ? [publicUrl] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...own, ...webOrigins];
}

function stopOnSignal(log: Logger, stop: () => Promise<void>): void {
  let signals = 0;
  const onSignal = (signal: NodeJS.Signals) => {
    signals += 1;
    if (signals > 1) process.exit(1);
    log.info({ signal }, 'stopping');
    stop().then(
      () => {
        log.info('stopped');
        process.exit(0);
      },
      (error: unknown) => {
        log.error({ error }, 'stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}

async function closeServer(server: ServerType): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  if ('closeIdleConnections' in server) server.closeIdleConnections();
  const timer = setTimeout(() => {
    if ('closeAllConnections' in server) server.closeAllConnections();
  }, CLOSE_TIMEOUT_MS);
  await closed;
  clearTimeout(timer);
}
