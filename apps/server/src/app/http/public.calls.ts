import type * as calls from '@savet/contract/calls/public';
import { languageCodes } from '@savet/contract/languages';
import type { Environment } from '../../env.ts';
import type { HandlersOf } from '../../platform/handlers.ts';

export function publicCalls(environment: Environment): HandlersOf<typeof calls> {
  const { emails, ai, authSyncUrl } = environment;
  return {
    getPublicConfiguration: async () => ({
      supportEmail: emails.support,
      officeEmail: emails.office,
      salesEmail: emails.sales,
      languages: [...languageCodes],
      aiMode: ai.provider === 'built-in' ? 'built-in' : 'provider',
      paymentMode: environment.payments.mode,
      authSyncUrl,
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
