import type { ModelSource } from '@savet/contract/models';
import type { AiConfiguration } from '../../platform/llm/models.ts';

/** The model that answers, and how it was chosen. */
export interface ModelConnection extends AiConfiguration {
  source: ModelSource;
  /** Whether the built-in consultant answers when the model fails or a ceiling is reached. */
  takesOver: boolean;
}

/** No model: the built-in consultant answers. */
export const noConnection: ModelConnection = {
  source: 'none',
  provider: 'built-in',
  model: null,
  modelFree: null,
  baseUrl: null,
  apiKey: null,
  contextWindow: null,
  takesOver: false,
};
