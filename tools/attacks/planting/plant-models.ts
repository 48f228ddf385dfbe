import { modelName } from '@savet/contract/text';
import { scorecardOf } from '@savet/evaluation';
import { isEmbeddingName } from '../../../apps/server/src/platform/llm/engines/model-name.rules.ts';
import { loopbackAddresses } from '../../../apps/server/src/platform/llm/engines/probe.ts';
import { startEngine } from '../../../apps/server/src/testing/engines/start-engine.ts';
import { answerShortly, type World } from '../world.ts';

const connection = {
  provider: 'openai-compatible',
  modelFree: null,
  apiKey: 'key',
  contextWindow: null,
  takesOver: false,
} as const;

/** The texts as names of models, which have no spaces. A slash separates attributes too. */
export function namesOf(texts: readonly string[]): string[] {
  const names = texts.map((text) => text.replaceAll(/[\s\p{C}]+/gu, '/'));
  return [...new Set(names)].filter((name) => modelName.safeParse(name).success);
}

/** An address of a provider at which nobody answers, with the name in its path. */
export function addressWith(name: string): string {
  return `http://127.0.0.1:9/${name.replaceAll(/[@?#]/g, '/')}`;
}

/** Plants names of models in scorecards, prices and what the models of a month have cost. */
export async function plantModels(world: World, names: readonly string[]): Promise<void> {
  const { stage, staff } = world;
  await stage.runSql(names.map(insertScorecard).join(';\n'));
  const price = { input: 1, cachedInput: 1, output: 1 };
  const prices = names.map((model) => ({ model, ...price }));
  await staff.call('setModelPrices', { currency: 'EUR', prices });
  world.answerWith(answerShortly);
  const { url: baseUrl } = stage.provider;
  for (const model of names) {
    await staff.call('testModel', { ...connection, model, baseUrl, question: 0 });
  }
}

/** Puts a model into service. */
export async function useModel({ staff }: World, model: string): Promise<void> {
  const baseUrl = addressWith(model);
  await staff.call('useModel', { ...connection, model, modelFree: model, baseUrl });
}

/**
 * Starts a local engine whose models have the texts as names, where the server looks for one.
 * @returns the names that the server lists
 */
export async function startHostileEngine(texts: readonly string[]) {
  const models = texts.map((name) => ({ name, bytes: 1, contextLength: 8_192 }));
  const ports = loopbackAddresses
    .filter(({ engines }) => engines.includes('vllm'))
    .map(({ origin }) => Number(new URL(origin).port));
  for (const port of ports) {
    // Another program may listen there.
    const engine = await startEngine('vllm', { models, port }).catch(() => null);
    if (engine) {
      return { names: texts.filter((name) => !isEmbeddingName(name)), stop: () => engine.stop() };
    }
  }
  throw new Error(`other programs listen at the ports ${ports.join(' and ')}`);
}

function insertScorecard(model: string): string {
  const startedAt = new Date().toISOString();
  const judge = { model, mean: 3 };
  const run = { provider: 'openai', model, promptVersion: '1', startedAt, judge };
  const literal = JSON.stringify(scorecardOf([], run)).replaceAll("'", "''");
  return `insert into scorecards (scorecard_id, at, content) values ('${crypto.randomUUID()}', '${startedAt}', '${literal}')`;
}
