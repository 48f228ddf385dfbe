import type * as calls from '@savet/contract/calls/consultant';
import { ApiError } from '../../platform/api-error.ts';
import { writeDocuments } from '../../platform/db/document-writes.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import { takeTitle } from '../quota/title.store.ts';
import { withQuery } from '../quota/with-query.ts';
import type { Consultant } from './consultant.ts';

/** Timeouts of a title and a summary, in milliseconds. */
const TITLE_TIMEOUT_MS = 20_000;
const SUMMARY_TIMEOUT_MS = 90_000;

export function consultantCalls(dependencies: {
  db: Database;
  consultant: Consultant;
  now: () => Date;
}): HandlersOf<typeof calls> {
  const { db, consultant, now } = dependencies;
  return {
    generateChatTitle: async ({ query, chatResponse }, { subjectUid }) => {
      const { plan } = await loadUser(db, subjectUid);
      if (!(await writeDocuments(db, subjectUid, (trx) => takeTitle(trx, subjectUid)))) {
        throw new ApiError('QUERY_LIMIT_REACHED');
      }
      const signal = AbortSignal.timeout(TITLE_TIMEOUT_MS);
      const exchange = { query, response: chatResponse };
      const title = await consultant.title(exchange, { signal, asker: { uid: subjectUid, plan } });
      if (title === null) throw new ApiError('TITLE_FAILED');
      return { title };
    },

    summarizeText: async ({ text }, { subjectUid }) => {
      const { language, plan } = await loadUser(db, subjectUid);
      const summary = await withQuery(db, subjectUid, 'summary', now, () =>
        consultant.summarize(text, language, {
          signal: AbortSignal.timeout(SUMMARY_TIMEOUT_MS),
          asker: { uid: subjectUid, plan },
        }),
      );
      if (summary === null) throw new ApiError('SUMMARY_FAILED');
      return { summary };
    },
  };
}
