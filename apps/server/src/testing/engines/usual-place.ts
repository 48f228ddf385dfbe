import type { EngineName } from '@savet/contract/models';
import { isEmbeddingName } from '../../platform/llm/engines/model-name.rules.ts';
import { loopbackAddresses } from '../../platform/llm/engines/probe.ts';
import type { EngineOptions } from './engine-options.ts';
import { startEngine } from './start-engine.ts';

/**
 * Starts a stand-in of an engine where the server looks for one.
 * @returns the names that the server lists
 */
export async function startAtUsualPlace(engine: EngineName, { models }: EngineOptions) {
  const ports = loopbackAddresses
    .filter(({ engines }) => engines.includes(engine))
    .map(({ origin }) => Number(new URL(origin).port));
  for (const port of ports) {
    // Another program may listen there.
    const started = await startEngine(engine, { models, port }).catch(() => null);
    if (!started) continue;
    const names = models.map(({ name }) => name).filter((name) => !isEmbeddingName(name));
    return { names, stop: () => started.stop() };
  }
  throw new Error(`other programs listen at the ports ${ports.join(' and ')}`);
}
