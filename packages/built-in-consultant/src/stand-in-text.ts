import type { Language } from '@savet/contract/languages';
import { loadKnowledge } from './knowledge/knowledge.ts';

/** The text for a model that is unavailable or over its monthly limit, or whose answer is cut off. */
export function standInText(kind: 'standIn' | 'resting' | 'cut', language: Language): string {
  return loadKnowledge().replies[language][kind];
}
