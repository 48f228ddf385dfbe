import { totalmem } from 'node:os';
import type { EngineName } from '@savet/contract/models';
import { probeEngines } from '../../platform/llm/engines/probe.ts';
import { fitsMemory, proposedModel } from '../../platform/llm/engines/propose.rules.ts';
import type { AiEnvironment } from '../../platform/llm/models.ts';
import { type ModelConnection, noConnection } from './connection.ts';

/** The engines of this machine with their models, and the one to use. */
export async function findLocalModels(probe = probeEngines) {
  const memoryBytes = totalmem();
  const engines = await probe();
  return {
    engines: engines.map((engine) => ({
      ...engine,
      models: engine.models.map((model) => ({
        ...model,
        fits: model.bytes === null ? null : fitsMemory(model, memoryBytes),
      })),
    })),
    proposal: proposedModel(engines, { memoryBytes }),
    memoryBytes,
  };
}

/**
 * The connection for `AI_PROVIDER=auto`: the proposed model, or the one that `AI_MODEL` names; none if there is no
 * such model.
 */
export async function findConnection(
  environment: AiEnvironment,
  probe = probeEngines,
): Promise<ModelConnection> {
  const { engines, proposal } = await findLocalModels(probe);
  const named = engines.flatMap(({ engine, baseUrl, models }) =>
    models
      .filter(({ name }) => name === environment.model)
      .map(({ name }) => ({ engine, baseUrl, model: name })),
  );
  const chosen = environment.model === null ? proposal : named[0];
  if (!chosen) return noConnection;
  const { modelFree, apiKey, contextWindow, takesOver } = environment;
  return {
    source: 'found',
    provider: providerOf(chosen.engine),
    model: chosen.model,
    modelFree,
    baseUrl: chosen.baseUrl,
    apiKey,
    contextWindow,
    takesOver,
  };
}

/** The provider that speaks to an engine. */
export function providerOf(engine: EngineName): 'ollama' | 'openai-compatible' {
  return engine === 'ollama' ? 'ollama' : 'openai-compatible';
}
