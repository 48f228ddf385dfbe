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
