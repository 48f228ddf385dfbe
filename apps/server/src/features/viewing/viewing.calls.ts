import type * as calls from '@savet/contract/calls/viewing';
import { PAGE_DEFAULT } from '@savet/contract/limits';
import type { Database } from '../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../platform/handlers.ts';
import { startViewing, stopViewing, type ViewingRules } from './viewings.ts';
import { listViewings } from './viewings-list.store.ts';

export function viewingCalls(dependencies: {
  db: Database;
  rules: ViewingRules;
}): HandlersOf<typeof calls> {
  const { db, rules } = dependencies;
  return {
    startViewing: async (input, context) => {
      const actor = actorOf(context);
      const started = await startViewing(db, rules, actor, input);
      context.log.info({ subject: input.uid, viewingId: started.viewingId }, 'viewing started');
      return started;
    },

    stopViewing: async (input, context) => {
      await stopViewing(db, actorOf(context), input);
      context.log.info({ viewingId: input.viewingId }, 'viewing stopped');
      return {};
    },

    listViewings: async ({ before, limit = PAGE_DEFAULT }, { subjectUid }) => {
      const viewings = await listViewings(db, subjectUid, { before, limit: limit + 1 });
      return { viewings: viewings.slice(0, limit), more: viewings.length > limit };
    },
  };
}
