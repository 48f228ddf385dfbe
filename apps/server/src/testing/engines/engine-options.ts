import type { EngineName } from '@savet/contract/models';
import type { Message } from './prompt-tokens.ts';

export interface StandInModel {
  name: string;
  bytes: number;
  /** The maximum that the model was made for, in tokens. */
  contextLength: number;
  /** Whether it is loaded at the start. False by default for Ollama and LM Studio, true for the others. */
  loaded?: boolean;
  /** How long loading takes, in milliseconds. */
  loadMs?: number;
  isEmbedding?: boolean;
}

export interface EngineOptions {
  models: readonly StandInModel[];
  /** The port to listen on; a free one when absent. */
  port?: number;
  /**
   * The window in tokens. Ollama: of requests that set none, 4,096 by default; LM Studio: of loaded models, 4,096 by
   * default; llama.cpp: of one slot, and vLLM: of the server, the model's maximum by default.
   */
  contextLength?: number;
  /** llama.cpp only: cuts long prompts silently, as with `--context-shift`. */
  contextShift?: boolean;
  /** LM Studio only: v0 is a version before 0.4. */
  restApi?: 'v0' | 'v1';
  /** The answer to the messages that are left after a cut. */
  reply?: (messages: readonly Message[]) => string;
}

export interface RecordedRequest {
  method: string;
  path: string;
  /** The parsed JSON; null without any. */
  body: unknown;
}

/** How an answer breaks off: without its end, with an error of the engine, or with a reset connection. */
export type Break = 'end' | 'error' | 'reset';

export interface Delays {
  /** Before the first byte of every response, in milliseconds. */
  firstByteMs?: number;
  /** Before every piece of an answer, in milliseconds. */
  pieceMs?: number;
}

export interface StandInEngine {
  engine: EngineName;
  origin: string;
  /** As `AI_BASE_URL` takes it: the origin for Ollama, with `/v1` for the others. */
  baseUrl: string;
  requests: readonly RecordedRequest[];
  /** Prompts that were cut silently. */
  readonly cuts: number;
  /** Times that a model was loaded, again with another window too. */
  readonly loads: number;
  /** Answers whose reader left before the end. */
  readonly abandoned: number;
  setDelay(delays: Delays): void;
  /** No model is loaded until the returned function is called. */
  holdLoading(): () => void;
  /** The next answer breaks after so many pieces. */
  breakNext(how: Break, afterPieces?: number): void;
  /** The next request for an answer fails with this status, in the engine's format. */
  failNext(status: number, message: string): void;
  /** Resets all connections and stops listening. */
  vanish(): Promise<void>;
  /** Listens on the same port again, with no model loaded. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}
