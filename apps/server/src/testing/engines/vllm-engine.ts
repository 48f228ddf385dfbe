import { chatRequest, event, streamCompletion } from './chat-completions.ts';
import type { EngineOptions, StandInModel } from './engine-options.ts';
import { type Routes, sendJson } from './engine-server.ts';
import { EngineState } from './engine-state.ts';
import { tokensOf } from './prompt-tokens.ts';

export function vllmState(options: EngineOptions): EngineState {
  return new EngineState(options, true, (model) => windowOf(model, options));
}

/** Formats: https://docs.vllm.ai/en/latest/serving/openai_compatible_server/ */
export function vllmRoutes(state: EngineState): Routes {
  const { models, options } = state;
  return {
    'GET /health': ({ response }) => void response.end(),
    'GET /version': (call) => sendJson(call, 200, { version: '0.20.0' }),
    'GET /v1/models': (call) => {
      const data = models.map((model) => ({
        id: model.name,
        object: 'model',
        created: 1_790_000_000,
        owned_by: 'vllm',
        root: model.name,
        parent: null,
        max_model_len: windowOf(model, options),
      }));
      sendJson(call, 200, { object: 'list', data });
    },
    'POST /v1/chat/completions': async (call) => {
      const request = chatRequest.parse(call.body);
      const failure = state.takeFailure();
      if (failure) {
        const { status, message } = failure;
        return sendJson(call, status, { error: errorOf(message, 'InternalServerError', status) });
      }
      const model = state.model(request.model);
      if (!model) {
        const message = `The model \`${request.model}\` does not exist.`;
        return sendJson(call, 404, { error: errorOf(message, 'NotFoundError', 404) });
      }
      const window = windowOf(model, options);
      await state.load(model, window);
      const tokens = tokensOf(request.messages);
      const wanted = request.max_tokens ?? 1;
      if (tokens + wanted > window) {
        const message = tooLong(tokens, wanted, window);
        return sendJson(call, 400, { error: errorOf(message, 'BadRequestError', 400) });
      }
      const error = (message: string) =>
        event({ error: errorOf(message, 'InternalServerError', 500) });
      await streamCompletion(state, call, request, request.messages, window - tokens, error);
    },
  };
}

function windowOf({ contextLength }: StandInModel, options: EngineOptions): number {
  return options.contextLength ?? contextLength;
}

function tooLong(tokens: number, wanted: number, window: number): string {
  return `This model's maximum context length is ${window} tokens. However, you requested ${wanted} output tokens and your prompt contains ${tokens} input tokens, for a total of ${tokens + wanted} tokens. Please reduce the length of the input prompt or the number of requested output tokens.`;
}

function errorOf(message: string, type: string, code: number) {
  return { message, type, param: null, code };
}
