import type { LanguageModelV4 } from '@ai-sdk/provider';

export interface AiConfiguration {
  provider: 'built-in' | 'openai' | 'anthropic' | 'google' | 'openai-compatible';
  model: string | null;
  /** For the free plan; `model` when null. */
  modelFree: string | null;
  baseUrl: string | null;
  apiKey: string | null;
}

/** Tokens as the provider counted them; 0 where it told nothing. */
export interface Usage {
  inputTokens: number;
  outputTokens: number;
}

type Provider = (modelId: string) => LanguageModelV4;

/** The variables that must still be set before this provider can be asked. */
function missingSettings(configuration: AiConfiguration): string[] {
  const { provider, model, apiKey, baseUrl } = configuration;
  if (provider === 'built-in') return [];
  const missing = model === null ? ['AI_MODEL'] : [];
  // A server of one's own (Ollama, vLLM) needs an address and often no key; the others the reverse.
  if (provider === 'openai-compatible')
    return baseUrl === null ? [...missing, 'AI_BASE_URL'] : missing;
  return apiKey === null ? [...missing, 'AI_API_KEY'] : missing;
}

/**
 * Gives model objects of the configured provider; its library is loaded on first use.
 * Addresses and keys are always passed on, since the libraries would else read the environment.
 * @throws when a setting is missing, or for `built-in`, which is no provider
 */
export function openProvider(
  configuration: AiConfiguration,
): (modelId: string) => Promise<LanguageModelV4> {
  const missing = missingSettings(configuration);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set`);
  let provider: Promise<Provider> | undefined;
  return async (modelId) => {
    provider ??= loadProvider(configuration);
    return (await provider)(modelId);
  };
}

async function loadProvider({ provider, baseUrl, apiKey }: AiConfiguration): Promise<Provider> {
  const key = apiKey ?? '';
  switch (provider) {
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      // Chat completions keep nothing at the provider; the responses API stores by default.
      const baseURL = baseUrl ?? 'https://api.openai.com/v1';
      const openai = createOpenAI({ apiKey: key, baseURL });
      return (modelId) => openai.chat(modelId);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      return createAnthropic({ apiKey: key, baseURL: baseUrl ?? 'https://api.anthropic.com/v1' });
    }
    case 'google': {
      const { createGoogle } = await import('@ai-sdk/google');
      const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      return createGoogle({ apiKey: key, baseURL });
    }
    case 'openai-compatible': {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = { name: 'openai-compatible', baseURL: baseUrl ?? '', includeUsage: true };
      return createOpenAICompatible(key === '' ? options : { ...options, apiKey: key });
    }
    case 'built-in':
      throw new Error('the built-in consultant has no provider');
  }
}
