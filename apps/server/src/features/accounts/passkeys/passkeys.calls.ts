import type * as calls from '@savet/contract/calls/passkeys';
import { PASSKEY_SECONDS } from '@savet/contract/limits';
import { ApiError } from '../../../platform/api-error.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import { listPasskeys, renamePasskey } from '../factors/passkeys.store.ts';
import { type PasswordCheckDependencies, verifyUser } from '../password/verify-password.ts';
import type { EndViewings } from '../session-list/end-sessions.ts';
import type { LogInChallenges } from './log-in-challenges.ts';
import { mailPasskey, type PasskeyMailDependencies } from './passkey-mails.ts';
import { addPasskey, startRegistration } from './register-passkey.ts';
import type { RelyingParty } from './relying-party.rules.ts';
import { removePasskeys } from './remove-passkeys.ts';
import { requireOwnFactor } from './require-own-factor.ts';

export interface PasskeyCallDependencies
  extends PasswordCheckDependencies,
    PasskeyMailDependencies {
  /** Null where there can be no passkeys. */
  site: RelyingParty | null;
  challenges: LogInChallenges;
  endViewings: EndViewings;
}

export function passkeysCalls(dependencies: PasskeyCallDependencies): HandlersOf<typeof calls> {
  const { db, mails, challenges, endViewings } = dependencies;
  const requireSite = () => {
    if (dependencies.site === null) throw new ApiError('NOT_FOUND');
    return dependencies.site;
  };
  return {
    listPasskeys: async (_input, { subjectUid }) => ({
      passkeys: (await listPasskeys(db, subjectUid)).map((passkey) => ({
        passkeyId: passkey.passkeyId,
        name: passkey.name,
        createdAt: passkey.createdAt.toISOString(),
        lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
      })),
    }),

    startPasskey: async ({ currentPassword }, context) => {
      const actor = actorOf(context);
      await verifyUser(dependencies, actor, currentPassword);
      await requireOwnFactor(db, actor);
      return startRegistration({ db, site: requireSite() }, actor);
    },

    addPasskey: async ({ name, credential }, context) => {
      const { uid } = actorOf(context);
      await requireOwnFactor(db, actorOf(context));
      const registration = { ...dependencies, site: requireSite() };
      const passkeyId = await addPasskey(registration, { uid, name, credential }, context.log);
      context.log.info({ passkeyId }, 'account: a passkey was added');
      return { passkeyId };
    },

    renamePasskey: async ({ passkeyId, name }, { subjectUid: uid }) => {
      if (!(await renamePasskey(db, { uid, passkeyId, name }))) throw new ApiError('NOT_FOUND');
      return {};
    },

    removePasskey: async ({ passkeyId, currentPassword }, context) => {
      const { uid, sessionId } = actorOf(context);
      await verifyUser(dependencies, actorOf(context), currentPassword);
      await requireOwnFactor(db, actorOf(context));
      await inTransaction(db, async (trx) => {
        const which = { only: passkeyId };
        const [name] = await removePasskeys(trx, { uid, endViewings }, which, sessionId);
        if (name === undefined) throw new ApiError('NOT_FOUND');
        await mailPasskey(trx, dependencies, { uid, name, notice: 'passkeyRemoved' });
      });
      mails.sendDue();
      context.log.info({ passkeyId }, 'account: a passkey was removed');
      return {};
    },

    startPasskeyLogIn: async () => {
      const site = requireSite();
      return {
        options: {
          challenge: challenges.create(),
          rpId: site.id,
          timeout: 1_000 * PASSKEY_SECONDS,
          userVerification: 'required',
        },
      };
    },
  };
}
