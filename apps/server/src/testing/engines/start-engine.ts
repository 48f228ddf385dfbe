import type { EngineName } from '@savet/contract/models';
import type { EngineOptions, StandInEngine } from './engine-options.ts';
import { type Call, type Routes, sendJson, serveEngine } from './engine-server.ts';
import type { EngineState } from './engine-state.ts';
import { llamaCppRoutes, llamaCppState } from './llama-cpp-engine.ts';
import { lmStudioRoutes, lmStudioState } from './lm-studio-engine.ts';
import { ollamaRoutes, ollamaState } from './ollama-engine.ts';
import { vllmRoutes, vllmState } from './vllm-engine.ts';

interface EngineKind {
  createState(options: EngineOptions): EngineState;
  createRoutes(state: EngineState): Routes;
  notFound(call: Call, path: string): void;
}

const kinds: Record<EngineName, EngineKind> = {
  ollama: {
    createState: ollamaState,
    createRoutes: ollamaRoutes,
    notFound: ({ response }) => void response.writeHead(404).end('404 page not found'),
  },
  'lm-studio': {
    createState: lmStudioState,
    createRoutes: lmStudioRoutes,
    // LM Studio answers 200 here.
    notFound: (call, path) =>
      sendJson(call, 200, { error: `Unexpected endpoint or method. (GET ${path})` }),
  },
  'llama-cpp': {
    createState: llamaCppState,
    createRoutes: llamaCppRoutes,
    notFound: (call) =>
      sendJson(call, 404, {
        error: { code: 404, message: 'File Not Found', type: 'not_found_error' },
      }),
  },
  vllm: {
    createState: vllmState,
    createRoutes: vllmRoutes,
    notFound: (call) => sendJson(call, 404, { detail: 'Not Found' }),
  },
};

/**
 * A stand-in of a local engine: it lists, loads, answers, cuts and refuses as the real one, but its
 * answers are written by the test.
 */
export async function startEngine(
  engine: EngineName,
  options: EngineOptions,
): Promise<StandInEngine> {
  const { createState, createRoutes, notFound } = kinds[engine];
  const state = createState(options);
  const { origin, requests, vanish, comeBack } = await serveEngine(
    state,
    createRoutes(state),
    notFound,
  );
  const stop = async () => {
    state.isGone = true;
    await vanish();
  };
  return {
    engine,
    origin,
    baseUrl: engine === 'ollama' ? origin : `${origin}/v1`,
    requests,
    get cuts() {
      return state.cuts;
    },
    get loads() {
      return state.loads;
    },
    get abandoned() {
      return state.abandoned;
    },
    setDelay: (delays) => Object.assign(state.delays, delays),
    holdLoading() {
      const { promise, resolve } = Promise.withResolvers<void>();
      state.held = promise;
      return resolve;
    },
    breakNext(how, afterPieces = 2) {
      state.planned = { how, afterPieces };
    },
    failNext(status, message) {
      state.failure = { status, message };
    },
    vanish: stop,
    async comeBack() {
      state.isGone = false;
      state.unloadAll();
      await comeBack();
    },
    stop,
  };
}
