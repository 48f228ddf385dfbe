import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Plan } from '@savet/contract/plans';
import type { readEngine } from '../../platform/llm/engines/probe.ts';
import { openProvider } from '../../platform/llm/models.ts';
import type { ModelConnection } from './connection.ts';
import { createModelStates, type ModelState } from './model-state.ts';

/** A connection with its models. */
export interface OpenConnection {
  connection: ModelConnection;
  /** The name of a plan's model. */
  modelIdFor(plan: Plan): string;
  /** The model with this name, for a window that its state has given. */
  model(modelId: string, contextWindow: number | null): Promise<LanguageModelV4>;
  state(modelId: string): Promise<ModelState>;
}

/** Tells the consultant which model answers. */
export interface ConnectionSource {
  /** The connection in use. Ask for every request: staff can change it at any time. */
  current(): Promise<OpenConnection>;
}

/**
 * Opens a connection; the provider's library is loaded on first use.
 * @param read for tests: asks the engine at an address about its models
 * @throws when a setting of the provider is missing
 */
export function openConnection(
  connection: ModelConnection,
  read?: typeof readEngine,
): OpenConnection {
  const { model, modelFree } = connection;
  const isBuiltIn = connection.provider === 'built-in';
  // An engine reloads a model whose window changes, so models are kept by it.
  const opened = new Map<number | null, (modelId: string) => Promise<LanguageModelV4>>();
  if (!isBuiltIn) opened.set(connection.contextWindow, openProvider(connection));
  return {
    connection,
    modelIdFor: (plan) => (plan === 'free' ? modelFree : null) ?? model ?? '',
    model: (modelId, contextWindow) => {
      const open = opened.get(contextWindow) ?? openProvider({ ...connection, contextWindow });
      opened.set(contextWindow, open);
      return open(modelId);
    },
    state: createModelStates(connection, read),
  };
}

/** A source that never changes. @throws when a setting of the provider is missing */
export function fixedSource(
  connection: ModelConnection,
  read?: typeof readEngine,
): ConnectionSource {
  const open = openConnection(connection, read);
  return { current: async () => open };
}
