import type * as calls from '@savet/contract/calls/staff/models';
import type { Encryption } from '../../../platform/encryption.ts';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import type { AiEnvironment } from '../../../platform/llm/models.ts';
import { loadUser } from '../../accounts/accounts.ts';
import type { PasswordCheckDependencies } from '../../accounts/password/verify-password.ts';
import { PROMPT_VERSION } from '../../consultant/prompts/prompt.ts';
import { listChanges, readStoredConnection } from '../../models/connection.store.ts';
import { keyContext } from '../../models/key-context.ts';
import { findLocalModels } from '../../models/local-models.ts';
import type { ConnectionSource } from '../../models/open-connection.ts';
import type { Spending } from '../../models/spending.ts';
import { allowHost } from './allow-host.ts';
import { chooseModel, dropModel, enteredConnection } from './choose-model.ts';
import { askTestQuestion } from './model-test.ts';
import { listScorecards } from './scorecards.store.ts';

export interface ModelsDependencies extends PasswordCheckDependencies {
  environment: AiEnvironment;
  connections: ConnectionSource;
  encryption: Encryption;
  spending: Spending;
}

export function modelsCalls(dependencies: ModelsDependencies): HandlersOf<typeof calls> {
  const { db, environment, connections, encryption, spending } = dependencies;
  return {
    getModels: async () => {
      const [{ connection }, stored, changes] = await Promise.all([
        connections.current(),
        readStoredConnection(db),
        listChanges(db),
      ]);
      const isKeyLost =
        typeof stored?.encryptedKey === 'string' &&
        encryption.decrypt(stored.encryptedKey, keyContext(stored)) === null;
      const { apiKey, ...shown } = connection;
      const { variables } = environment;
      return {
        inUse: {
          ...shown,
          hasKey: apiKey !== null,
          variables,
          promptVersion: String(PROMPT_VERSION),
        },
        stored: stored && withoutKey(stored),
        isKeyLost,
        changes: changes.map(({ at, ...change }) => ({ ...change, at: at.toISOString() })),
      };
    },

    findLocalModels: () => findLocalModels(),

    testModel: async ({ question, ...input }, context) => {
      const { uid } = actorOf(context);
      const { plan } = await loadUser(db, uid);
      const connection = await enteredConnection(db, encryption, environment, input);
      const { log } = context;
      return askTestQuestion(connection, question, { uid, plan }, { spending, log });
    },

    useModel: async (input, context) => {
      await chooseModel(db, encryption, environment, input, actorOf(context).uid);
      return {};
    },

    allowModelHost: async (input, context) => {
      await allowHost(dependencies, environment.hosts, actorOf(context), input);
      return {};
    },

    stopUsingModel: async (_input, context) => {
      await dropModel(db, environment, actorOf(context).uid);
      return {};
    },

    listScorecards: async () => ({
      scorecards: (await listScorecards(db)).map((card) => ({
        scorecardId: card.scorecardId,
        provider: card.provider,
        model: card.model,
        promptVersion: card.promptVersion,
        at: card.startedAt,
        questions: card.questions,
        failed: card.failed,
        share: card.share,
        graders: Object.entries(card.byGrader).map(([name, counts]) => ({ name, ...counts })),
        judge: card.judge,
        firstTextMs: card.firstTextMs.median,
      })),
    }),
  };
}

function withoutKey<Stored extends { encryptedKey: string | null }>({
  encryptedKey,
  ...connection
}: Stored) {
  return { ...connection, hasKey: encryptedKey !== null };
}
