import type * as calls from '@savet/contract/calls/brand-check';
import { exceptionWords, rejectedWords } from '@savet/contract/check-exceptions';
import type { Database } from '../../platform/db/transaction.ts';
import type { HandlersOf } from '../../platform/handlers.ts';
import { loadUser } from '../accounts/accounts.ts';
import type { Consultant } from '../consultant/consultant.ts';
import { deleteException, insertException, listExceptions } from './exceptions.store.ts';

/** Timeout of a rewrite, in milliseconds. */
const REWRITE_TIMEOUT_MS = 60_000;

export function brandCheckCalls(dependencies: {
  db: Database;
  consultant: Consultant;
}): HandlersOf<typeof calls> {
  const { db, consultant } = dependencies;
  return {
    checkText: async (input, { subjectUid }) => {
      const user = await loadUser(db, subjectUid);
      const { checkFor, factsOf, sourceOf, deletionsIn } = await loadCheck();
      const { language, applied, findings } = checkFor(user, input);
      const rejected = new Set(
        (await listExceptions(db, subjectUid)).map(({ rule, words }) => `${rule} ${words}`),
      );
      const deletionOf = deletionsIn(input.text);
      return {
        ...{ language, applied, facts: factsOf(user) },
        findings: findings.map((found) => {
          const { rule, start, end, field, fix, edits, division, cut, detail } = found;
          const deletion = deletionOf(found);
          const words = rejectedWords(input.text, { start, end });
          const isException = rejected.has(`${rule} ${words}`);
          return {
            ...{ rule, start, end, fix, detail, isException, ...sourceOf(user, field) },
            ...(edits && { edits: [...edits] }),
            ...(division && { division }),
            ...(cut !== undefined && { cut }),
            ...(deletion && { deletion }),
          };
        }),
      };
    },

    rejectFinding: async ({ rule, words }, { subjectUid }) => {
      await loadUser(db, subjectUid);
      const stored = exceptionWords(words);
      await insertException(db, subjectUid, { rule, words: stored });
      return {};
    },

    forgetException: async ({ rule, words }, { subjectUid }) => {
      const stored = exceptionWords(words);
      await deleteException(db, subjectUid, { rule, words: stored });
      return {};
    },

    rewriteFlagged: async (input, { subjectUid }) => {
      const user = await loadUser(db, subjectUid);
      const exceptions = await listExceptions(db, subjectUid);
      const { rewritesFor } = await loadCheck();
      const signal = AbortSignal.timeout(REWRITE_TIMEOUT_MS);
      return { rewrites: await rewritesFor(consultant, user, exceptions, input, signal) };
    },
  };
}

/** A server without checked texts does without the rules. */
function loadCheck(): Promise<typeof import('./check.ts')> {
  return import('./check.ts');
}
