import type { LanguageModelV4, SharedV4ProviderOptions } from '@ai-sdk/provider';
import type { TextStreamPart, ToolSet } from 'ai';
import { assertOutsideTransaction } from '../db/transaction.ts';
import { withDirectText } from './direct-text/direct-text.ts';

export interface ProviderRequest {
  model: LanguageModelV4;
  instructions: string;
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** Most tokens of the reply; without it, the provider's own limit holds. */
  maxOutputTokens?: number;
  /** Only for models that take one. */
  temperature?: number;
  providerOptions?: SharedV4ProviderOptions;
}

/**
 * Opens a request to a model. All requests to providers pass through here. Failures arrive as parts of the stream
 * or as exceptions; callers must handle both.
 * @param onText text of providers that are read directly: it is not among the parts, and comes before their `finish`
 */
export async function openProviderRequest(
  request: ProviderRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<AsyncIterable<TextStreamPart<ToolSet>>> {
  assertOutsideTransaction('a model was asked');
  const { streamText } = await loadLibrary();
  const result = withDirectText(onText, () =>
    streamText({
      ...request,
      abortSignal: signal,
      maxRetries: 0,
      // Only with tracing, and never what anybody wrote.
      telemetry: { recordInputs: false, recordOutputs: false },
      // Without a callback, the library prints errors with the provider's texts to the console.
      onError: () => undefined,
    }),
  );
  return result.stream;
}

/** Loads the library, which takes about 100 ms; call ahead of the first request. */
export async function loadLibrary(): Promise<typeof import('ai')> {
  const library = await import('ai');
  globalThis.AI_SDK_LOG_WARNINGS = false;
  return library;
}
