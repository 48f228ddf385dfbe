import { chatRequest, event, streamCompletion } from './chat-completions.ts';
import type { EngineOptions } from './engine-options.ts';
import { type Routes, sendJson } from './engine-server.ts';
import { EngineState, type ModelState } from './engine-state.ts';
import { tooLong } from './ollama-prompt.ts';
import { lastTokens, type Message, tokensOf } from './prompt-tokens.ts';

export function llamaCppState(options: EngineOptions): EngineState {
  return new EngineState(options, true, (model) => options.contextLength ?? model.contextLength);
}

/**
 * One model, or several between which the server switches.
 *
 * Formats: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md
 */
export function llamaCppRoutes(state: EngineState): Routes {
  const { models, options } = state;
  const isRouter = models.length > 1;
  return {
    'GET /health': (call) => sendJson(call, 200, { status: 'ok' }),
    'GET /props': (call) => {
      const n_ctx = models[0]?.window ?? 0;
      const one = { default_generation_settings: { n_ctx, params: {} }, total_slots: 1 };
      const router = { role: 'router', default_generation_settings: { n_ctx: 0, params: null } };
      sendJson(call, 200, isRouter ? router : one);
    },
    'GET /v1/models': (call) =>
      sendJson(call, 200, { object: 'list', data: models.map((model) => entry(model, isRouter)) }),
    'POST /v1/chat/completions': async (call) => {
      const request = chatRequest.parse(call.body);
      const failure = state.takeFailure();
      if (failure) return sendJson(call, failure.status, { error: errorOf(failure.message) });
      // A server of one model answers with it, whatever the name.
      const model = isRouter ? state.model(request.model) : models[0];
      if (!model) return sendJson(call, 404, { error: errorOf('model not found') });
      const window = model.window ?? options.contextLength ?? model.contextLength;
      await state.load(model, window);
      const tokens = tokensOf(request.messages);
      const isTooLong = tokens >= window;
      if (isTooLong && !options.contextShift) {
        return sendJson(call, 400, { error: tooLong(tokens, window) });
      }
      if (isTooLong) state.cuts += 1;
      const prompt = isTooLong ? shifted(request.messages, tokens, window) : request.messages;
      const room = options.contextShift ? Number.POSITIVE_INFINITY : window - tokens;
      const error = (message: string) => event({ error: errorOf(message) });
      await streamCompletion(state, call, request, prompt, room, error);
    },
  };
}

/** Erases as many blocks of half a window from the beginning as needed. */
function shifted(messages: readonly Message[], tokens: number, window: number): Message[] {
  const block = Math.floor(window / 2);
  const erased = Math.floor((tokens - block) / block);
  return lastTokens(messages, tokens - erased * block);
}

function errorOf(message: string) {
  return { code: 500, message, type: 'server_error' };
}

function entry({ name, bytes, contextLength, window }: ModelState, isRouter: boolean) {
  const common = { id: name, object: 'model', created: 1_790_000_000, owned_by: 'llamacpp' };
  if (isRouter) return { ...common, status: { value: window === null ? 'unloaded' : 'loaded' } };
  const meta = { vocab_type: 1, n_ctx: window, n_ctx_train: contextLength, size: bytes };
  return { ...common, meta };
}
