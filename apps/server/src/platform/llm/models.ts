import type { LanguageModelV4 } from '@ai-sdk/provider';

type Variable = 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY';

interface ProviderDefinition {
  /** Variables without which the provider can't be called. */
  requires: readonly Variable[];
  /**
   * Loads the provider's library and gives its models by id. Always passes the address and the key on:
   * without them the libraries would read the environment themselves.
   */
  load(settings: { baseUrl: string | null; apiKey: string }): Promise<Models>;
}

type Models = (modelId: string) => LanguageModelV4;

/** Every provider that `AI_PROVIDER` may name. */
export const providers = {
  openai: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ apiKey, baseURL: baseUrl ?? 'https://api.openai.com/v1' });
      // Chat completions store nothing at the provider; the responses API stores by default.
      return (modelId) => openai.chat(modelId);
    },
  },
  anthropic: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey, baseURL: baseUrl ?? 'https://api.anthropic.com/v1' });
    },
  },
  google: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createGoogle } = await import('@ai-sdk/google');
      const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      return createGoogle({ apiKey, baseURL });
    },
  },
  'openai-compatible': {
    // Ollama and vLLM often need no key.
    requires: ['AI_MODEL', 'AI_BASE_URL'],
    async load({ baseUrl, apiKey }) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = { name: 'openai-compatible', baseURL: baseUrl ?? '', includeUsage: true };
      return createOpenAICompatible(apiKey === '' ? options : { ...options, apiKey });
    },
  },
} satisfies Record<string, ProviderDefinition>;

export type ProviderName = keyof typeof providers;

export const providerNames = Object.keys(providers) as ProviderName[];

export interface AiConfiguration {
  /** `built-in` calls no provider. */
  provider: 'built-in' | ProviderName;
  model: string | null;
  /** For the free plan; `model` when null. */
  modelFree: string | null;
  baseUrl: string | null;
  apiKey: string | null;
}

/** Tokens as the provider counted them; 0 if it did not report any. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

/**
 * Gives model objects of the configured provider. Its library is loaded on first use.
 * @throws when a required setting is missing, or for `built-in`, which has no provider
 */
export function openProvider(
  configuration: AiConfiguration,
): (modelId: string) => Promise<LanguageModelV4> {
  const { provider, model, baseUrl, apiKey } = configuration;
  if (provider === 'built-in') throw new Error('the built-in consultant has no provider');
  const { requires, load }: ProviderDefinition = providers[provider];
  const values = { AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey };
  const missing = requires.filter((variable) => values[variable] === null);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set`);
  let models: Promise<Models> | undefined;
  return async (modelId) => {
    models ??= load({ baseUrl, apiKey: apiKey ?? '' });
    return (await models)(modelId);
  };
}
