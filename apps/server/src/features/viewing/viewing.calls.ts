import type * as calls from '@savet/contract/calls/viewing';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import type { Database } from '../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../platform/handlers.ts';
import type { ViewingMails } from './consent/viewing-mails.ts';
import { listOpenRequests } from './consent/viewing-requests.store.ts';
import { answerViewingRequest, requestViewing } from './consent/viewing-requests.ts';
import type { ViewingRules } from './viewable.ts';
import { startViewing, stopViewing } from './viewings.ts';
import { listViewings } from './viewings-list.store.ts';

export function viewingCalls(dependencies: {
  db: Database;
  rules: ViewingRules;
  mails: ViewingMails;
}): HandlersOf<typeof calls> {
  const { db } = dependencies;
  return {
    startViewing: async (input, context) => {
      const { consent, ...started } = await startViewing(dependencies, actorOf(context), input);
      const { viewingId } = started;
      context.log.info({ viewed: input.uid, viewingId, consent }, 'viewing started');
      return started;
    },

    requestViewing: async (input, context) => {
      const request = await requestViewing(dependencies, actorOf(context), input);
      context.log.info({ viewed: input.uid, consent: request.consent }, 'viewing requested');
      return request;
    },

    stopViewing: async (input, context) => {
      await stopViewing(db, actorOf(context), input);
      context.log.info({ viewingId: input.viewingId }, 'viewing stopped');
      return {};
    },

    listViewingRequests: async (_input, { subjectUid }) => {
      const requests = await listOpenRequests(db, subjectUid);
      return {
        requests: requests.map(({ requestId, adminEmail, reason, requestedAt, until, answer }) => ({
          requestId,
          email: adminEmail,
          reason,
          requestedAt: requestedAt.toISOString(),
          until: until.toISOString(),
          answer,
        })),
      };
    },

    answerViewingRequest: async ({ requestId, answer }, { subjectUid, log }) => {
      const user = await answerViewingRequest(dependencies, subjectUid, { requestId, answer });
      log.info({ requestId, answer }, 'viewing request answered');
      return { user };
    },

    listViewings: async ({ before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const viewings = await listViewings(db, subjectUid, { before, limit: limit + 1 });
      return { viewings: viewings.slice(0, limit), more: viewings.length > limit };
    },
  };
}
