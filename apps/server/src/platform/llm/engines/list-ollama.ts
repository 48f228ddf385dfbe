import { z } from 'zod';
import { askEngine } from './ask-engine.ts';
import type { EngineModel, FoundEngine } from './engine.ts';
import { isEmbeddingName } from './model-name.rules.ts';

/** Most models whose details are asked for. */
const DETAILS_MAX = 20;

const version = z.object({ version: z.string() });
const tags = z.object({
  models: z
    .array(
      z.object({
        name: z.string(),
        size: z.number().nullish(),
        remote_host: z.string().nullish(),
        remote_model: z.string().nullish(),
      }),
    )
    .nullable(),
});
const running = z.object({ models: z.array(z.object({ name: z.string() })).nullable() });
const details = z.object({
  model_info: z.record(z.string(), z.unknown()).nullish(),
  capabilities: z.array(z.string()).nullish(),
});

type Tag = NonNullable<z.infer<typeof tags>['models']>[number];

/**
 * Lists the models of an Ollama; null if none answers at the address. Models that run in Ollama's cloud are left out:
 * they would send the prompt to another computer.
 *
 * Formats: https://github.com/ollama/ollama/blob/main/docs/api.md
 */
export async function listOllama(origin: string, signal: AbortSignal): Promise<FoundEngine | null> {
  const ask = { origin, signal };
  // llama.cpp answers /api/tags too, but not this.
  if (!(await askEngine({ ...ask, path: '/api/version', schema: version }))) return null;
  const list = await askEngine({ ...ask, path: '/api/tags', schema: tags });
  if (!list) return null;
  const loaded = await askEngine({ ...ask, path: '/api/ps', schema: running });
  const loadedNames = new Set(loaded?.models?.map(({ name }) => name));
  const local = (list.models ?? []).filter((tag) => !isRemote(tag) && !isEmbeddingName(tag.name));
  const models = await Promise.all(
    local.map(async ({ name, size }, index): Promise<EngineModel | null> => {
      const shown = index < DETAILS_MAX ? await show(name, ask) : null;
      if (shown?.capabilities && !shown.capabilities.includes('completion')) return null;
      const contextLength = windowOf(shown?.model_info ?? {});
      return { name, bytes: size || null, contextLength, isLoaded: loadedNames.has(name) };
    }),
  );
  return { engine: 'ollama', baseUrl: origin, models: models.filter((model) => model !== null) };
}

function show(model: string, ask: { origin: string; signal: AbortSignal }) {
  return askEngine({ ...ask, path: '/api/show', schema: details, body: { model } });
}

function isRemote({ name, remote_host, remote_model }: Tag): boolean {
  return Boolean(remote_host || remote_model) || /[:-]cloud$/.test(name);
}

/** The model's maximum, `<architecture>.context_length`. */
function windowOf(info: Record<string, unknown>): number | null {
  const architecture = info['general.architecture'];
  const key = Object.keys(info).find((name) =>
    typeof architecture === 'string'
      ? name === `${architecture}.context_length`
      : name.endsWith('.context_length'),
  );
  const length = key === undefined ? null : info[key];
  return typeof length === 'number' && length > 0 ? length : null;
}
