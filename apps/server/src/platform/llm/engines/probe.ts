import type { EngineName } from '@savet/contract/models';
import { answersAt } from './ask-engine.ts';
import type { FoundEngine } from './engine.ts';
import { listLlamaCpp } from './list-llama-cpp.ts';
import { listLmStudio } from './list-lm-studio.ts';
import { listOllama } from './list-ollama.ts';
import { listVllm } from './list-vllm.ts';

interface EngineQueries {
  /** Path of its first request. */
  path: string;
  list(origin: string, signal: AbortSignal): Promise<FoundEngine | null>;
}

const queries: Record<EngineName, EngineQueries> = {
  ollama: { path: '/api/version', list: listOllama },
  'lm-studio': { path: '/api/v1/models', list: listLmStudio },
  'llama-cpp': { path: '/v1/models', list: listLlamaCpp },
  vllm: { path: '/v1/models', list: listVllm },
};

export interface EngineAddress {
  origin: string;
  /** The engines that may answer there, the likeliest first. */
  engines: readonly [EngineName, ...EngineName[]];
}

/** The default ports. Only the numeric address: `localhost` may be resolved to elsewhere. */
export const loopbackAddresses: readonly EngineAddress[] = [
  { origin: 'http://127.0.0.1:11434', engines: ['ollama'] },
  { origin: 'http://127.0.0.1:1234', engines: ['lm-studio'] },
  { origin: 'http://127.0.0.1:8080', engines: ['llama-cpp', 'vllm'] },
  { origin: 'http://127.0.0.1:8000', engines: ['vllm', 'llama-cpp'] },
];

export interface ProbeOptions {
  addresses?: readonly EngineAddress[];
  /** Limit for the first response of an address, in milliseconds. */
  timeoutMs?: number;
  /** Limit for all further responses of an address, in milliseconds. */
  listTimeoutMs?: number;
}

/** Finds the engines that run on this computer, in the order of the addresses. Only lists; never rejects. */
export async function probeEngines({
  addresses = loopbackAddresses,
  timeoutMs = 300,
  listTimeoutMs = 2_000,
}: ProbeOptions = {}): Promise<FoundEngine[]> {
  const found = await Promise.all(
    addresses.map(async ({ origin, engines }) => {
      const { path } = queries[engines[0]];
      if (!(await answersAt(origin, path, AbortSignal.timeout(timeoutMs)))) return null;
      const signal = AbortSignal.timeout(listTimeoutMs);
      for (const engine of engines) {
        const answer = await readEngine(engine, origin, signal);
        if (answer) return answer;
      }
      return null;
    }),
  );
  return found.filter((answer) => answer !== null);
}

/**
 * Lists the models of the engine at the origin of the address, whatever its path. Returns null if no such engine
 * answers there before the signal aborts. Only lists; never rejects.
 */
export async function readEngine(
  engine: EngineName,
  baseUrl: string,
  signal: AbortSignal,
): Promise<FoundEngine | null> {
  const url = URL.parse(baseUrl);
  return url && queries[engine].list(url.origin, signal);
}
