import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Environment } from '../env.ts';
import { accountsCalls } from '../features/accounts/accounts.calls.ts';
import { createAuth } from '../features/accounts/auth.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { isAdminEmail, replaceAdminEmails } from '../features/accounts/staff.store.ts';
import { Tokens } from '../features/accounts/tokens.ts';
import { sendVerificationLink, tellVerified } from '../features/accounts/verification.ts';
import { adminCalls } from '../features/admin/admin.calls.ts';
import { billingCalls } from '../features/billing/billing.calls.ts';
import { keepBilling } from '../features/billing/billing-keeper.ts';
import type { PaymentProvider } from '../features/billing/payments.ts';
import { reconcile } from '../features/billing/reconcile.ts';
import { receiveEvent } from '../features/billing/webhooks.ts';
import { brandHubCalls } from '../features/brand-hub/brand-hub.calls.ts';
import { answerMails, contactMails } from '../features/brand-hub/contact-mails.ts';
import { chatCalls } from '../features/chat/chat.calls.ts';
import { ChunkWriter } from '../features/chat/chunk-writer.ts';
import { generateResponseCall } from '../features/chat/generate-response.calls.ts';
import { createLiveSource } from '../features/chat/live-source.ts';
import { followRemoteReplies } from '../features/chat/remote-replies.ts';
import { breakOff, RunningTurns } from '../features/chat/running-turns.ts';
import { failAbandonedTurns } from '../features/chat/settle-turn.ts';
import { keepTurns } from '../features/chat/turn-keeper.ts';
import { Turns } from '../features/chat/turns.ts';
import { consultantCalls } from '../features/consultant/consultant.calls.ts';
import type { Consultant } from '../features/consultant/consultant.ts';
import { quotaCalls } from '../features/quota/quota.calls.ts';
import { viewingCalls } from '../features/viewing/viewing.calls.ts';
import { endViewings } from '../features/viewing/viewing.store.ts';
import { forgetResults } from '../platform/db/call-result.store.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { Notifications, notify } from '../platform/db/notifications.ts';
import { isAnswering } from '../platform/db/ping.ts';
import type { Handlers } from '../platform/handlers.ts';
import { newId } from '../platform/ids.ts';
import { LiveHub } from '../platform/live/hub.ts';
import type { Logger } from '../platform/log.ts';
import { DueMails } from '../platform/mail/due-mails.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { CallResults } from './call-results.ts';
import { createHttp } from './http.ts';
import { createLimits } from './limits.ts';
import { LiveEndpoint } from './live.ts';
import { publicCalls } from './public.calls.ts';

export interface Parts {
  database: OpenDatabase;
  environment: Environment;
  consultant: Consultant;
  /** Null when nothing can be paid here. */
  paymentProvider: PaymentProvider | null;
  /** Pages of the payment simulator, where there is one. */
  simulatorPages: Hono | null;
  authSecret: string;
  /** Where people reach the server. */
  publicUrl: string;
  trustedOrigins: string[];
  webFolder: string | null;
  log: Logger;
  now: () => Date;
}

/** How often results of calls past their day are cleared, in milliseconds. */
const FORGET_EVERY_MS = 3_600_000;
/** How long a stopping server waits for running answers, in milliseconds. */
const DRAIN_MS = 20_000;

export type Application = Awaited<ReturnType<typeof compose>>;

/** Wires the features and starts their upkeep. */
export async function compose(parts: Parts) {
  const { database, environment, consultant, log, now } = parts;
  const { db } = database;
  /** Names this server in leases: never the same twice. */
  const owner = newId();
  const notifications = new Notifications(log);
  const running = new RunningTurns();
  const hub = new LiveHub(createLiveSource(db, running), log);
  const chunks = new ChunkWriter(db, owner, log);
  const turns = new Turns({
    db,
    owner,
    consultant,
    hub,
    notifications,
    running,
    chunks,
    log,
    now,
  });

  const mailer = createMailer(
    {
      smtpUrl: environment.smtpUrl,
      from: environment.emails.support,
      outbox: join(environment.dataDir, 'outbox'),
    },
    log,
  );

  const auth = createAuth(
    db,
    {
      secret: parts.authSecret,
      publicUrl: parts.publicUrl,
      trustedOrigins: parts.trustedOrigins,
      crossOrigin: environment.webOrigins.length > 0,
      sendVerificationLink: (to) => sendVerificationLink({ db, mailer, log }, to),
      isGuarded: (email) => isAdminEmail(db, email),
      onVerified: (uid) => tellVerified(db, uid),
      onSessionEnd: async ({ sessionId, uid }) => {
        await endViewings(db, { sessionId });
        await notify(db, { kind: 'access', uid });
      },
    },
    log,
  );
  const sessions = new Sessions(db, new Tokens(auth), notifications);
  await replaceAdminEmails(db, environment.emails.admins);
  const limits = createLimits(environment.limits);
  const { trustedProxies } = environment;

  const supportEmail = environment.emails.support;
  const toSupport = new DueMails(contactMails(db, supportEmail), mailer, log);
  const { publicUrl } = parts;
  const toUsers = new DueMails(answerMails(db, { supportEmail, publicUrl }), mailer, log);
  const payments = parts.paymentProvider && { ...parts.paymentProvider, db, log, now };

  const handlers: Handlers = {
    ...accountsCalls({ db }),
    ...viewingCalls({ db, rules: environment.viewing }),
    ...publicCalls(environment),
    ...brandHubCalls({ db, contactMails: toSupport }),
    ...quotaCalls({ db, now, ...(payments && { renew: (uid) => reconcile(payments, uid) }) }),
    ...billingCalls({ db, payments, now }),
    ...consultantCalls({ db, consultant, now }),
    ...chatCalls({ db, now }),
    ...generateResponseCall({ db, turns, consultant, now }),
    ...adminCalls({
      db,
      answerMails: toUsers,
      service: {
        ai: { provider: environment.ai.provider, model: environment.ai.model },
        paymentMode: environment.payments.mode,
        mailMode: environment.smtpUrl === null ? 'outbox' : 'smtp',
      },
      now,
    }),
  };

  notifications.on('documents', ({ uid }) => hub.documentsChanged(uid));
  notifications.onMissed(() => hub.everythingMayHaveChanged());
  notifications.on('stop', ({ uid, messageId, attempt }) => {
    const turn = running.find(uid, messageId, attempt);
    if (turn) breakOff(turn, 'stopped');
  });
  followRemoteReplies({ db, owner, hub, notifications, log });
  await notifications.listen(database);

  if (database.kind === 'embedded') {
    // Nobody else can be at work: what is unsettled was cut off.
    const failed = await failAbandonedTurns(db, 'all', () => false, now());
    if (failed > 0) log.warn({ failed }, 'turns that a crash cut off were failed');
  }
  await forgetResults(db, database.kind === 'embedded');
  const keepers = [
    keepTurns({ db, owner, running, log, now }),
    ...(payments ? [keepBilling(payments)] : []),
    toSupport.keep(),
    toUsers.keep(),
  ];
  const forgetting = setInterval(() => {
    forgetResults(db, false).catch((error: unknown) => {
      log.warn({ error: String(error) }, 'old results of calls were not cleared');
    });
  }, FORGET_EVERY_MS);

  let stopping = false;
  const live = new LiveEndpoint({ db, hub, sessions, notifications, limits, trustedProxies, log });
  const http = createHttp({
    gate: {
      db,
      handlers,
      sessions,
      limits,
      results: new CallResults(db),
      trustedProxies,
      publicUrl: parts.publicUrl,
    },
    receivePaymentEvent: payments && ((body, signature) => receiveEvent(payments, body, signature)),
    simulatorPages: parts.simulatorPages,
    auth: { auth, limits, trustedProxies },
    live,
    isReady: async () => !stopping && (await isAnswering(db)),
    webFolder: parts.webFolder,
    trustedOrigins: parts.trustedOrigins,
    connectTo: environment.authSyncUrl ? [new URL(environment.authSyncUrl).origin] : [],
    log,
  });

  return {
    http,
    auth,
    /** Takes no more questions, settles those that run, and ends the live streams. */
    drain: async () => {
      stopping = true;
      await turns.drain(DRAIN_MS);
      await hub.everythingTold();
      live.close();
      for (const stop of keepers) stop();
      clearInterval(forgetting);
    },
  };
}
