import type { EngineName } from '@savet/contract/models';
import type { EngineModel, FoundEngine } from './engine.ts';
import { familyRank, isChatName } from './model-name.rules.ts';

const GIB = 1024 ** 3;
/** A loaded model needs its file and room for the context. */
const MEMORY_FACTOR = 1.2;
/** Smaller files hold models that write no usable Bulgarian, whatever their family. */
const SMALL_BYTES = 1.2 * GIB;
/** Instructions, Brand Hub and a question do not fit into less, in tokens. */
const SMALLEST_WINDOW = 4_096;

export interface ProposedModel {
  engine: EngineName;
  baseUrl: string;
  model: string;
}

/** Whether the model fits into a memory of so many bytes. One of unknown size fits if it is loaded. */
export function fitsMemory({ bytes, isLoaded }: EngineModel, memoryBytes: number): boolean {
  return bytes === null ? isLoaded : bytes * MEMORY_FACTOR + GIB <= memoryBytes;
}

/**
 * The model to start with: of the family with the best Bulgarian the largest that fits into the memory, and of two
 * equal ones the loaded one. Null if none is suitable.
 */
export function proposedModel(
  engines: readonly FoundEngine[],
  { memoryBytes }: { memoryBytes: number },
): ProposedModel | null {
  const candidates = engines.flatMap(({ engine, baseUrl, models }) =>
    models
      .filter((model) => isSuitable(model) && fitsMemory(model, memoryBytes))
      .map((model) => ({ engine, baseUrl, model })),
  );
  const best = candidates.toSorted((a, b) => byPreference(a.model, b.model))[0];
  return best ? { ...best, model: best.model.name } : null;
}

function isSuitable({ name, contextLength }: EngineModel): boolean {
  return isChatName(name) && (contextLength ?? SMALLEST_WINDOW) >= SMALLEST_WINDOW;
}

function isSmall({ bytes }: EngineModel): boolean {
  return bytes !== null && bytes < SMALL_BYTES;
}

function byPreference(a: EngineModel, b: EngineModel): number {
  return (
    Number(isSmall(a)) - Number(isSmall(b)) ||
    familyRank(a.name) - familyRank(b.name) ||
    (b.bytes ?? 0) - (a.bytes ?? 0) ||
    Number(b.isLoaded) - Number(a.isLoaded)
  );
}
