import type * as calls from '@savet/contract/calls/second-factor';
import type { Database } from '../../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import { hasPasskeys } from '../factors/passkeys.store.ts';
import { countRecoveryCodes, readFactor, readLastReset } from '../factors/second-factor.store.ts';
import { requireOwnFactor } from '../passkeys/require-own-factor.ts';
import { type PasswordCheckDependencies, verifyUser } from '../password/verify-password.ts';
import { readRole } from '../staff.store.ts';
import type { SecondFactors } from './second-factors.ts';

export interface SecondFactorCallDependencies extends PasswordCheckDependencies {
  limits: PasswordCheckDependencies['limits'] & {
    code(email: string, device: null): Promise<{ correct(): Promise<void> }>;
  };
  secondFactors: SecondFactors;
  isStaffFactorRequired: boolean;
}

export function secondFactorCalls(
  dependencies: SecondFactorCallDependencies,
): HandlersOf<typeof calls> {
  const { db, limits, secondFactors, isStaffFactorRequired } = dependencies;
  return {
    readSecondFactor: async (_input, { subjectUid, actor }) => ({
      ...(await readState(db, subjectUid)),
      isRequired: isStaffFactorRequired && ((await readRole(db, subjectUid))?.isAdmin ?? false),
      isMissing: actor?.lacksSecondFactor ?? false,
      hasPasskeys: await hasPasskeys(db, subjectUid),
    }),

    startSecondFactor: async ({ currentPassword }, context) => {
      await verifyUser(dependencies, actorOf(context), currentPassword);
      await requireOwnFactor(db, actorOf(context));
      return secondFactors.start(context.subjectUid);
    },

    confirmSecondFactor: async ({ code }, context) => {
      const { subjectUid, log } = context;
      await requireOwnFactor(db, actorOf(context));
      await limits.passwordAttempt(subjectUid);
      await secondFactors.confirm(subjectUid, code);
      await limits.passwordCorrect(subjectUid);
      log.info('account: the second factor is on');
      return {};
    },

    renewRecoveryCodes: async ({ currentPassword }, context) => {
      await verifyUser(dependencies, actorOf(context), currentPassword);
      const recoveryCodes = await secondFactors.renewRecoveryCodes(context.subjectUid);
      context.log.info('account: recovery codes were replaced');
      return { recoveryCodes };
    },

    stopSecondFactor: async ({ currentPassword, code }, context) => {
      const actor = actorOf(context);
      await verifyUser(dependencies, actor, currentPassword);
      const attempt = await limits.code(actor.email, null);
      await secondFactors.stop(context.subjectUid, code);
      await attempt.correct();
      context.log.info('account: the second factor is off');
      return {};
    },
  };
}

async function readState(db: Database, uid: string) {
  const factor = await readFactor(db, uid);
  const since = factor?.confirmedAt ?? null;
  const reset = await readLastReset(db, uid);
  return {
    since: since?.toISOString() ?? null,
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, uid),
    lastReset: reset ? { at: reset.resetAt.toISOString(), reason: reset.reason } : null,
  };
}
