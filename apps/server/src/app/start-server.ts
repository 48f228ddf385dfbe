import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Environment, publicUrlOf, readEnvironment } from '../env.ts';
import { hasAccounts } from '../features/accounts/accounts.store.ts';
import { createConsultant } from '../features/consultant/consultant.ts';
import { openDatabase } from '../platform/db/database.ts';
import type { Migrations } from '../platform/db/migrate.ts';
import type { Database } from '../platform/db/transaction.ts';
import { createLog } from '../platform/log.ts';
import { keepWhileUsed } from '../platform/memory/keep-while-used.ts';
import { startReturningMemory } from '../platform/memory/return-memory.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { readAuthSecret } from './auth-secret.ts';
import { type Application, compose } from './compose.ts';
import { explainError } from './explain-error.ts';
import { greeting } from './greeting.ts';
import { handleUncaught } from './last-resort.ts';
import { connectPayments } from './payment-connection.ts';
import { databaseLocation } from './staff/database-location.ts';
import { closeServer, listen } from './starting/http-server.ts';
import { openServerCommands } from './starting/open-server-commands.ts';
import { stopOnSignal } from './starting/stop-on-signal.ts';
import { withFreePort } from './starting/with-free-port.ts';

const builtWeb = fileURLToPath(new URL('../../../web/dist', import.meta.url));

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
  const environment = await withFreePort(readEnvironment(defaults));
  check?.(environment);
  const isTerminal = process.stdout.isTTY;
  const log = createLog(environment.logLevel ?? (isTerminal ? 'warn' : 'info'), { isTerminal });
  const { dataDir } = environment;
  const database = await openDatabase(databaseLocation(environment), log, migrations);
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
  const control = openServerCommands(application, {
    database,
    environment,
    authSecret,
    publicUrl,
    log,
    now: payments.now,
  });
  const server = await listen(application, environment);
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

function trustedOrigins({ publicUrl, port, webOrigins }: Environment): string[] {
  const own = publicUrl ? [publicUrl] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  return [...own, ...webOrigins];
}
