import { languages } from '@savet/contract/limits';
import type { Environment } from '../env.ts';
import type { HandlersOf } from '../platform/handlers.ts';

export function publicCalls(
  environment: Environment,
): HandlersOf<'getPublicConfiguration' | 'reportCrash' | 'reportWebVitals'> {
  const { emails, ai, authSyncUrl } = environment;
  return {
    getPublicConfiguration: async () => ({
      supportEmail: emails.support,
      officeEmail: emails.office,
      salesEmail: emails.sales,
      languages: [...languages],
      aiMode: ai.provider === 'built-in' ? 'built-in' : 'provider',
      paymentMode: environment.payments.mode,
      authSyncUrl,
      viewingReason: environment.viewing.isReasonRequired ? 'required' : 'optional',
    }),

    reportCrash: async (crash, { log }) => {
      log.warn({ crash }, 'a screen broke');
      return {};
    },

    reportWebVitals: async ({ screen, metrics }, { log }) => {
      log.info({ screen, metrics }, 'web vitals');
      return {};
    },
  };
}
