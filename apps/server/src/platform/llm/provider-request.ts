import type {
  LanguageModelV4,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  SharedV4ProviderOptions,
} from '@ai-sdk/provider';
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
  { model, instructions, messages, ...options }: ProviderRequest,
  signal: AbortSignal,
  onText: (text: string) => void,
): Promise<ReadableStream<LanguageModelV4StreamPart>> {
  assertOutsideTransaction('a model was asked');
  const prompt: LanguageModelV4Prompt = [
    { role: 'system', content: instructions },
    ...messages.map(({ role, content }) => ({
      role,
      content: [{ type: 'text' as const, text: content }],
    })),
  ];
  const asked = { ...options, prompt, abortSignal: signal };
  const { stream } = await withDirectText(onText, () => model.doStream(asked));
  return stream;
}
