import { chatRequest, event, streamCompletion } from './chat-completions.ts';
import type { EngineOptions } from './engine-options.ts';
import { type Call, type Routes, sendJson } from './engine-server.ts';
import { EngineState, type ModelState } from './engine-state.ts';
import { tokensOf, withoutOldest } from './prompt-tokens.ts';

/** The window of a model that is loaded for a request, unless its user has set another. */
const DEFAULT_WINDOW = 4_096;

export function lmStudioState(options: EngineOptions): EngineState {
  return new EngineState(options, false, () => options.contextLength ?? DEFAULT_WINDOW);
}

/** Formats: https://lmstudio.ai/docs/developer/rest/list and https://lmstudio.ai/docs/developer/rest/endpoints */
export function lmStudioRoutes(state: EngineState): Routes {
  const { contextLength = DEFAULT_WINDOW, restApi = 'v1' } = state.options;
  const listV1 = (call: Call) => sendJson(call, 200, { models: state.models.map(modelV1) });
  return {
    ...(restApi === 'v1' && { 'GET /api/v1/models': listV1 }),
    'GET /api/v0/models': (call) =>
      sendJson(call, 200, { object: 'list', data: state.models.map(modelV0) }),
    'GET /v1/models': (call) => {
      const data = state.models.map(({ name }) => ({
        id: name,
        object: 'model',
        owned_by: 'organization_owner',
      }));
      sendJson(call, 200, { object: 'list', data });
    },
    'POST /v1/chat/completions': async (call) => {
      const request = chatRequest.parse(call.body);
      const failure = state.takeFailure();
      if (failure) return sendJson(call, failure.status, { error: failure.message });
      const model = state.model(request.model);
      if (!model) return sendMissing(call, request.model);
      const window = model.window ?? contextLength;
      await state.load(model, window);
      // The rolling window drops old messages; what it must keep has to fit.
      const prompt = withoutOldest(request.messages, window - 1);
      const tokens = tokensOf(prompt);
      if (tokens >= window) return sendJson(call, 400, { error: tooLong(tokens, window) });
      if (prompt.length < request.messages.length) state.cuts += 1;
      const error = (message: string) => `event: error\n${event({ error: { message } })}`;
      await streamCompletion(state, call, request, prompt, window - tokens, error);
    },
  };
}

function tooLong(tokens: number, window: number): string {
  return `Trying to keep the first ${tokens} tokens when context the overflows. However, the model is loaded with context length of only ${window} tokens, which is not enough. Try to load the model with a larger context length, or provide a shorter input`;
}

function sendMissing(call: Call, name: string): void {
  const message = `Invalid model identifier "${name}".`;
  const error = { message, type: 'invalid_request_error', param: 'model', code: 'model_not_found' };
  sendJson(call, 404, { error });
}

function modelV1({ name, bytes, contextLength, window, isEmbedding }: ModelState) {
  const loaded_instances =
    window === null
      ? []
      : [{ id: name, config: { context_length: window, flash_attention: true } }];
  return {
    type: isEmbedding ? 'embedding' : 'llm',
    publisher: 'lmstudio-community',
    key: name,
    display_name: name,
    ...(!isEmbedding && { architecture: 'gemma2', description: null }),
    quantization: { name: 'Q4_K_M', bits_per_weight: 4 },
    size_bytes: bytes,
    params_string: '9B',
    loaded_instances,
    max_context_length: contextLength,
    format: 'gguf',
  };
}

function modelV0({ name, contextLength, window, isEmbedding }: ModelState) {
  return {
    id: name,
    object: 'model',
    type: isEmbedding ? 'embeddings' : 'llm',
    publisher: 'lmstudio-community',
    arch: 'gemma2',
    compatibility_type: 'gguf',
    quantization: 'Q4_K_M',
    state: window === null ? 'not-loaded' : 'loaded',
    max_context_length: contextLength,
    ...(window !== null && { loaded_context_length: window }),
  };
}
