/** Most of the consultant's code and knowledge: a server at rest does without 60 MB of it. */
import { loadKnowledge, restKnowledge } from './knowledge/knowledge.ts';
import { restRecogniser, wakeRecogniser } from './recognition/recogniser.ts';

/** Everything that reads a question. The first time takes half a second, and a quarter after a rest. */
export async function loadReading(): Promise<typeof import('./reading.ts')> {
  const { noteOn, wantedFields } = await import('./reading.ts');
  loadKnowledge();
  wakeRecogniser();
  return { noteOn, wantedFields };
}

/** Loads the code that answers a question without a model. */
export function loadAnswering(): Promise<typeof import('./answers/answer.ts')> {
  return import('./answers/answer.ts');
}

/**
 * Loads ahead of a question what it needs.
 * @param answers whether the consultant will answer it by itself
 */
export async function prepareConsultant({ answers }: { answers: boolean }): Promise<void> {
  await loadReading();
  if (answers) await loadAnswering();
}

/** Lets go what is fast to read again. @returns whether there was anything */
export function restConsultant(): boolean {
  if (!restRecogniser()) return false;
  restKnowledge();
  return true;
}
