import type * as calls from '@savet/contract/calls/models';
import type { Database } from '../../../platform/db/transaction.ts';
import type { Encryption } from '../../../platform/encryption.ts';
import { actorOf, type HandlersOf } from '../../../platform/handlers.ts';
import type { AiEnvironment } from '../../../platform/llm/models.ts';
import { loadUser } from '../../accounts/accounts.ts';
import { PROMPT_VERSION } from '../../consultant/prompts/prompt.ts';
import { listChanges, readStoredConnection } from '../../models/connection.store.ts';
import type { ModelConnection } from '../../models/connection.ts';
import { keyContext } from '../../models/key-context.ts';
import { findLocalModels } from '../../models/local-models.ts';
import type { ConnectionSource } from '../../models/open-connection.ts';
import { isOwnEngine } from '../../models/own-engine.rules.ts';
import { monthOf, monthRange, PRICE_UNITS } from '../../models/spending.rules.ts';
import { listPrices, readSettings } from '../../models/spending.store.ts';
import type { Spending } from '../../models/spending.ts';
import { readSpendingReport } from '../../models/spending-report.store.ts';
import { chooseModel, dropModel, enteredConnection } from './choose-model.ts';
import { askTestQuestion } from './model-test.ts';
import { listScorecards } from './scorecards.store.ts';
import { HUNDREDTHS, setCeilings, setPrices } from './set-prices.ts';

export interface ModelsDependencies {
  db: Database;
  environment: AiEnvironment;
  connections: ConnectionSource;
  encryption: Encryption;
  spending: Spending;
  now: () => Date;
}

export function modelsCalls({
  db,
  environment,
  connections,
  encryption,
  spending,
  now,
}: ModelsDependencies): HandlersOf<typeof calls> {
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
      const connection = await enteredConnection(db, encryption, input);
      const { log } = context;
      return askTestQuestion(connection, question, { uid, plan }, { spending, log });
    },

    useModel: async (input, context) => {
      await chooseModel(db, encryption, environment, input, actorOf(context).uid);
      return {};
    },

    stopUsingModel: async (_input, context) => {
      await dropModel(db, environment, actorOf(context).uid);
      return {};
    },

    getSpending: async ({ month = monthOf(now()) }) => {
      const [{ connection }, report, prices, { currency, ceilings }] = await Promise.all([
        connections.current(),
        readSpendingReport(db, monthRange(month)),
        listPrices(db),
        readSettings(db),
      ]);
      const amount = (hundredths: number | null) => hundredths && hundredths / HUNDREDTHS;
      return {
        ...report,
        month,
        currency,
        unpriced: unpricedModels(
          connection,
          prices.map(({ model }) => model),
        ),
        prices: prices.map(({ model, input, cachedInput, output }) => ({
          model,
          input: input / PRICE_UNITS,
          cachedInput: cachedInput / PRICE_UNITS,
          output: output / PRICE_UNITS,
        })),
        ceilings: {
          total: amount(ceilings.total),
          free: amount(ceilings.free),
          pro: amount(ceilings.pro),
          enterprise: amount(ceilings.enterprise),
        },
      };
    },

    setModelPrices: async (input, context) => {
      await setPrices(db, input, actorOf(context).uid);
      return {};
    },

    setCeilings: async (input, context) => {
      await setCeilings(db, input, actorOf(context).uid);
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

/** The models in use without a price, which may cost something. */
function unpricedModels(connection: ModelConnection, priced: readonly string[]): string[] {
  if (isOwnEngine(connection)) return [];
  const used = [connection.model, connection.modelFree].filter((model) => model !== null);
  return [...new Set(used)].filter((model) => !priced.includes(model));
}

function withoutKey<Stored extends { encryptedKey: string | null }>({
  encryptedKey,
  ...connection
}: Stored) {
  return { ...connection, hasKey: encryptedKey !== null };
}
