import { z } from 'zod';
import { chatRequest, event, streamCompletion } from './chat-completions.ts';
import type { EngineOptions, StandInModel } from './engine-options.ts';
import { type Call, type Routes, sendJson } from './engine-server.ts';
import { EngineState, type ModelState } from './engine-state.ts';
import { ollamaPrompt } from './ollama-prompt.ts';
import { streamOllamaChat } from './ollama-stream.ts';

/** Without VRAM for more. */
const DEFAULT_WINDOW = 4_096;

const showRequest = z.object({ model: z.string() });
const ollamaChat = z.object({
  model: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  stream: z.literal(true).default(true),
  truncate: z.boolean().default(true),
  shift: z.boolean().default(true),
  options: z
    .object({ num_ctx: z.number().optional(), num_predict: z.number().optional() })
    .default({}),
});

export function ollamaState(options: EngineOptions): EngineState {
  return new EngineState(options, false, (model) => windowFor(model, options.contextLength));
}

/** Formats: https://github.com/ollama/ollama/blob/main/docs/api.md */
export function ollamaRoutes(state: EngineState): Routes {
  const { contextLength } = state.options;
  return {
    'GET /': ({ response }) => void response.end('Ollama is running'),
    'GET /api/version': (call) => sendJson(call, 200, { version: '0.33.3' }),
    'GET /api/tags': (call) => sendJson(call, 200, { models: state.models.map(tagOf) }),
    'GET /api/ps': (call) => {
      const running = state.models.filter(({ window }) => window !== null);
      sendJson(call, 200, { models: running.map(runningOf) });
    },
    'POST /api/show': (call) => {
      const { model: name } = showRequest.parse(call.body);
      const model = state.model(name);
      if (model) sendJson(call, 200, detailsOf(model));
      else sendMissing(call, name);
    },
    'POST /api/chat': async (call) => {
      const request = ollamaChat.parse(call.body);
      const failure = state.takeFailure();
      if (failure) return sendJson(call, failure.status, { error: failure.message });
      const model = state.model(request.model);
      if (!model) return sendMissing(call, request.model);
      const window = windowFor(model, request.options.num_ctx ?? contextLength);
      await state.load(model, window);
      const prompt = ollamaPrompt(request.messages, window, request);
      if ('refusal' in prompt) return sendJson(call, 400, { error: prompt.refusal });
      if (prompt.isCut) state.cuts += 1;
      const limit = request.options.num_predict ?? -1;
      await streamOllamaChat(state, call, request, prompt.messages, { window, limit });
    },
    // This API can't set the window and always cuts.
    'POST /v1/chat/completions': async (call) => {
      const request = chatRequest.parse(call.body);
      const model = state.model(request.model);
      if (!model) return sendMissing(call, request.model);
      const window = windowFor(model, contextLength);
      await state.load(model, window);
      const prompt = ollamaPrompt(request.messages, window, { truncate: true, shift: true });
      if ('refusal' in prompt) return sendJson(call, 400, { error: { message: prompt.refusal } });
      if (prompt.isCut) state.cuts += 1;
      const error = (message: string) => event({ error: { message, type: 'api_error' } });
      await streamCompletion(state, call, request, prompt.messages, window, error);
    },
  };
}

function windowFor({ contextLength }: StandInModel, wanted = DEFAULT_WINDOW): number {
  return Math.min(wanted, contextLength);
}

function sendMissing(call: Call, name: string): void {
  sendJson(call, 404, { error: `model '${name}' not found` });
}

function tagOf({ name, bytes, isEmbedding }: StandInModel) {
  const family = isEmbedding ? 'bert' : 'gemma2';
  return {
    name,
    model: name,
    modified_at: '2026-10-01T12:00:00.000000000+03:00',
    size: bytes,
    digest: 'a'.repeat(64),
    details: { parent_model: '', format: 'gguf', family, families: [family] },
  };
}

function runningOf(model: ModelState) {
  const expires_at = '2026-10-01T12:30:00.000000000+03:00';
  return { ...tagOf(model), expires_at, size_vram: 0, context_length: model.window };
}

function detailsOf(model: StandInModel) {
  const { details } = tagOf(model);
  return {
    modelfile: '',
    parameters: 'temperature 0.1',
    template: '{{ .Prompt }}',
    details,
    model_info: {
      'general.architecture': details.family,
      'general.parameter_count': 9_241_705_984,
      [`${details.family}.context_length`]: model.contextLength,
      'tokenizer.ggml.tokens': null,
    },
    capabilities: [model.isEmbedding ? 'embedding' : 'completion'],
  };
}
