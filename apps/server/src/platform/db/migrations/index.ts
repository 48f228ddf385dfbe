import type { Migration } from 'kysely/migration';
import * as accounts from './0001-accounts.ts';
import * as brandHub from './0002-brand-hub.ts';
import * as chatsAndQueries from './0003-chats-and-queries.ts';
import * as callResults from './0004-call-results.ts';
import * as billing from './0005-billing.ts';
import * as contactMessages from './0006-contact-messages.ts';
import * as staff from './0007-staff.ts';
import * as deletedChats from './0008-deleted-chats.ts';
import * as uncountedReplies from './0009-uncounted-replies.ts';
import * as messageOffers from './0010-message-offers.ts';
import * as models from './0011-models.ts';
import * as accountSecurity from './0012-account-security.ts';
import * as rateLimits from './0013-rate-limits.ts';
import * as deletedAccounts from './0014-deleted-accounts.ts';
import * as viewingConsent from './0015-viewing-consent.ts';
import * as accountExports from './0016-account-exports.ts';
import * as secondFactors from './0017-second-factors.ts';
import * as linkedLogIns from './0018-linked-log-ins.ts';
import * as passkeys from './0019-passkeys.ts';
import * as accountBlocks from './0020-account-blocks.ts';
import * as billingNotices from './0021-billing-notices.ts';
import * as versions from './0022-versions.ts';
import * as projects from './0023-projects.ts';
import * as legalAndWithdrawals from './0024-legal-and-withdrawals.ts';
import * as sharedLinks from './0025-shared-links.ts';
import * as checkExceptions from './0026-check-exceptions.ts';
import * as firebaseImport from './0027-firebase-import.ts';
import * as searchIndex from './0028-search-index.ts';
import * as knownInvoices from './0029-known-invoices.ts';
import * as provenOwners from './0030-proven-owners.ts';
import * as chatImports from './0031-chat-imports.ts';
import * as statistics from './0032-statistics.ts';
import * as erasingAndStarting from './0033-erasing-and-starting.ts';
import * as importedAgreements from './0034-imported-agreements.ts';
import * as modelHosts from './0035-model-hosts.ts';
import * as sessionRenewals from './0036-session-renewals.ts';
import * as usersByPlan from './0037-users-by-plan.ts';

/** Migrations by name, run in the order of their names; one that has landed is never changed. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-brand-hub': brandHub,
  '0003-chats-and-queries': chatsAndQueries,
  '0004-call-results': callResults,
  '0005-billing': billing,
  '0006-contact-messages': contactMessages,
  '0007-staff': staff,
  '0008-deleted-chats': deletedChats,
  '0009-uncounted-replies': uncountedReplies,
  '0010-message-offers': messageOffers,
  '0011-models': models,
  '0012-account-security': accountSecurity,
  '0013-rate-limits': rateLimits,
  '0014-deleted-accounts': deletedAccounts,
  '0015-viewing-consent': viewingConsent,
  '0016-account-exports': accountExports,
  '0017-second-factors': secondFactors,
  '0018-linked-log-ins': linkedLogIns,
  '0019-passkeys': passkeys,
  '0020-account-blocks': accountBlocks,
  '0021-billing-notices': billingNotices,
  '0022-versions': versions,
  '0023-projects': projects,
  '0024-legal-and-withdrawals': legalAndWithdrawals,
  '0025-shared-links': sharedLinks,
  '0026-check-exceptions': checkExceptions,
  '0027-firebase-import': firebaseImport,
  '0028-search-index': searchIndex,
  '0029-known-invoices': knownInvoices,
  '0030-proven-owners': provenOwners,
  '0031-chat-imports': chatImports,
  '0032-statistics': statistics,
  '0033-erasing-and-starting': erasingAndStarting,
  '0034-imported-agreements': importedAgreements,
  '0035-model-hosts': modelHosts,
  '0036-session-renewals': sessionRenewals,
  '0037-users-by-plan': usersByPlan,
};
