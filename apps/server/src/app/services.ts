import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Environment } from '../env.ts';
import type { PasswordHashing } from '../features/accounts/auth.ts';
import { KnownDevices } from '../features/accounts/log-in/known-device.ts';
import { AccountMails, MAIL_PURPOSE } from '../features/accounts/mails/account-mails.ts';
import { LogInChallenges } from '../features/accounts/passkeys/log-in-challenges.ts';
import { relyingPartyAt } from '../features/accounts/passkeys/relying-party.rules.ts';
import { newPasswordCheck } from '../features/accounts/password/common-passwords.ts';
import {
  PROVIDER_LOG_IN_PURPOSE,
  ProviderLogIns,
} from '../features/accounts/provider-log-in/provider-log-ins.ts';
import {
  FACTOR_PURPOSE,
  SecondFactors,
} from '../features/accounts/second-factor/second-factors.ts';
import { RenewalTickets } from '../features/accounts/session-renewal/renewal-tickets.ts';
import { Sessions } from '../features/accounts/sessions.ts';
import { pendingSignUps, SIGN_UP_PURPOSE } from '../features/accounts/sign-up/pending-sign-ups.ts';
import { replaceAdminEmails } from '../features/accounts/staff.store.ts';
import { Tokens } from '../features/accounts/tokens.ts';
import { BillingMails } from '../features/billing/mails/billing-mails.ts';
import type { PaymentProvider } from '../features/billing/payments.ts';
import { answerMails, contactMails } from '../features/brand-hub/contact-mails.ts';
import { ChunkWriter } from '../features/chat/turns/chunk-writer.ts';
import { createLiveSource } from '../features/chat/turns/live-source.ts';
import { LiveText } from '../features/chat/turns/live-text.ts';
import { RunningTurns } from '../features/chat/turns/running-turns.ts';
import { Turns } from '../features/chat/turns/turns.ts';
import type { Consultant } from '../features/consultant/consultant.ts';
import { ExportWorker } from '../features/exports/export-worker.ts';
import { ImportWorker } from '../features/imports/chats/import-worker.ts';
import { openLegalTexts } from '../features/legal/legal-texts.ts';
import { ModelConnections } from '../features/models/connections.ts';
import { countedSpending } from '../features/models/counted-spending.ts';
import { KEY_PURPOSE } from '../features/models/key-context.ts';
import type { ConnectionSource } from '../features/models/open-connection.ts';
import { createSpending, type Spending } from '../features/models/spending.ts';
import { limitMails } from '../features/quota/limit-mails.ts';
import { Background } from '../platform/background.ts';
import type { OpenDatabase } from '../platform/db/database.ts';
import { Notifications } from '../platform/db/notifications.ts';
import { DocumentMaker } from '../platform/documents/document-maker.ts';
import { createEncryption } from '../platform/encryption.ts';
import { newId } from '../platform/ids.ts';
import { sharedLimits } from '../platform/limits/shared-limits.ts';
import { LiveHub } from '../platform/live/hub.ts';
import type { Logger } from '../platform/log.ts';
import { QueuedMails } from '../platform/mail/mail-sweeper.ts';
import { createMailer } from '../platform/mail/mailer.ts';
import { type Metrics, noMetrics } from '../platform/metrics/metrics.ts';
import type { Tracing } from '../platform/tracing/tracing.ts';
import { createAccounts } from './create-accounts.ts';
import { createLimits } from './http/limits/limits.ts';

export interface Parts {
  database: OpenDatabase;
  environment: Environment;
  /** Creates the consultant for the connections of this server. */
  consultant: (connections: ConnectionSource, spending: Spending) => Consultant;
  /** Null when payments are off. */
  paymentProvider: PaymentProvider | null;
  /** Pages of the payment simulator; null when it does not run. */
  simulatorPages: Hono | null;
  authSecret: string;
  /** The address that people type. */
  publicUrl: string;
  trustedOrigins: string[];
  webFolder: string | null;
  log: Logger;
  /** Null when traces are off. */
  tracing: Tracing | null;
  now: () => Date;
  /** For tests: see `PasswordHashing`. */
  passwordHashing?: PasswordHashing;
}

export type Services = Awaited<ReturnType<typeof createServices>>;

/** Creates the objects that handlers, background jobs and routes share. Starts nothing. */
export async function createServices(parts: Parts) {
  const { database, environment, publicUrl, log, now } = parts;
  const { db } = database;
  /** Names this server in leases; new at each start. */
  const owner = newId();

  const notifications = new Notifications(log);
  const encryption = createEncryption(parts.authSecret, KEY_PURPOSE);
  const connections = new ModelConnections({
    db,
    environment: environment.ai,
    encryption,
    notifications,
    log,
  });
  const metrics = await openMetrics(environment);
  const spending = countedSpending(createSpending(db, now), metrics);
  const consultant = parts.consultant(connections, spending);
  const running = new RunningTurns();
  const hub = new LiveHub(createLiveSource(db, running), log);
  const chunks = new ChunkWriter(database, owner, log);
  const liveText = new LiveText(hub);
  const turns = new Turns({
    ...{ db, owner, consultant, liveText, notifications, running, chunks, metrics, log, now },
  });

  const { support: supportEmail, admins } = environment.emails;
  const outbox = join(environment.dataDir, 'outbox');
  const { smtpUrl } = environment;
  const mailer = createMailer(
    { smtpUrl, from: supportEmail, outbox, publicUrl: parts.publicUrl },
    log,
  );
  const mailsToSupport = new QueuedMails(contactMails(db, supportEmail), mailer, log);
  const mailsToUsers = new QueuedMails(answerMails(db, { supportEmail, publicUrl }), mailer, log);
  const mailsAboutLimits = new QueuedMails(
    limitMails(db, { supportEmail, publicUrl, now }),
    mailer,
    log,
  );
  const accountMails = new AccountMails(
    db,
    createEncryption(parts.authSecret, MAIL_PURPOSE),
    mailer,
    log,
  );

  const secondFactors = new SecondFactors({
    db,
    encryption: createEncryption(parts.authSecret, FACTOR_PURPOSE),
    mails: accountMails,
    publicUrl,
    supportEmail,
    now,
  });
  const limits = createLimits(environment.limits, sharedLimits(parts.database, parts.authSecret));
  const auth = createAccounts(parts, { db, mails: accountMails, secondFactors });
  const { isStaffFactorRequired } = environment;
  const sessions = new Sessions(db, new Tokens(auth), notifications, isStaffFactorRequired);
  await replaceAdminEmails(db, admins);

  const providerLogIns = new ProviderLogIns({
    db,
    auth,
    encryption: createEncryption(parts.authSecret, PROVIDER_LOG_IN_PURPOSE),
    providers: environment.logInProviders,
    publicUrl,
  });

  const legal = await openLegalTexts({
    db,
    legalDir: environment.legalDir,
    supportEmail,
    log,
    now,
  });

  const billingMails = new BillingMails(accountMails, {
    publicUrl,
    supportEmail,
    documents: [...legal.documents.keys()],
  });
  const payments = parts.paymentProvider && {
    ...parts.paymentProvider,
    db,
    mails: billingMails,
    legal,
    isTaxOn: environment.isTaxOn,
    log,
    now,
  };

  const documents = new DocumentMaker(log);
  // A snapshot holds a connection, and the file is stored through another one.
  const hasSnapshots = database.kind === 'postgres' && environment.databasePool > 1;
  const exportWorker = new ExportWorker({ db, owner, payments, hasSnapshots, log });

  return {
    ...parts,
    db,
    owner,
    notifications,
    metrics,
    encryption,
    connections,
    spending,
    consultant,
    running,
    hub,
    turns,
    mailsToSupport,
    mailsToUsers,
    mailsAboutLimits,
    accountMails,
    secondFactors,
    checkNewPassword: newPasswordCheck(environment.areCommonPasswordsRefused),
    passkeySite: relyingPartyAt(publicUrl),
    passkeyChallenges: new LogInChallenges(parts.authSecret, now),
    outbox,
    dataDir: environment.dataDir,
    background: new Background(log),
    auth,
    renewalTickets: new RenewalTickets(parts.authSecret, now),
    providerLogIns,
    pendingSignUps: pendingSignUps(auth, createEncryption(parts.authSecret, SIGN_UP_PURPOSE)),
    sessions,
    legal,
    limits,
    devices: new KnownDevices(parts.authSecret),
    payments,
    documents,
    exportWorker,
    importWorker: new ImportWorker({ db, owner, log, now }),
  };
}

/** Loads the metrics library only if `METRICS_TOKEN` is set. */
async function openMetrics({ metricsToken }: Environment): Promise<Metrics> {
  if (metricsToken === null) return noMetrics;
  const { createPrometheusMetrics } = await import('../platform/metrics/prometheus-metrics.ts');
  return createPrometheusMetrics();
}
