import type { CallOutput } from '@savet/contract/calls';
import type { EngineName, ModelProvider } from '@savet/contract/models';
import type { Catalogue } from '@savet/i18n/catalogue';

/** The model in use, or a stored connection. */
export type Connection = Pick<CallOutput<'getModels'>['inUse'], 'provider' | 'model'>;

/** The ports that the engines listen on unless told otherwise. */
const enginePorts: Record<EngineName, string> = {
  ollama: '11434',
  'lm-studio': '1234',
  'llama-cpp': '8080',
  vllm: '8000',
};

/** A connection in plain words, such as “Anthropic · claude-…”. */
export function connectionName(
  texts: Catalogue['models'],
  { provider, model }: Connection,
): string {
  if (provider === 'built-in') return texts.builtIn;
  const name = texts.providers[provider];
  return model === null ? name : `${name} · ${model}`;
}

/** The engines that are looked for, each with its port. */
export function engineList(texts: Catalogue['models']['local']): string {
  return Object.entries(enginePorts)
    .map(([engine, port]) => texts.enginePort(texts.engines[engine as EngineName], port))
    .join(', ');
}

/** How a model of an engine is connected: Ollama in its own API, the others in OpenAI's. */
export function providerOf(engine: EngineName): ModelProvider {
  return engine === 'ollama' ? 'ollama' : 'openai-compatible';
}
