import type { EngineName } from '@savet/contract/models';

export interface EngineModel {
  /** As the engine's API takes it. */
  name: string;
  /** Size on disk or in memory. */
  bytes: number | null;
  /**
   * The window in tokens that a request can use now. Ollama: the model's maximum, since a request sets its own;
   * LM Studio: that of the loaded model, else its maximum; llama.cpp: that of one slot; vLLM: `max_model_len`.
   */
  contextLength: number | null;
  isLoaded: boolean;
}

export interface FoundEngine {
  engine: EngineName;
  /** The origin for Ollama; with `/v1` for the others. */
  baseUrl: string;
  models: EngineModel[];
}
