import { z } from 'zod';
import { askEngine } from './ask-engine.ts';
import type { EngineModel, FoundEngine } from './engine.ts';
import { isEmbeddingName } from './model-name.rules.ts';

const modelsV1 = z.object({
  models: z.array(
    z.object({
      type: z.string(),
      key: z.string(),
      size_bytes: z.number().nullish(),
      max_context_length: z.number().nullish(),
      loaded_instances: z.array(
        z.object({ config: z.object({ context_length: z.number().nullish() }).nullish() }),
      ),
    }),
  ),
});
const modelsV0 = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      type: z.string(),
      state: z.string(),
      max_context_length: z.number().nullish(),
      loaded_context_length: z.number().nullish(),
    }),
  ),
});

type ModelV1 = z.infer<typeof modelsV1>['models'][number];
type ModelV0 = z.infer<typeof modelsV0>['data'][number];

/**
 * Lists the models of an LM Studio; null if none answers at the address. Versions before 0.4 know only the API v0,
 * which has no sizes.
 *
 * Formats: https://lmstudio.ai/docs/developer/rest/list and https://lmstudio.ai/docs/developer/rest/endpoints
 */
export async function listLmStudio(
  origin: string,
  signal: AbortSignal,
): Promise<FoundEngine | null> {
  const models = (await listV1(origin, signal)) ?? (await listV0(origin, signal));
  if (!models) return null;
  const chatModels = models.filter(({ name }) => !isEmbeddingName(name));
  return { engine: 'lm-studio', baseUrl: `${origin}/v1`, models: chatModels };
}

async function listV1(origin: string, signal: AbortSignal): Promise<EngineModel[] | null> {
  const list = await askEngine({ origin, path: '/api/v1/models', schema: modelsV1, signal });
  return list && list.models.filter(({ type }) => type !== 'embedding').map(fromV1);
}

async function listV0(origin: string, signal: AbortSignal): Promise<EngineModel[] | null> {
  const list = await askEngine({ origin, path: '/api/v0/models', schema: modelsV0, signal });
  return list && list.data.filter(({ type }) => type !== 'embeddings').map(fromV0);
}

function fromV1({ key, size_bytes, max_context_length, loaded_instances }: ModelV1): EngineModel {
  // A request by name may reach any instance, so the smallest window counts.
  const windows = loaded_instances.flatMap(({ config }) => config?.context_length || []);
  return {
    name: key,
    bytes: size_bytes || null,
    contextLength: windows.length > 0 ? Math.min(...windows) : max_context_length || null,
    isLoaded: loaded_instances.length > 0,
  };
}

function fromV0({ id, state, max_context_length, loaded_context_length }: ModelV0): EngineModel {
  const isLoaded = state === 'loaded';
  const contextLength = (isLoaded && loaded_context_length) || max_context_length || null;
  return { name: id, bytes: null, contextLength, isLoaded };
}
