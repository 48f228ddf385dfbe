import type * as calls from '@savet/contract/calls/security';
import { actorOf, type CallContext, type HandlersOf } from '../../platform/handlers.ts';
import { type DeletionDependencies, deleteAccount } from './deletion/delete-account.ts';
import { confirmChange } from './email-change/confirm-change.ts';
import type { EmailChangeDependencies } from './email-change/email-changes.ts';
import { requestChange } from './email-change/request-change.ts';
import { undoChange } from './email-change/undo-change.ts';
import { listPasskeys } from './factors/passkeys.store.ts';
import type { CheckNewPassword } from './password/common-passwords.ts';
import { changePassword } from './password/new-password.ts';
import { readPasswordLink } from './password/password-link.ts';
import { endOtherSessions, endSession, readSessions } from './session-list/session-list.ts';

export type SecurityDependencies = Omit<EmailChangeDependencies & DeletionDependencies, 'log'> & {
  checkNewPassword: CheckNewPassword;
};

export function securityCalls(dependencies: SecurityDependencies): HandlersOf<typeof calls> {
  const { db, auth } = dependencies;
  const withLog = ({ log }: CallContext) => ({ ...dependencies, log });
  return {
    readPasswordLink: async ({ token }) => {
      const { uid, email } = await readPasswordLink(db, auth, token);
      const passkeys = (await listPasskeys(db, uid)).map(({ name, createdAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
      }));
      return { email, passkeys };
    },

    changePassword: async ({ uid: _subject, ...passwords }, context) => {
      await changePassword(withLog(context), actorOf(context), passwords);
      return {};
    },

    listSessions: async (_input, { subjectUid }) => ({
      sessions: await readSessions(db, subjectUid),
    }),

    endSession: async ({ sessionId }, context) => {
      await endSession(withLog(context), context.subjectUid, sessionId);
      return {};
    },

    endOtherSessions: async (_input, context) => ({
      ended: await endOtherSessions(withLog(context), actorOf(context)),
    }),

    requestEmailChange: async ({ uid: _subject, ...request }, context) => {
      await requestChange(withLog(context), actorOf(context), request);
      return {};
    },

    confirmEmailChange: async ({ token }, context) => {
      await confirmChange(withLog(context), token, null);
      return {};
    },

    confirmOwnEmailChange: async ({ token }, context) => {
      await confirmChange(withLog(context), token, context.subjectUid);
      return {};
    },

    undoEmailChange: async ({ token }, context) => {
      await undoChange(withLog(context), token);
      return {};
    },

    deleteAccount: async ({ currentPassword }, context) => {
      const until = await deleteAccount(withLog(context), actorOf(context), currentPassword);
      return { until: until.toISOString() };
    },
  };
}
