import { LLMock } from '@copilotkit/aimock';
import type {
  EngineOptions,
  StandInEngine,
} from '../../apps/server/src/testing/engines/engine-options.ts';
import { startEngine } from '../../apps/server/src/testing/engines/start-engine.ts';

/** Tokens of every answer of the gateway, as each provider names them. */
const usage = {
  prompt_tokens: 31,
  completion_tokens: 12,
  total_tokens: 43,
  input_tokens: 31,
  output_tokens: 12,
  promptTokenCount: 31,
  candidatesTokenCount: 12,
};

/** Stand-ins for all that staff can connect a server to. */
export interface ModelStandIns {
  /** Speaks as OpenAI, Anthropic and Google do; every model gives the same answer. */
  gateway: { origin: string; answer: string };
  ollama: StandInEngine;
  /** Environment variables of a server without a model, which finds the Ollama at its usual port, and nothing else. */
  variables: Record<string, string>;
  stop(): Promise<void>;
}

export async function startModelStandIns(ollamaOptions: EngineOptions): Promise<ModelStandIns> {
  const gateway = await LLMock.create();
  const answer = 'Start with **who is awake** 🌙.';
  gateway.onMessage(/./, { content: answer, usage }, { chunkSize: 8 });
  const ollama = await startEngine('ollama', ollamaOptions);
  const preloaded = new URL('usual-ports.ts', import.meta.url).href;
  return {
    gateway: { origin: gateway.url, answer },
    ollama,
    variables: {
      NODE_OPTIONS: `--import=${preloaded}`,
      SAVET_TEST_ENGINES: JSON.stringify({ 11434: ollama.origin }),
    },
    async stop() {
      await gateway.stop();
      await ollama.stop();
    },
  };
}
