import type * as calls from '@savet/contract/calls/public';
import { languageCodes } from '@savet/contract/languages';
import type { Environment } from '../../env.ts';
import type { LegalTexts } from '../../features/legal/legal-texts.ts';
import type { ModelConnections } from '../../features/models/connections.ts';
import type { HandlersOf } from '../../platform/handlers.ts';

export function publicCalls(
  environment: Environment,
  connections: Pick<ModelConnections, 'latest'>,
  legal: LegalTexts,
  now: () => Date,
): HandlersOf<typeof calls> {
  const { emails, authSyncUrl } = environment;
  return {
    getPublicConfiguration: async () => ({
      supportEmail: emails.support,
      officeEmail: emails.office,
      salesEmail: emails.sales,
      languages: [...languageCodes],
      aiMode: connections.latest.provider === 'built-in' ? 'built-in' : 'provider',
      paymentMode: environment.payments.mode,
      authSyncUrl,
      logInProviders: environment.logInProviders.map(({ id, name }) => ({ id, name })),
      viewingOverride: environment.viewing.isOverrideAllowed ? 'allowed' : 'refused',
      legalDocuments: [...legal.documents].map(([kind, { texts, version }]) => ({
        kind,
        languages: [...texts.keys()],
        version,
      })),
      pricesIncludeVat: environment.isTaxOn,
      showsLev: now() < environment.showLevUntil,
      viewingReason: environment.viewing.isReasonRequired ? 'required' : 'optional',
    }),

    reportCrash: async (crash, { log }) => {
      log.warn({ crash }, 'a screen crashed');
      return {};
    },

    reportWebVitals: async ({ screen, metrics }, { log }) => {
      log.info({ screen, metrics }, 'web vitals');
      return {};
    },
  };
}
