import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { ModelProvider } from '@savet/contract/models';
import { chatText } from './direct-text/chat-completions.ts';
import { takingText } from './direct-text/direct-text.ts';

type Variable = 'AI_MODEL' | 'AI_BASE_URL' | 'AI_API_KEY';

interface ProviderDefinition {
  /** Variables without which the provider can't be called. */
  requires: readonly Variable[];
  /**
   * Loads the provider's library and gives its models by id. Always passes the address and the key on:
   * without them the libraries would read the environment themselves.
   */
  load(access: ProviderAccess): Promise<Models>;
}

interface ProviderAccess {
  baseUrl: string | null;
  apiKey: string;
  /** In tokens; null if it is not known. */
  contextWindow: number | null;
}

type Models = (modelId: string) => LanguageModelV4;

/** A redirect would carry the key and the question to another address. */
const fetchDirectly: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' });
const fetchChat = takingText(chatText);

/** Every provider that `AI_PROVIDER` may name. */
export const providers = {
  openai: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const baseURL = baseUrl ?? 'https://api.openai.com/v1';
      const openai = createOpenAI({ apiKey, baseURL, fetch: fetchChat });
      // Chat completions store nothing at the provider; the responses API stores by default.
      return (modelId) => openai.chat(modelId);
    },
  },
  anthropic: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const baseURL = baseUrl ?? 'https://api.anthropic.com/v1';
      return createAnthropic({ apiKey, baseURL, fetch: fetchDirectly });
    },
  },
  google: {
    requires: ['AI_MODEL', 'AI_API_KEY'],
    async load({ baseUrl, apiKey }) {
      const { createGoogle } = await import('@ai-sdk/google');
      const baseURL = baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta';
      return createGoogle({ apiKey, baseURL, fetch: fetchDirectly });
    },
  },
  'openai-compatible': {
    // Ollama and vLLM often need no key.
    requires: ['AI_MODEL', 'AI_BASE_URL'],
    async load({ baseUrl, apiKey }) {
      const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
      const options = {
        name: 'openai-compatible',
        baseURL: baseUrl ?? '',
        includeUsage: true,
        fetch: fetchChat,
      };
      return createOpenAICompatible(apiKey === '' ? options : { ...options, apiKey });
    },
  },
  ollama: {
    requires: ['AI_MODEL'],
    async load({ baseUrl, contextWindow }) {
      const { ollamaModels } = await import('./engines/ollama-model.ts');
      return ollamaModels({ baseUrl: baseUrl ?? OLLAMA_URL, contextWindow });
    },
  },
} satisfies Record<ModelProvider, ProviderDefinition>;

/** The address at which Ollama listens by default. */
export const OLLAMA_URL = 'http://127.0.0.1:11434';

export interface AiConfiguration {
  /** `built-in` calls no provider. */
  provider: 'built-in' | ModelProvider;
  model: string | null;
  /** For the free plan; `model` when null. */
  modelFree: string | null;
  baseUrl: string | null;
  apiKey: string | null;
  /** Window of the models in tokens; null: as the engine reports it. */
  contextWindow: number | null;
}

/** The model that the environment chooses. */
export interface AiEnvironment extends Omit<AiConfiguration, 'provider'> {
  /** `auto`: a local model, if one is found. Null: staff choose on the screen. */
  provider: AiConfiguration['provider'] | 'auto' | null;
  /** Whether the built-in consultant answers when the model fails. */
  takesOver: boolean;
  /** Hosts, with their ports, at which alone staff may connect a model. Null: the usual ones, and those that staff allow. */
  hosts: readonly string[] | null;
  /** Names of the set variables. */
  variables: string[];
}

/** Tokens as the provider counted them; 0 if it did not report any. */
export interface Usage {
  /** All of the prompt, with what was in the provider's cache. */
  inputTokens: number;
  /** The part of the prompt that was in the provider's cache. */
  cachedInputTokens: number;
  outputTokens: number;
}

/**
 * Gives model objects of the configured provider. Its library is loaded on first use.
 * @throws when a required setting is missing, or for `built-in`, which has no provider
 */
export function openProvider(
  configuration: AiConfiguration,
): (modelId: string) => Promise<LanguageModelV4> {
  const { provider, model, baseUrl, apiKey, contextWindow } = configuration;
  if (provider === 'built-in') throw new Error('the built-in consultant has no provider');
  const { requires, load }: ProviderDefinition = providers[provider];
  const values = { AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey };
  const missing = requires.filter((variable) => values[variable] === null);
  if (missing.length > 0) throw new Error(`${missing.join(', ')} must be set`);
  let models: Promise<Models> | undefined;
  /** The libraries build the schemas of their answers anew for each model object. */
  const opened = new Map<string, LanguageModelV4>();
  return async (modelId) => {
    models ??= load({ baseUrl, apiKey: apiKey ?? '', contextWindow });
    const model = opened.get(modelId) ?? (await models)(modelId);
    opened.set(modelId, model);
    return model;
  };
}
