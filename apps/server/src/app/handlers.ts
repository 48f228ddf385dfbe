import { accountsCalls } from '../features/accounts/accounts.calls.ts';
import { passkeysCalls } from '../features/accounts/passkeys/passkeys.calls.ts';
import { linkedLogInCalls } from '../features/accounts/provider-log-in/linked-log-ins.calls.ts';
import { secondFactorCalls } from '../features/accounts/second-factor/second-factor.calls.ts';
import { securityCalls } from '../features/accounts/security.calls.ts';
import { adminCalls } from '../features/admin/admin.calls.ts';
import { modelsCalls } from '../features/admin/models/models.calls.ts';
import { spendingCalls } from '../features/admin/models/spending.calls.ts';
import { billingCalls } from '../features/billing/billing.calls.ts';
import { scheduleEnd } from '../features/billing/closed-accounts.ts';
import { updateCustomerEmail } from '../features/billing/customer-email.ts';
import { endClosed } from '../features/billing/reconcile/end-closed.ts';
import { reconcile } from '../features/billing/reconcile/reconcile.ts';
import { brandCheckCalls } from '../features/brand-check/brand-check.calls.ts';
import { brandHubCalls } from '../features/brand-hub/brand-hub.calls.ts';
import { chatCalls } from '../features/chat/chat.calls.ts';
import { downloadsCalls } from '../features/chat/downloads/downloads.calls.ts';
import { messageCalls } from '../features/chat/messages.calls.ts';
import { projectsCalls } from '../features/chat/projects/projects.calls.ts';
import { sharingCalls } from '../features/chat/sharing/sharing.calls.ts';
import { stopTurns } from '../features/chat/turns/stop-turn.ts';
import { consultantCalls } from '../features/consultant/consultant.calls.ts';
import { exportsCalls } from '../features/exports/exports.calls.ts';
import { chatImportsCalls } from '../features/imports/chats/chat-imports.calls.ts';
import { legalCalls } from '../features/legal/legal.calls.ts';
import { quotaCalls } from '../features/quota/quota.calls.ts';
import { ViewingMails } from '../features/viewing/consent/viewing-mails.ts';
import { viewingCalls } from '../features/viewing/viewing.calls.ts';
import { endViewings } from '../features/viewing/viewing.store.ts';
import type { Handlers } from '../platform/handlers.ts';
import { publicCalls } from './http/public.calls.ts';
import type { Services } from './services.ts';

/** The handler of every call. */
export function createHandlers(services: Services): Handlers {
  const { db, environment, consultant, connections, turns, payments, now } = services;
  const { mailsToSupport, mailsToUsers } = services;
  return {
    ...accountsCalls({ db }),
    ...securityCalls({
      db,
      auth: services.auth,
      limits: services.limits,
      mails: services.accountMails,
      endViewings,
      checkNewPassword: services.checkNewPassword,
      onEmailChanged: (uid) => {
        if (!payments) return;
        const failure = 'updating the address at the payment provider failed';
        services.background.run(() => updateCustomerEmail(payments, uid), failure);
      },
      onClosing: async (trx, uid) => {
        await endViewings(trx, { viewedUid: uid });
        await stopTurns(trx, uid);
        await scheduleEnd(trx, uid, now());
      },
      onClosed: (uid) => {
        if (!payments) return;
        const failure = 'ending the subscription of a deleted account failed';
        services.background.run(() => endClosed(payments, uid), failure);
      },
      publicUrl: services.publicUrl,
      supportEmail: environment.emails.support,
    }),
    ...secondFactorCalls({
      db,
      auth: services.auth,
      limits: services.limits,
      secondFactors: services.secondFactors,
      isStaffFactorRequired: environment.isStaffFactorRequired,
    }),
    ...linkedLogInCalls({
      db,
      auth: services.auth,
      limits: services.limits,
      mails: services.accountMails,
      publicUrl: services.publicUrl,
      supportEmail: environment.emails.support,
      configured: services.providerLogIns.ids,
      nameOf: (provider) => services.providerLogIns.nameOf(provider),
    }),
    ...passkeysCalls({
      db,
      auth: services.auth,
      limits: services.limits,
      site: services.passkeySite,
      challenges: services.passkeyChallenges,
      mails: services.accountMails,
      endViewings,
      publicUrl: services.publicUrl,
      supportEmail: environment.emails.support,
    }),
    ...viewingCalls({
      db,
      rules: environment.viewing,
      mails: new ViewingMails(services.accountMails, services.publicUrl),
    }),
    ...publicCalls(environment, connections, services.legal, now),
    ...legalCalls({
      db,
      legal: services.legal,
      supportEmail: environment.emails.support,
      now,
    }),
    ...brandHubCalls({ db, contactMails: mailsToSupport }),
    ...quotaCalls({ db, now, ...(payments && { renew: (uid) => reconcile(payments, uid) }) }),
    ...billingCalls({ db, payments, now }),
    ...consultantCalls({ db, consultant, now }),
    ...brandCheckCalls({ db, consultant }),
    ...chatCalls({ db, now }),
    ...messageCalls({ db, turns, consultant, now }),
    ...projectsCalls({ db }),
    ...downloadsCalls({ db, documents: services.documents, now }),
    ...sharingCalls({ db, publicUrl: services.publicUrl }),
    ...exportsCalls({ db, worker: services.exportWorker, limits: services.limits }),
    ...chatImportsCalls({ db, worker: services.importWorker, limits: services.limits }),
    ...modelsCalls({
      db,
      auth: services.auth,
      limits: services.limits,
      environment: environment.ai,
      connections,
      encryption: services.encryption,
      spending: services.spending,
    }),
    ...spendingCalls({ db, connections, now }),
    ...adminCalls({
      db,
      answerMails: mailsToUsers,
      service: {
        connections,
        paymentMode: environment.payments.mode,
        mailMode: environment.smtpUrl === null ? 'outbox' : 'smtp',
      },
      now,
    }),
  };
}
