import { reconcile } from '../features/billing/reconcile/reconcile.ts';
import { receiveEvent } from '../features/billing/reconcile/webhooks.ts';
import { createRenewal } from '../features/quota/renewal.ts';
import { endViewings } from '../features/viewing/viewing.store.ts';
import { isAnswering } from '../platform/db/availability.ts';
import type { Handlers } from '../platform/handlers.ts';
import { startBackgroundJobs } from './background-jobs.ts';
import { eraseDue } from './erasing/eraser.ts';
import { createHandlers } from './handlers.ts';
import { AccountExportEndpoint } from './http/account-export.ts';
import { CallResults } from './http/call-results.ts';
import { createHttp } from './http/http.ts';
import { LiveEndpoint } from './http/live.ts';
import { SharedPages } from './http/pages/shared-pages.ts';
import { renewingHandlers } from './renewing-handlers.ts';
import { createServices, type Parts, type Services } from './services.ts';

/** Time that a stopping server gives to running answers, in milliseconds. */
export const DRAIN_MS = 20_000;

export type Application = Awaited<ReturnType<typeof compose>>;

/** Connects the features, starts the background jobs, and creates the routes. */
export async function compose(parts: Parts) {
  const services = await createServices(parts);
  const handlers = askingHandlers(services);
  const stopJobs = await startBackgroundJobs(services);

  const {
    db,
    environment,
    auth,
    sessions,
    limits,
    payments,
    hub,
    turns,
    log,
    exportWorker,
    importWorker,
  } = services;
  const { notifications, documents, background, devices, publicUrl, trustedOrigins } = services;
  const isSecure = publicUrl.startsWith('https:');
  const { trustedProxies, authSyncUrl } = environment;
  const tickets = services.renewalTickets;
  const live = new LiveEndpoint({ db, hub, sessions, notifications, limits, trustedProxies, log });
  const accountExport = new AccountExportEndpoint({ db, sessions, limits, trustedProxies });
  const sharedPages = new SharedPages({ db, documents, limits, trustedProxies });
  const results = new CallResults(db, parts.authSecret, log);
  let isStopping = false;
  const { metrics } = services;
  metrics.addGauge({
    name: 'savet_answers_running',
    help: 'Answers that this server is writing',
    read: () => services.running.size,
  });
  metrics.addGauge({
    name: 'savet_live_streams',
    help: 'Open live streams on this server',
    read: () => live.size,
  });
  const { poolState } = services.database;
  if (poolState) {
    metrics.addGauge({
      name: 'savet_database_connections',
      help: 'Connections to PostgreSQL that work and rest, and requests that wait for one',
      read: poolState,
    });
  }

  const http = createHttp({
    gate: { db, handlers, sessions, limits, results, tickets, trustedProxies, publicUrl },
    auth: {
      db,
      auth,
      tickets,
      limits,
      devices,
      providerLogIns: services.providerLogIns,
      pendingSignUps: services.pendingSignUps,
      isSignUpConfirmed: environment.isSignUpConfirmed,
      endViewings,
      mails: services.accountMails,
      checkNewPassword: services.checkNewPassword,
      passkeySite: services.passkeySite,
      passkeyChallenges: services.passkeyChallenges,
      isSecure,
      trustedProxies,
      background,
      legalKinds: [...services.legal.documents.keys()],
      publicUrl,
      supportEmail: environment.emails.support,
    },
    live,
    accountExport,
    sharedPages,
    receivePaymentEvent: payments && ((body, signature) => receiveEvent(payments, body, signature)),
    simulatorPages: parts.simulatorPages,
    metrics,
    metricsToken: environment.metricsToken,
    tracing: parts.tracing,
    isReady: async () => !isStopping && (await isAnswering(db)),
    webFolder: parts.webFolder,
    trustedOrigins,
    webOrigins: environment.webOrigins,
    connectTo: authSyncUrl ? [new URL(authSyncUrl).origin] : [],
    log,
  });

  /** Refuses new questions, settles the running ones, and ends the live streams. */
  async function drain(): Promise<void> {
    isStopping = true;
    await Promise.all([turns.drain(DRAIN_MS), exportWorker.stop(), importWorker.stop()]);
    await background.settled();
    await hub.flush();
    live.close();
    await stopJobs();
    await documents.close();
  }

  const { consultant, connections, running } = services;
  return {
    http,
    handlers,
    payments,
    auth,
    background,
    consultant,
    connections,
    running,
    /** Whether a user has the app open or waits for an answer. */
    isUsed: () => live.size > 0 || running.size > 0,
    exportWorker,
    importWorker,
    /** Erases the accounts that are due now, as the eraser does at an interval. */
    eraseDue: () => eraseDue(services),
    drain,
  };
}

/** The handlers, which ask the payment provider before they refuse a question because no query is left. */
function askingHandlers(services: Services): Handlers {
  const { payments, db, log, now } = services;
  const handlers = createHandlers(services);
  if (!payments) return handlers;
  const renewal = createRenewal({ db, log, now }, (uid) => reconcile(payments, uid));
  return renewingHandlers(handlers, renewal);
}
