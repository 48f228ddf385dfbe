import type * as calls from '@savet/contract/calls/security';
import { actorOf, type HandlersOf } from '../../platform/handlers.ts';
import { changePassword, type NewPasswordDependencies } from './password/new-password.ts';
import { readPasswordLink } from './password/password-link.ts';
import type { PasswordCheckDependencies } from './password/verify-password.ts';
import { endOtherSessions, endSession, readSessions } from './session-list/session-list.ts';

export type SecurityDependencies = Omit<NewPasswordDependencies, 'log'> & PasswordCheckDependencies;

export function securityCalls(dependencies: SecurityDependencies): HandlersOf<typeof calls> {
  const { db, auth } = dependencies;
  return {
    readPasswordLink: async ({ token }) => ({ email: await readPasswordLink(db, auth, token) }),

    changePassword: async ({ uid: _subject, ...passwords }, context) => {
      const { log } = context;
      await changePassword({ ...dependencies, log }, actorOf(context), passwords);
      return {};
    },

    listSessions: async (_input, { subjectUid }) => ({
      sessions: await readSessions(db, subjectUid),
    }),

    endSession: async ({ sessionId }, { subjectUid, log }) => {
      await endSession({ ...dependencies, log }, subjectUid, sessionId);
      return {};
    },

    endOtherSessions: async (_input, context) => ({
      ended: await endOtherSessions({ ...dependencies, log: context.log }, actorOf(context)),
    }),
  };
}
