import { z } from 'zod';
import { askEngine } from './ask-engine.ts';
import type { FoundEngine } from './engine.ts';
import { isEmbeddingName } from './model-name.rules.ts';

const modelList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.string().nullish(),
      max_model_len: z.number().nullish(),
      /** The model that an adapter belongs to; the list gives the window of the model only. */
      parent: z.string().nullish(),
    }),
  ),
});

/**
 * Lists the models of a vLLM; null if none answers at the address. It names itself in `owned_by`.
 *
 * Formats: https://docs.vllm.ai/en/latest/serving/openai_compatible_server/
 */
export async function listVllm(origin: string, signal: AbortSignal): Promise<FoundEngine | null> {
  const list = await askEngine({ origin, path: '/v1/models', schema: modelList, signal });
  if (!list?.data.some(({ owned_by }) => owned_by === 'vllm')) return null;
  const windows = new Map(list.data.map(({ id, max_model_len }) => [id, max_model_len]));
  const models = list.data.map(({ id, max_model_len, parent }) => ({
    name: id,
    bytes: null,
    contextLength: max_model_len || windows.get(parent ?? '') || null,
    isLoaded: true,
  }));
  const chatModels = models.filter(({ name }) => !isEmbeddingName(name));
  return { engine: 'vllm', baseUrl: `${origin}/v1`, models: chatModels };
}
