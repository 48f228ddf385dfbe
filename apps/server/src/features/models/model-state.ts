import { CONTEXT_WINDOW_MIN, type EngineName, engineNames } from '@savet/contract/models';
import type { EngineModel, FoundEngine } from '../../platform/llm/engines/engine.ts';
import { ollamaWindow } from '../../platform/llm/engines/ollama-model.ts';
import { readEngine } from '../../platform/llm/engines/probe.ts';
import { OLLAMA_URL } from '../../platform/llm/models.ts';
import type { ModelConnection } from './connection.ts';

/** The current state of a model, as its engine reports it. */
export interface ModelState {
  /** In tokens; null if it is not known. */
  contextWindow: number | null;
  /** Whether the model is in memory; null if it is not known. */
  isLoaded: boolean | null;
}

/** Time for an engine's lists, in milliseconds: every answer waits for them. */
const READ_TIMEOUT_MS = 1_000;
/** Cache lifetime of a state in milliseconds. An engine can unload a model or load it with another window. */
const STATE_CACHE_MS = 10_000;
/** Cache lifetime for an address where no engine has answered, in milliseconds. */
const UNKNOWN_CACHE_MS = 60_000;

/** Reads the state of a connection's models from the engine that runs them. Hosted providers have a fixed one. */
export function createModelStates(
  connection: ModelConnection,
  read = readEngine,
): (modelId: string) => Promise<ModelState> {
  const { provider, contextWindow } = connection;
  if (provider !== 'ollama' && provider !== 'openai-compatible') {
    return async () => ({ contextWindow, isLoaded: null });
  }
  const baseUrl = connection.baseUrl ?? OLLAMA_URL;
  let candidates: readonly EngineName[] = provider === 'ollama' ? ['ollama'] : engineNames;
  let last: FoundEngine | null = null;
  let known: { engine: Promise<FoundEngine | null>; until: number } | undefined;

  async function readNow(): Promise<FoundEngine | null> {
    const signal = AbortSignal.timeout(READ_TIMEOUT_MS);
    const found = await Promise.all(
      candidates.map((engine) => read(engine, addressOf(engine, baseUrl), signal)),
    );
    const engine = found.find((candidate) => candidate !== null) ?? null;
    if (engine) {
      candidates = [engine.engine];
      last = engine;
    } else if (known && last === null) {
      known.until = performance.now() + UNKNOWN_CACHE_MS;
    }
    // A busy engine can exceed the timeout: use its last reported state.
    return engine ?? last;
  }

  return async (modelId) => {
    if (!known || known.until < performance.now()) {
      known = { engine: Promise.resolve(null), until: performance.now() + STATE_CACHE_MS };
      known.engine = readNow();
    }
    const engine = await known.engine;
    const model = engine?.models.find(
      ({ name }) => name === modelId || name === `${modelId}:latest`,
    );
    // The next question asks again until the model is loaded.
    if (model?.isLoaded === false) known = undefined;
    return {
      contextWindow: windowOf(
        {
          engine: provider === 'ollama' ? 'ollama' : engine?.engine,
          isNative: provider === 'ollama',
        },
        model,
        contextWindow,
      ),
      isLoaded: model?.isLoaded ?? null,
    };
  };
}

/** Ollama's own API is beside its form of OpenAI's. */
function addressOf(engine: EngineName, baseUrl: string): string {
  return engine === 'ollama' ? new URL(baseUrl).origin : baseUrl;
}

/** The window that a request will have: what the engine gives limits what is set. */
function windowOf(
  { engine, isNative }: { engine: EngineName | undefined; isNative: boolean },
  model: EngineModel | undefined,
  chosen: number | null,
): number | null {
  if (engine === 'ollama' && isNative) return ollamaWindow(chosen, model?.contextLength ?? null);
  // Its form of OpenAI's API can't set the window, and the smallest default is this.
  if (engine === 'ollama') return CONTEXT_WINDOW_MIN;
  // LM Studio loads a model with a window of its own, which it does not tell before.
  const isUnknown = engine === 'lm-studio' && !model?.isLoaded;
  const given = isUnknown ? CONTEXT_WINDOW_MIN : (model?.contextLength ?? null);
  if (chosen === null || given === null) return chosen ?? given;
  return Math.min(chosen, given);
}
