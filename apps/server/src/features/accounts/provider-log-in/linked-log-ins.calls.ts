import type * as calls from '@savet/contract/calls/linked-log-ins';
import { FRESH_LOG_IN_MINUTES } from '@savet/contract/limits';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import { isFreshSession, listLinks } from '../linked/linked-log-ins.store.ts';
import { hasPassword } from '../password/password.store.ts';
import { type PasswordCheckDependencies, verifyUser } from '../password/verify-password.ts';
import { type UnlinkDependencies, unlinkLogIn } from './unlink-log-in.ts';

export function linkedLogInCalls(
  dependencies: UnlinkDependencies & PasswordCheckDependencies,
): HandlersOf<typeof calls> {
  const { db } = dependencies;
  return {
    listLogIns: async (_input, context) => ({
      hasPassword: await hasPassword(db, context.subjectUid),
      isFresh: await isFreshSession(db, actorOf(context), FRESH_LOG_IN_MINUTES),
      linked: (await listLinks(db, context.subjectUid)).map(({ provider, linkedAt }) => ({
        provider,
        linkedAt: linkedAt.toISOString(),
      })),
    }),

    unlinkLogIn: async ({ provider, currentPassword }, context) => {
      await verifyUser(dependencies, actorOf(context), currentPassword);
      await unlinkLogIn(dependencies, context.subjectUid, provider);
      context.log.info({ provider }, 'account: a log-in was unlinked');
      return {};
    },
  };
}
