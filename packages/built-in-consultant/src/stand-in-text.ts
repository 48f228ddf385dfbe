import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** What a reader is told when the model does not answer. */
export function standInText(kind: 'standIn' | 'resting', language: Language): string {
  return loadKnowledge().replies[language][kind];
}
