import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { z } from 'zod';
import { checkedLines } from './ollama-lines.ts';

/** Window of requests unless another is chosen, in tokens: memory and waiting time grow with it. */
const WINDOW = 16_384;
/** How long the model stays in memory after an answer, so that the next one starts at once. */
const KEEP_ALIVE = '30m';

const requestBody = z.looseObject({
  stream: z.boolean(),
  temperature: z.number().optional(),
  top_p: z.number().optional(),
  max_output_tokens: z.number().optional(),
  options: z.record(z.string(), z.unknown()).optional(),
});

export interface OllamaConnection {
  /** The origin, without `/api` or `/v1`. */
  baseUrl: string;
  /** The window that was chosen for the connection, in tokens; null for 16,384. */
  contextWindow: number | null;
}

/**
 * The window that a request really gets, in tokens. Ollama gives no model more than its maximum.
 * @param maximum the model's maximum as Ollama lists it; null if unknown
 */
export function ollamaWindow(contextWindow: number | null, maximum: number | null): number {
  return Math.min(contextWindow ?? WINDOW, maximum ?? Number.POSITIVE_INFINITY);
}

/**
 * Gives the models of an Ollama by name, through its own API: the one that is compatible with OpenAI's can't set the
 * window and cuts long prompts silently. The window is the same in all requests of a connection, because Ollama loads
 * the model again when it changes.
 */
export function ollamaModels({
  baseUrl,
  contextWindow,
}: OllamaConnection): (modelId: string) => LanguageModelV4 {
  const baseURL = new URL('/api', baseUrl).href;
  const window = ollamaWindow(contextWindow, null);
  const open = async (modelId: string, failure: { error?: unknown }) => {
    // The rest of this file is needed without it.
    const { createOllama } = await import('ollama-ai-provider-v2');
    const onError = (error: unknown) => Object.assign(failure, { error });
    const fetch: typeof globalThis.fetch = (url, init = {}) => send(url, init, window, onError);
    return createOllama({ baseURL, fetch }).chat(modelId);
  };
  return (modelId) => ({
    specificationVersion: 'v4',
    provider: 'ollama',
    modelId,
    supportedUrls: {},
    doGenerate: async (options) => (await open(modelId, {})).doGenerate(options),
    async doStream(options) {
      const failure = {};
      const opened = await open(modelId, failure);
      const result = await opened.doStream(options);
      return { ...result, stream: result.stream.pipeThrough(withFailure(failure)) };
    },
  });
}

/** Sends the library's request as Ollama's API takes it, and checks the response, which the library does not. */
async function send(
  url: string | URL | Request,
  init: RequestInit,
  window: number,
  onError: (error: unknown) => void,
): Promise<Response> {
  const body = requestBody.parse(JSON.parse(z.string().parse(init.body)));
  const sent = JSON.stringify(withOptions(body, window));
  // A redirect would send the prompt to an address that nobody configured.
  const response = await fetch(url, { ...init, body: sent, redirect: 'error' });
  if (!response.ok || !response.body || !body.stream) return response;
  const { status, statusText, headers } = response;
  return new Response(checkedLines(response.body, onError), { status, statusText, headers });
}

/** Puts the error that ended the response, if any, before the last part of the stream. */
function withFailure(failure: { error?: unknown }) {
  return new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
    transform(part, controller) {
      if (part.type === 'finish' && failure.error !== undefined) {
        controller.enqueue({ type: 'error', error: failure.error });
      }
      controller.enqueue(part);
    },
  });
}

/** The library sends some settings beside `options`, where Ollama ignores them. */
function withOptions(body: z.infer<typeof requestBody>, window: number): Record<string, unknown> {
  const { temperature, top_p, max_output_tokens, options, ...rest } = body;
  return {
    ...rest,
    options: {
      ...options,
      temperature,
      top_p,
      num_predict: max_output_tokens,
      num_ctx: window,
    },
    keep_alive: KEEP_ALIVE,
    // Refuse a prompt that does not fit instead of cutting it, and end the answer at the end of the window.
    truncate: false,
    shift: false,
  };
}
