import { z } from 'zod';
import { askEngine } from './ask-engine.ts';
import type { FoundEngine } from './engine.ts';
import { isEmbeddingName } from './model-name.rules.ts';

const modelList = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      owned_by: z.string().nullish(),
      meta: z.object({ size: z.number().nullish(), n_ctx: z.number().nullish() }).nullish(),
      /** Only of a server that switches between models. */
      status: z.object({ value: z.string() }).nullish(),
    }),
  ),
});
const properties = z.object({
  total_slots: z.number(),
  default_generation_settings: z.object({ n_ctx: z.number().nullish() }),
});

/**
 * Lists the models of a llama.cpp server; null if none answers at the address. It names itself in `owned_by` or
 * answers /props. The window is that of one slot: `--ctx-size` is shared by all slots.
 *
 * Formats: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
 */
export async function listLlamaCpp(
  origin: string,
  signal: AbortSignal,
): Promise<FoundEngine | null> {
  const list = await askEngine({ origin, path: '/v1/models', schema: modelList, signal });
  if (!list || list.data.some(({ owned_by }) => owned_by === 'vllm')) return null;
  // Without the name of a model: with one, a server that switches between models would load it.
  const props = await askEngine({ origin, path: '/props', schema: properties, signal });
  if (!props && !list.data.some(({ owned_by }) => owned_by === 'llamacpp')) return null;
  const slotWindow = props?.default_generation_settings.n_ctx || null;
  const models = list.data.map(({ id, meta, status }) => ({
    name: id,
    bytes: meta?.size || null,
    contextLength: status ? meta?.n_ctx || null : (slotWindow ?? (meta?.n_ctx || null)),
    isLoaded: !status || status.value === 'loaded',
  }));
  const chatModels = models.filter(({ name }) => !isEmbeddingName(name));
  return { engine: 'llama-cpp', baseUrl: `${origin}/v1`, models: chatModels };
}
