import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** What a reader is told when the model does not answer, or not to the end. */
export function standInText(kind: 'standIn' | 'resting' | 'cut', language: Language): string {
  return loadKnowledge().replies[language][kind];
}
