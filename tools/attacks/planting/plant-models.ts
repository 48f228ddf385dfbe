import { modelName } from '@savet/contract/text';
import { insertScorecard } from '../../../apps/server/src/testing/database-access/insert-scorecard.ts';
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

/**
 * Plants names of models in scorecards, prices and what the models of a month have cost. Each place has an ending of its own, so that
 * the page is judged only when it shows all of them.
 * @returns the planted names
 */
export async function plantModels(world: World, names: readonly string[]): Promise<string[]> {
  const { stage, staff } = world;
  const [graded, priced, paid] = ['.graded', '.priced', '.paid'].map((ending) =>
    names.map((name) => `${name}${ending}`),
  ) as [string[], string[], string[]];
  await stage.runSql(graded.map(insertScorecard).join(';\n'));
  const price = { input: 1, cachedInput: 1, output: 1 };
  const prices = priced.map((model) => ({ model, ...price }));
  await staff.call('setModelPrices', { currency: 'EUR', prices });
  world.answerWith(answerShortly);
  const { url: baseUrl } = stage.provider;
  await allow(world, baseUrl);
  for (const model of paid) {
    await staff.call('testModel', { ...connection, model, baseUrl, question: 0 });
  }
  return [...graded, ...priced, ...paid];
}

/** Puts a model into service. */
export async function useModel(world: World, model: string): Promise<void> {
  const { staff } = world;
  const baseUrl = addressWith(model);
  await allow(world, baseUrl);
  await staff.call('useModel', { ...connection, model, modelFree: model, baseUrl });
}

/** Allows the host of an address, which is needed for unusual ones. */
async function allow({ staff }: World, baseUrl: string): Promise<void> {
  await staff.call('allowModelHost', { baseUrl, currentPassword: 'secret1' });
}
