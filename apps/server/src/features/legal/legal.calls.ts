import type * as calls from '@savet/contract/calls/legal';
import { mails } from '@savet/i18n/mails';
import { ApiError } from '../../platform/api-error.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { type AcceptanceDependencies, acceptTerms } from './acceptance.ts';
import { shownLanguage } from './text-version.rules.ts';

export function legalCalls(
  dependencies: AcceptanceDependencies & { supportEmail: string },
): HandlersOf<typeof calls> {
  return {
    getLegalDocument: async ({ kind, language: wanted }) => {
      const document = dependencies.legal.documents.get(kind);
      if (!document) throw new ApiError('NOT_FOUND');
      const { texts, version, since } = document;
      const language = shownLanguage(texts, wanted);
      return {
        text: texts.get(language) ?? '',
        language,
        languages: [...texts.keys()],
        version,
        since: since.toISOString(),
      };
    },

    getWithdrawalNotice: async ({ language }) => {
      const { consent, notice, form } = mails[language].withdrawalNotice;
      const { legal, supportEmail } = dependencies;
      const { version } = legal.withdrawal;
      return { version, consent, notice: notice(supportEmail), form: form(supportEmail) };
    },

    acceptTerms: async ({ uid: _subject, ...accepted }, { subjectUid, log }) => {
      await acceptTerms(dependencies, subjectUid, accepted);
      log.info({ version: accepted.version, occasion: accepted.occasion }, 'terms accepted');
      return {};
    },
  };
}
